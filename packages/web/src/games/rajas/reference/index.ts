import '../tokens.css';
import { rajas } from '../../../art/sheets/rajas.ts';
import { definePictures } from '../../../reference/picture.ts';
import type { RajasGame, RajasView } from '../types.ts';
import Drawing from './Drawing.svelte';
import { PICTURES, type RajasPicture } from './pictures.ts';
import { topicOf } from './topics.ts';

export const pictures = definePictures<RajasPicture, RajasView, RajasGame>({
  sheets: [rajas],
  pictures: PICTURES,
  Drawing,
  topicOf,
});
