import { EMBLEMS, PLAYER_COLOURS, type PlayerColour } from '../../art/players.ts';
import { type Sheet, symbolsOf } from '../../art/sheet.ts';
import { pathOf, type Series, scaleOf, spread } from './chart.ts';

/** The content of a finished game's picture. All texts are plain. */
export interface SharedGame {
  readonly title: string;
  /** "4 players · 16 November 2026". */
  readonly note: string;
  readonly headline: string;
  readonly reason: string;
  /** From left to right, as on a podium. */
  readonly placed: readonly PlacedPlayer[];
  readonly series: readonly Series[];
  /** The names of the points along the chart. */
  readonly chapters: readonly string[];
  readonly goal?: { readonly value: number; readonly text: string } | undefined;
}

export interface PlacedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly rank: number;
  readonly result: string;
}

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Always the light theme, because the picture is viewed elsewhere. */
const INK = '#2a2018';
const SECOND = '#5d4c3a';
const FORT = '#9a3a2b';
const GOLD = '#b8862b';
const SANDSTONE = '#d8b78a';
export const PICTURE_COLOURS: Readonly<Record<PlayerColour, string>> = {
  crimson: '#b3243b',
  teal: '#0e7c80',
  saffron: '#d9930f',
  charcoal: '#3f3f4a',
  ivory: '#8f7e58',
};
const DASHES: Readonly<Record<PlayerColour, string>> = {
  crimson: '',
  teal: '18 5',
  saffron: '11 6',
  charcoal: '3 7',
  ivory: '2 5',
};
const SERIF = 'Eczar Variable, serif';
const SANS = 'Mukta, sans-serif';
const HEIGHTS = [84, 62, 46, 34, 28] as const;
const LOWEST = 28;
/** The floor under the plinths. */
const FLOOR = 508;
const PODIUM = { left: 52, width: 540 } as const;
const CHART = { left: 664, right: 1040, top: 154, bottom: 532 } as const;

