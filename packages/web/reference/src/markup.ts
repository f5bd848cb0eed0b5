/** A piece of a line. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'link'; readonly section: string; readonly text: string }
  | { readonly kind: 'symbol'; readonly name: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list' | 'numbers'; readonly items: readonly (readonly TextPart[])[] };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\{\{([a-z0-9-]+)\}\}/g;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;

/** Reads the small markup of a section's text: paragraphs, lists, bold words, links to sections, symbols. */
export function readMarkup(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk) => blocksOf(chunk.split('\n').map((line) => line.trim())));
}

/** Consecutive lines of one kind belong together; lines of a paragraph are joined. */
function blocksOf(lines: readonly string[]): Block[] {
  const runs: { kind: Block['kind']; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map((run) => blockOf(run.kind, run.lines));
}

function kindOf(line: string): Block['kind'] {
  if (BULLET.test(line)) return 'list';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

function blockOf(kind: Block['kind'], lines: readonly string[]): Block {
  if (kind === 'paragraph') return { kind, parts: readLine(lines.join(' ')) };
  return { kind, items: lines.map((line) => readLine(line.replace(kind === 'list' ? BULLET : NUMBER, ''))) };
}

export function readLine(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}

function partOf([, bold, words = '', section = '', symbol = '']: RegExpMatchArray): TextPart {
  if (bold !== undefined) return { kind: 'bold', parts: readLine(bold) };
  return symbol === '' ? { kind: 'link', section, text: words } : { kind: 'symbol', name: symbol };
}

export function partsOf(block: Block): readonly TextPart[] {
  return block.kind === 'paragraph' ? block.parts : block.items.flat();
}

/** The words of a text without its markup, one line per block. */
export function plainText(text: string): string {
  return readMarkup(text)
    .map((block) => (block.kind === 'paragraph' ? [block.parts] : block.items).map(wordsOf).join(' '))
    .join('\n');
}

function wordsOf(parts: readonly TextPart[]): string {
  const words = parts.map((part) => {
    if (part.kind === 'symbol') return '';
    return part.kind === 'bold' ? wordsOf(part.parts) : part.text;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The first sentence, used as a symbol's help. A full stop inside "e.g." or "3." doesn't end it. */
export function firstSentence(text: string): string {
  const [line = ''] = plainText(text).split('\n');
  return /^.+?(?<!\b\p{L}|\d)[.!?](?=\s+[\p{Lu}«„“"¿]|$)/u.exec(line)?.[0] ?? line;
}

/** Every part, including those inside bold words. */
export function allParts(text: string): readonly TextPart[] {
  const inside = (part: TextPart): readonly TextPart[] => (part.kind === 'bold' ? part.parts.flatMap(inside) : [part]);
  return readMarkup(text).flatMap(partsOf).flatMap(inside);
}
