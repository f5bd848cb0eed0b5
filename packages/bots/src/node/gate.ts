/** Lets a fixed number of callers in at a time; the others wait in line. */
export function gate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free++;
  };
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((enter) => line.push(enter));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
