import { RECIPES, YOUR_TURN } from './recipes.ts';
import { rendered, VARIANTS } from './synthesis.ts';

/** A sound that is ready. */
export interface Rendered {
  readonly name: string;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** One variant of every sound first, so sound is available soon. */
for (const variant of VARIANTS)
  for (const [name, recipe] of Object.entries({ ...RECIPES, turn: YOUR_TURN })) {
    const samples = rendered(recipe, variant);
    postMessage({ name, samples } satisfies Rendered, { transfer: [samples.buffer] });
  }