/** The picture of a finished game: who won and why, the podium, the race. */
export function sharePicture(game: SharedGame, symbols: Sheet, fonts: string): string {
  const { width, height } = PICTURE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${fonts}</style><defs>${symbolsOf(symbols)}</defs>`,
    ground(),
    words(game),
    ...podium(game.placed),
    ...chart(game),
    '</svg>',
  ].join('');
}

/** The frame of every picture. */
export function ground(): string {
  return (
    '<rect width="1200" height="630" fill="#f4ebd9"/>' +
    `<rect x="21" y="21" width="1158" height="588" rx="22" fill="#fffcf5" stroke="${GOLD}" stroke-width="2"/>` +
    `<rect x="27" y="27" width="1146" height="576" rx="17" fill="none" stroke="${GOLD}" stroke-opacity=".45"/>`
  );
}

function words({ title, note, headline, reason }: SharedGame): string {
  const lines = linesOf(reason, 46).slice(0, 2);
  const size = headline.length > 22 ? 42 : 58;
  return [
    brand(),
    text(title, { x: 1140, y: 77, size: 26, font: SERIF, weight: 600, anchor: 'end' }),
    text(note, { x: 1140, y: 103, size: 19, fill: SECOND, anchor: 'end' }),
    text(shortened(headline, 34), { x: 60, y: 172, size, font: SERIF, weight: 700, fill: FORT }),
    ...lines.map((line, index) => text(line, { x: 60, y: 218 + index * 32, size: 25, fill: SECOND })),
  ].join('');
}

export function brand(): string {
  return (
    `<g style="color:${FORT};--cut:#fffcf5"><use href="#icon-logo" x="60" y="56" width="38" height="38"/></g>` +
    text('Durbar', { x: 112, y: 86, size: 36, font: SERIF, weight: 700, fill: FORT })
  );
}

function podium(placed: readonly PlacedPlayer[]): readonly string[] {
  const column = PODIUM.width / placed.length;
  return [
    ...placed.map((player, index) => plinth(player, PODIUM.left + (index + 0.5) * column, Math.min(column - 12, 124))),
    `<rect x="${PODIUM.left}" y="${FLOOR - 3}" width="${PODIUM.width}" height="6" rx="2" fill="#b98f5e"/>`,
  ];
}

/** A player on the podium, in the middle of a column. */
export function plinth({ name, colour, rank, result }: PlacedPlayer, x: number, width: number): string {
  const height = HEIGHTS[rank - 1] ?? LOWEST;
  const top = FLOOR - height;
  const size = rank === 1 ? 76 : 60;
  const left = x - width / 2;
  const niche = Math.min(44, width - 20);
  return [
    rank === 1 ? halo(x, top - 44) : '',
    `<g style="--pc:${PICTURE_COLOURS[colour]};color:#fffcf5;--cut:${PICTURE_COLOURS[colour]}">`,
    `<use href="#worker" x="${x - size / 2}" y="${top - size * 1.125 + 2}" width="${size}" height="${size * 1.125}"/>`,
    `<use href="#${EMBLEMS[colour]}" x="${x - size * 0.24}" y="${top - size * 0.58}" width="${size * 0.48}" height="${size * 0.48}"/></g>`,
    `<rect x="${left + 4}" y="${top}" width="${width - 8}" height="${height}" fill="${SANDSTONE}"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="8" rx="2" fill="#ecdcc0" stroke="${GOLD}"/>`,
    `<path d="M${x - niche / 2} ${FLOOR - 3}V${FLOOR - 3 - (height - 14) * 0.68}q${niche / 2} -${(height - 14) * 0.34} ${niche} 0V${FLOOR - 3}Z" fill="#fffcf5" stroke="${GOLD}"/>`,
    text(String(rank), {
      x,
      y: FLOOR - 9,
      size: Math.min(30, (height - 10) * 0.62),
      font: SERIF,
      weight: 700,
      fill: FORT,
      anchor: 'middle',
    }),
    text(shortened(name, 12), { x, y: 538, size: 22, font: SERIF, weight: 600, anchor: 'middle' }),
    text(result, { x, y: 564, size: 18, fill: SECOND, anchor: 'middle' }),
  ].join('');
}

function halo(x: number, y: number): string {
  const rays = Array.from({ length: 28 }, (_, ray) => {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 14), Math.sin((ray * Math.PI) / 14)];
    const far = ray % 2 ? 50 : 57;
    return `M${(x + 44 * cos).toFixed(1)} ${(y + 44 * sin).toFixed(1)}L${(x + far * cos).toFixed(1)} ${(y + far * sin).toFixed(1)}`;
  });
  return (
    `<path d="${rays.join('')}" stroke="#e2b23c" stroke-width="2" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="41" fill="#fbe7ae" stroke="#e2b23c"/>` +
    `<g style="color:${GOLD};--cut:#fbe7ae"><use href="#fame-crown" x="${x - 12}" y="${y - 68}" width="24" height="24"/></g>`
  );
}

function chart({ series, chapters, placed, goal }: SharedGame): readonly string[] {
  const scale = scaleOf(series, chapters.length, CHART);
  const colourOf = (seat: number): PlayerColour => placed.find((player) => player.seat === seat)?.colour ?? PLAYER_COLOURS[0];
  const nameOf = (seat: number): string => placed.find((player) => player.seat === seat)?.name ?? '';
  const ends = spread(
    series.map(({ values }) => scale.y(values.at(-1) ?? 0)),
    30,
    CHART.bottom + 8,
  );
  const every = Math.ceil(chapters.length / 7);
  return [
    ...scale.ticks.map(
      (tick) =>
        `<path d="M${CHART.left} ${scale.y(tick)}H${CHART.right}" stroke="#eee0c6" stroke-width="1.5"/>` +
        text(String(tick), { x: CHART.left - 10, y: scale.y(tick) + 6, size: 17, fill: SECOND, anchor: 'end' }),
    ),
    ...chapters.flatMap((_, index) =>
      index > 0 && index % every === 0
        ? [text(String(index), { x: scale.x(index), y: CHART.bottom + 28, size: 17, fill: SECOND, anchor: 'middle' })]
        : [],
    ),
    goal
      ? `<path d="M${CHART.left} ${scale.y(goal.value)}H${CHART.right}" stroke="${GOLD}" stroke-width="2.5"/>` +
        text(goal.text, {
          x: CHART.left + 8,
          y: scale.y(goal.value) + (scale.y(goal.value) > 340 ? -8 : 22),
          size: 16,
          fill: '#7a5510',
        })
      : '',
    ...series.map(({ seat, values }, index) => {
      const colour = PICTURE_COLOURS[colourOf(seat)];
      const y = ends[index] ?? 0;
      return (
        `<path d="${pathOf(values, scale)}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${DASHES[colourOf(seat)]}"/>` +
        values
          .map(
            (value, at) =>
              `<circle cx="${scale.x(at)}" cy="${scale.y(value)}" r="4" fill="#fffcf5" stroke="${colour}" stroke-width="2.5"/>`,
          )
          .join('') +
        `<circle cx="${CHART.right + 24}" cy="${y}" r="12" fill="${colour}"/>` +
        `<g style="color:#fffcf5;--cut:${colour}"><use href="#${EMBLEMS[colourOf(seat)]}" x="${CHART.right + 16}" y="${y - 8}" width="16" height="16"/></g>` +
        text(shortened(nameOf(seat), 8), { x: CHART.right + 41, y: y + 7, size: 19, font: SERIF, weight: 600 })
      );
    }),
  ];
}

interface Type {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: string;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(words: string, { x, y, size, font = SANS, weight = 400, fill = INK, anchor = 'start' }: Type): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** Escapes names, which are user input. */
function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function shortened(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

/** Wraps at whole words. */
export function linesOf(words: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length > most) lines.push(last, word);
    else lines.push(`${last} ${word}`);
  }
  return lines;
}
