import '../tokens.css';
import { cardsAndKarma } from '../../../art/sheets/cards-and-karma.ts';
import { definePictures } from '../../../reference/picture.ts';
import Drawing from './Drawing.svelte';
import { type KarmaPicture, PICTURES } from './pictures.ts';

export const pictures = definePictures<KarmaPicture>({ sheets: [cardsAndKarma], pictures: PICTURES, Drawing });
