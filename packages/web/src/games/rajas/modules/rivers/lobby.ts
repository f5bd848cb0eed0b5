import { WHOLE_RIVERS } from '@durbar/rajas/vocabulary';
import type { OptionText } from '../../../../table/lobby.ts';
import type { LobbyPanel } from '../../lobby/parts.ts';
import { lobbyWords } from './lobbyWords.ts';

type Words = (typeof lobbyWords)['en'];

const RIVERS = ['printed', 'ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] as const;

function river({ title, line, rivers }: Words): OptionText {
  const values = RIVERS.map((value) => ({ value, ...rivers[value], picture: picture(`river-${value.split('-')[0]}`) }));
  return { option: 'river', title, line, values };
}

interface Pool {
  readonly value: string;
  readonly line: keyof Words['pools']['lines'];
}

/** The sets of river tiles by the names of their modules. */
const POOLS: readonly Pool[] = [
  { value: 'usual', line: 'usual' },
  { value: 'ganga1', line: 'first' },
  { value: 'ganga3', line: 'third' },
  { value: 'ganga1+ganga3', line: 'both' },
  { value: 'ganga1+ganga2', line: 'dolphin' },
  { value: 'ganga2+ganga3', line: 'dolphin' },
  { value: 'ganga1+ganga2+ganga3', line: 'all' },
];

function pool({ pools: { title, line, usual, sets, lines } }: Words): OptionText {
  const values = POOLS.map((one) => {
    const numbers = one.value.replaceAll('ganga', '');
    const name = one.value === 'usual' ? usual : sets(numbers);
    return { value: one.value, title: name, line: lines[one.line], picture: picture(`pool-${numbers.replaceAll('+', '-')}`) };
  });
  return { option: 'riverPool', title, line, values, when: (options) => !isPrinted(options.river) };
}

function isPrinted(laid = 'printed'): boolean {
  return laid === 'printed';
}

function picture(name: string): string {
  return `art/rajas/${name}.svg`;
}

export const panel: LobbyPanel = {
  place: 2,
  section: ({ language }) => {
    const words = lobbyWords[language];
    return { title: words.title, kind: 'pictures', options: [river(words), pool(words)] };
  },
  everything: { river: 'full-random' },
  fit: ({ river: laid, riverPool = 'usual', riverLayout = '' }) => {
    const isTooSmall = laid === 'mysterious' && !WHOLE_RIVERS.includes(riverPool);
    return {
      riverPool: isPrinted(laid) || isTooSmall ? 'usual' : riverPool,
      riverLayout: laid === 'custom' ? riverLayout : '',
    };
  },
};
