let count = 0;

/** Counts its tasks, or fails as asked. */
export default async function work({ does }: { readonly does: string }): Promise<number> {
  if (does === 'throw') throw new Error('asked to throw');
  if (does === 'exit') process.exit(0);
  while (does === 'hang');
  count++;
  return count;
}
