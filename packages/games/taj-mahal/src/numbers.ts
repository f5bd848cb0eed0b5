/** The number at an index that must exist. */
export function at(numbers: readonly number[], index: number): number {
  const number = numbers[index];
  if (number === undefined) throw new Error(`no number at ${index}`);
  return number;
}

export function add(numbers: number[], index: number, amount: number): void {
  numbers[index] = at(numbers, index) + amount;
}

/** A list with one number changed, for lists that copies of a state share. */
export function changed(numbers: readonly number[], index: number, number: number): number[] {
  const list = numbers.slice();
  list[index] = number;
  return list;
}

/** Each index as often as its count says. */
export function listOf(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    for (let copies = at(counts, index); copies > 0; copies--) list.push(index);
  }
  return list;
}

/** Inserts a number into a sorted list. */
export function insertSorted(list: number[], number: number): void {
  let index = list.length;
  for (; index > 0 && at(list, index - 1) > number; index--) list[index] = at(list, index - 1);
  list[index] = number;
}

/** Removes one copy of a number from a sorted list. */
export function removeSorted(list: number[], number: number): void {
  const index = list.indexOf(number);
  if (index < 0) throw new Error(`there is no ${number} in ${list}`);
  for (let next = index + 1; next < list.length; next++) list[next - 1] = at(list, next);
  list.pop();
}

/** How often each index below `length` is listed. */
export function countsOf(list: readonly number[], length: number): number[] {
  const counts = zeros(length);
  for (const index of list) add(counts, index, 1);
  return counts;
}

export function zeros(length: number): number[] {
  return Array<number>(length).fill(0);
}

export function isAllZero(counts: readonly number[]): boolean {
  for (let index = 0; index < counts.length; index++) if (counts[index] !== 0) return false;
  return true;
}
