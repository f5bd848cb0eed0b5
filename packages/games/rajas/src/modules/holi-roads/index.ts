import { add } from '../../numbers.ts';
import { colourOf } from '../../rules/dice.ts';
import type { InstalledModule } from '../module.ts';
import { sideOf } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { roadsOf } from '../roads/flags.ts';
import { isRoadBoard } from '../roads/index.ts';

/** Holi with the road board's back: the die rolled there may be a recoloured one, which goes back as what it is. */
function install(): InstalledModule {
  return {
    id: 'holi-roads',
    watch: {
      // The die is not in the supply yet, so its fading colour has changed nothing there.
      'holi/colour-faded': (_game, { supply, modules }, { kind, own, source }) => {
        if (!isRoadBoard(source)) return;
        add(supply, colourOf(kind), 1);
        add(supply, own, -1);
        roadsOf(modules).rolling = own;
      },
    },
  };
}

export const holiRoads: RajasModule = {
  id: 'holi-roads',
  install: ({ options }) => (sideOf(options.holi) && sideOf(options.roads) ? install() : undefined),
};
