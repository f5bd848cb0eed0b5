import { defined, type Seat } from '@durbar/engine';
import type { HandlersOf } from '../../frames.ts';
import type { Gain, GainRule } from '../../game.ts';
import { coreGainRules } from '../../rules/gains.ts';
import { ganga3GainRules } from '../ganga3/index.ts';
import { pauseBefore } from '../holi/recolour.ts';
import type { RajasSource } from '../index.ts';
import type { InstalledModule } from '../module.ts';
import { riverPool, sideOf } from '../options.ts';
import type { RajasModule } from '../parts.ts';

/** A gain whose player has had the chance to recolour dice first. */
type Frame = {
  readonly kind: 'holi-ganga3/gain';
  readonly seat: Seat;
  readonly gain: number;
  readonly die: number;
  readonly source: RajasSource;
};

const USUAL: Readonly<Record<string, GainRule>> = { ...coreGainRules, ...ganga3GainRules };

function usualRule(kind: string): GainRule {
  return defined(USUAL[kind], `gain ${kind}`);
}

/** GB2-INT-08: holders of Holi tiles are asked after the boat has landed and before colours matter. */
function withPause(kind: string, concerns: (gain: Gain) => boolean): GainRule {
  const rule = usualRule(kind);
  return {
    ...rule,
    run: (game, state, gain, frame, step) => {
      if (concerns(gain)) pauseBefore(state, frame.seat, { ...frame, kind: 'holi-ganga3/gain' }, step);
      else rule.run(game, state, gain, frame, step);
    },
  };
}

/** Holi with the third Ganga module: river tiles that look at the colours of dice. */
function install(): InstalledModule {
  return {
    id: 'holi-ganga3',
    gainRules: {
      fame: withPause('fame', ({ data }) => data.per === 'die-colour'),
      'ganga3/market-per-colour': withPause('ganga3/market-per-colour', () => true),
      'ganga3/re-place': withPause('ganga3/re-place', () => true),
    },
  };
}

const handlers: HandlersOf<Frame> = {
  'holi-ganga3/gain': {
    run: (game, state, frame, step) => {
      const gain = defined(game.gains[frame.gain], 'gain');
      usualRule(gain.kind).run(game, state, gain, { ...frame, kind: 'gain' }, step);
    },
  },
};

interface HoliGanga3Parts {
  readonly frame: Frame;
}

export const holiGanga3: RajasModule<HoliGanga3Parts> = {
  id: 'holi-ganga3',
  after: ['ganga3', 'holi'],
  handlers,
  install: ({ options }) => (sideOf(options.holi) && riverPool(options).includes('ganga3') ? install() : undefined),
};
