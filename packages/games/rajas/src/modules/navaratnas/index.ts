import { type Seat, type SetUpFault, spell } from '@durbar/engine';
import type { Edition } from '../../edition.ts';
import { at, bitsOf, filled } from '../../numbers.ts';
import { yieldPlace } from '../../rules/boards.ts';
import { yieldPlaces } from '../../spelling.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { ModuleStates } from '../index.ts';
import type { InstalledModule, ModuleHooks, Slice } from '../module.ts';
import { onOff } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type NavaratnasChoice, navaratnasNotation } from './choices.ts';
import { explainNavaratnas, navaratnasThings } from './explain.ts';
import { type NavaratnasFact, type NavaratnasSource, navaratnasFolds } from './facts.ts';
import { type NavaratnasFrame, navaratnasHandlers, STARTING_COLOUR } from './frames.ts';
import { hasFittingTile, type NavaratnasState, NOTHING_FITS, navaratnasOf, placeIndex } from './tiles.ts';

type Open = Pick<ModuleStates, 'navaratnas'>;

/** Everything here is public, so state and view are the same. */
function copy(from: Open, to: Open): void {
  const { display, laid, offers } = navaratnasOf(from);
  to.navaratnas = { display: display.slice(), laid: laid.slice(), offers: offers.slice() };
}

const slice: Slice = {
  begin: ({ yieldTiles, players, edition }, states) => {
    states.navaratnas = {
      /** RAJ-NAV-07. */
      display: yieldTiles.map(({ count }) => count),
      laid: filled(players * edition.provinceBoard.yields.length, NONE),
      offers: filled(players, 0),
    };
  },
  copy,
  view: (_game, states, _viewer, views) => copy(states, views),
  imagine: (_game, views, _random, states) => copy(views, states),
  spell: (game, spellings) => {
    const names = game.yieldTiles.map(({ id }) => id);
    spellings.navaratnas = spell.object({
      display: spell.counts(names),
      laid: spell.partsBySeat(game.players, spell.places(yieldPlaces(game), spell.named(names), NONE)),
      offers: spell.bySeat(game.players, spell.mostly(0, spell.number)),
    });
  },
};

/** The variant with yield tiles that players choose, place on their board and receive when connected (section 21). */
function install(edition: Edition): ModuleHooks {
  return {
    slice,
    things: navaratnasThings,
    explain: explainNavaratnas,
    counters: {
      /** RAJ-NAV-24: including those connected by the same province tile. */
      'connected-yield-tile': (game, { modules, connected }, seat) => {
        const { laid } = navaratnasOf(modules);
        return bitsOf(at(connected, seat)).filter((place) => at(laid, placeIndex(game, seat, place)) !== NONE).length;
      },
    },
    faults: startFaults,
    setUp: { provinces: () => [{ kind: 'navaratnas/deal' }] },
    watch: { 'round-started': (_game, { modules }) => navaratnasOf(modules).offers.fill(0) },
    /** RAJ-NAV-17, RAJ-NAV-18, RAJ-NAV-30. */
    idleTurn: (game, state, seat, step) => {
      if (!isBehind(state, seat)) return;
      step.fact({ type: 'navaratnas/offered', seat });
      if (hasFittingTile(game, state, seat))
        step.next({ kind: 'navaratnas/choose', seat, source: { kind: 'navaratnas/catch-up' } });
    },
    replace: {
      /** RAJ-NAV-03. */
      side: () => 'back',
      /** RAJ-NAV-02. */
      mostWorkers: edition.limits.workers,
      stackedYieldTiles: () => 0,
      /** RAJ-NAV-29. */
      receiveYieldTile: {
        whyNot: (game, state, seat) => (hasFittingTile(game, state, seat) ? undefined : NOTHING_FITS),
        run: (game, state, { seat, source }, step) => {
          if (hasFittingTile(game, state, seat)) step.next({ kind: 'navaratnas/choose', seat, source });
          else step.fact({ type: 'lapsed', seat, what: 'yield-tile', source });
        },
      },
      yieldGain: (game, { modules }, seat, place) => {
        const tile = game.yieldTiles[at(navaratnasOf(modules).laid, placeIndex(game, seat, place))];
        return tile?.gain ?? yieldPlace(game, seat, place).gain;
      },
    },
  };
}

/** RAJ-NAV-05: every player begins with a brown tile on a brown space. */
function startFaults({ provinceBoard, yieldTiles }: Edition, modules: readonly InstalledModule[], players: number): SetUpFault[] {
  const all = [...yieldTiles, ...modules.flatMap((module) => module.yieldTiles ?? [])];
  const tiles = all.reduce((sum, { colour, count }) => (colour === STARTING_COLOUR ? sum + count : sum), 0);
  const hasSpace = provinceBoard.yields.some(({ colour }) => colour === STARTING_COLOUR);
  return [
    ...(tiles < players
      ? [
          {
            path: 'editionData.yieldTiles',
            reason: `${tiles} brown tiles are too few for ${players} players`,
            code: 'few-brown-tiles',
            values: { tiles, players },
          },
        ]
      : []),
    ...(hasSpace
      ? []
      : [{ path: 'editionData.provinceBoard.yields', reason: 'no yield space is brown', code: 'no-brown-yield' }]),
  ];
}

/** RAJ-NAV-19 (low confidence for a third tile): behind by more workers than tiles offered this round. */
function isBehind({ active, modules }: RajasState, seat: Seat): boolean {
  return Math.max(...active) - at(active, seat) > at(navaratnasOf(modules).offers, seat);
}

interface NavaratnasParts {
  readonly frame: NavaratnasFrame;
  readonly fact: NavaratnasFact;
  readonly choice: NavaratnasChoice;
  readonly source: NavaratnasSource;
  readonly state: { navaratnas: NavaratnasState };
}

export const navaratnas: RajasModule<NavaratnasParts> = {
  id: 'navaratnas',
  // RAJ-NAV-01.
  options: [onOff('navaratnas')],
  handlers: navaratnasHandlers,
  folds: navaratnasFolds,
  notation: navaratnasNotation,
  install: ({ edition, options }) => (options.navaratnas === 'on' ? install(edition) : undefined),
};
