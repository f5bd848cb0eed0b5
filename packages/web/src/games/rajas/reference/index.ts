import '../tokens.css';
import { rajas } from '../../../art/sheets/rajas.ts';
import { definePictures } from '../../../reference/picture.ts';
import type { RajasDescription, RajasView } from '../types.ts';
import Drawing from './Drawing.svelte';
import { PICTURES, type RajasPicture } from './pictures.ts';
import { topicOf } from './topics.ts';

export const pictures = definePictures<RajasPicture, RajasView, RajasDescription>({
  sheets: [rajas],
  pictures: PICTURES,
  Drawing,
  topicOf,
});
