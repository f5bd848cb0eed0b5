import { CALL_RECIPES } from './calls.ts';
import { RECIPES, type Recipe } from './recipes.ts';
import { rendered, VARIANTS, type Variant } from './synthesis.ts';

/** A sound that is ready. */
export interface Rendered {
  readonly name: string;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** One variant of every sound first, so sound is available soon. Calls are never repeated, so one is enough. */
for (const [index, variant] of VARIANTS.entries())
  for (const [name, recipe] of Object.entries(index === 0 ? { ...RECIPES, ...CALL_RECIPES } : RECIPES))
    send(name, recipe, variant);

function send(name: string, recipe: Recipe, variant: Variant): void {
  const samples = rendered(recipe, variant);
  postMessage({ name, samples } satisfies Rendered, { transfer: [samples.buffer] });
}
