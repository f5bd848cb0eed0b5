/** The two markers of a player on one line: fame from the left, money from the right; they meet in between. */
export interface GaugeMarks {
  readonly fame: number;
  readonly money: number;
}

const EDGE = 11;

export function gaugeMarks({ fame, money }: { fame: number; money: number }, meet: number, width: number): GaugeMarks {
  const unit = (width - 2 * EDGE) / meet;
  const inside = (x: number) => Math.min(Math.max(x, EDGE), width - EDGE);
  return { fame: inside(EDGE + fame * unit), money: inside(EDGE + (meet - Math.ceil(money / 2)) * unit) };
}

/** Minimum distance between markers, so the text between them hides neither. */
export function apart({ fame, money }: GaugeMarks, room: number, width: number): GaugeMarks {
  if (Math.abs(money - fame) >= room) return { fame, money };
  const half = room / 2;
  const middle = Math.min(Math.max((fame + money) / 2, half + EDGE), width - half - EDGE);
  return fame <= money ? { fame: middle - half, money: middle + half } : { fame: middle + half, money: middle - half };
}

/** The spaces that the markers move again in the staged ending. */
const LAST_SPACES = 5;
const CROSSING_UNIT = 9;
const MARKER_ROOM = 14;

/** The markers' positions on a short stretch of their tracks: `score` spaces past each other, or short of meeting. */
export function crossingMarks(score: number, hasRun: boolean, width: number): GaugeMarks {
  const half = ((hasRun ? score : score - 2 * LAST_SPACES) * CROSSING_UNIT) / 2;
  const most = width / 2 - MARKER_ROOM;
  const inside = Math.max(-most, Math.min(most, half));
  return { fame: width / 2 + inside, money: width / 2 - inside };
}
