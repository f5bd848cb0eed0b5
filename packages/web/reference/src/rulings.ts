/** Why something is ours: the rulebook says nothing about it, leaves it open, or shows it only in a picture. */
export const RULING_REASONS = ['silent', 'open', 'picture'] as const;

export type RulingReason = (typeof RULING_REASONS)[number];

export interface Ruling {
  readonly rule: string;
  readonly reason: RulingReason;
}

/** A ruling in the words of the ledger. */
export interface LedgerRuling extends Ruling {
  readonly says: string;
}

const ENTRY = /^#{3,4} ([A-Z0-9]+(?:-[A-Z0-9]+)+)/;
const LOST_PICTURE = /\bpictures?\b|`data: /;
const SILENCE =
  /\bsilent\b|nothing in the text|(says|give) nothing|(does|do) not (say|tell)|(never|not) (said|given|named|mentioned)|\bno [\w -]+ is (given|named)/i;

/** What a ledger marks as ours: its `ruling:` lines, and `data:` that only pictures show. */
export function rulingsIn(ledger: string): readonly LedgerRuling[] {
  return entriesIn(ledger).flatMap(({ rule, lines }) => {
    const isSilent = lines.some((line) => line.startsWith('- src:') && SILENCE.test(line));
    const rulings = lines.filter((line) => line.startsWith('- ruling:')).map((line) => line.slice('- ruling:'.length).trim());
    const data = lines
      .filter((line) => !/^- (ruling|src|test):/.test(line))
      .flatMap((line) => line.match(/`data: [^`]+`/g) ?? []);
    return [
      ...rulings.map((says) => ({ rule, reason: reasonOf(says, isSilent), says })),
      ...(data.length > 0 ? [{ rule, reason: 'picture' as const, says: data.join(', ').replaceAll('`', '') }] : []),
    ];
  });
}

function reasonOf(says: string, isSilent: boolean): RulingReason {
  if (LOST_PICTURE.test(says)) return 'picture';
  return isSilent || SILENCE.test(says) ? 'silent' : 'open';
}

function entriesIn(ledger: string): readonly { readonly rule: string; readonly lines: readonly string[] }[] {
  const entries: { rule: string; lines: string[] }[] = [];
  let isInside = false;
  for (const line of ledger.split('\n')) {
    const rule = ENTRY.exec(line)?.[1];
    if (/^#{1,4} /.test(line)) isInside = rule !== undefined;
    if (rule !== undefined) entries.push({ rule, lines: [] });
    else if (isInside) entries.at(-1)?.lines.push(line);
  }
  return entries;
}

/** The rulings among these rules, each reason once per rule. */
export function rulingsOf(rules: readonly string[], all: readonly Ruling[]): readonly Ruling[] {
  return RULING_REASONS.flatMap((reason) =>
    rules.filter((rule) => all.some((one) => one.rule === rule && one.reason === reason)).map((rule) => ({ rule, reason })),
  );
}
