import '../tokens.css';
import { rajas } from '../../../art/sheets/rajas.ts';
import { definePictures } from '../../../reference/picture.ts';
import Drawing from './Drawing.svelte';
import { PICTURES, type RajasPicture } from './pictures.ts';

export const pictures = definePictures<RajasPicture>({ sheets: [rajas], pictures: PICTURES, Drawing });
