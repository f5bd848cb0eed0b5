const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "a, b and c". */
export function allOf(items: readonly (string | number)[]): string {
  return AND.format(items.map(String));
}

/** "a, b or c". */
export function anyOf(items: readonly string[]): string {
  return OR.format(items);
}

/** "seat 2", "seats 1 and 3". */
export function numbered(thing: string, plural: string, numbers: readonly number[]): string {
  return `${numbers.length === 1 ? thing : plural} ${allOf(numbers)}`;
}
