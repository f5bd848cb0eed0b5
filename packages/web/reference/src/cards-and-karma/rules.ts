/** "GEN-01 GEN-02" as ids of the ledger. */
export function rules(numbers: string): readonly string[] {
  return numbers.split(' ').map((number) => `CNK-${number}`);
}
