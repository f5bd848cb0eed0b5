import type { Notice } from './bus.ts';

/** PostgreSQL takes less than 8,000 in one payload. */
const MOST_BYTES = 7900;
const ROOM_FOR_ENVELOPE = 100;

/** Notices that are sent together, and which process they come from. */
interface Envelope {
  readonly from: string;
  readonly notices: readonly Notice[];
}

/** A notice as text that fits into a payload. */
export function noticeText(notice: Notice): string {
  const text = JSON.stringify(notice);
  return Buffer.byteLength(text) <= MOST_BYTES - ROOM_FOR_ENVELOPE ? text : JSON.stringify(shortened(notice));
}

/** What others can read themselves is left out. */
function shortened(notice: Notice): Notice {
  if (notice.kind !== 'table') return notice;
  const { kind, table, version } = notice;
  return { kind, table, version };
}

/** Notices in as few payloads as hold them, in their order: each payload is a message to every process. */
export function payloadsOf(from: string, texts: readonly string[]): readonly string[] {
  const payloads: string[] = [];
  let together: string[] = [];
  let bytes = ROOM_FOR_ENVELOPE;
  for (const text of texts) {
    const more = Buffer.byteLength(text) + 1;
    if (together.length > 0 && bytes + more > MOST_BYTES) {
      payloads.push(enveloped(from, together));
      together = [];
      bytes = ROOM_FOR_ENVELOPE;
    }
    together.push(text);
    bytes += more;
  }
  return together.length > 0 ? [...payloads, enveloped(from, together)] : payloads;
}

function enveloped(from: string, texts: readonly string[]): string {
  return `${beginningFrom(from)}"notices":[${texts.join()}]}`;
}

function beginningFrom(from: string): string {
  return `{"from":"${from}",`;
}

/** The notices of another process; own ones come back as well and are left out. */
export function noticesIn(payload: string, self: string): readonly Notice[] {
  if (payload.startsWith(beginningFrom(self))) return [];
  const { notices }: Envelope = JSON.parse(payload);
  return notices;
}
