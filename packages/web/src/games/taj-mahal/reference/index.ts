import '../tokens.css';
import { tajMahal } from '../../../art/sheets/taj-mahal.ts';
import { definePictures } from '../../../reference/picture.ts';
import Drawing from './Drawing.svelte';
import { PICTURES, type TajPicture } from './pictures.ts';

export const pictures = definePictures<TajPicture>({ sheets: [tajMahal], pictures: PICTURES, Drawing });
