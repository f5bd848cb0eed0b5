import { icons } from '../../art/sheets/icons.ts';
import { shared } from '../../art/sheets/shared.ts';
import eczar from '../../style/fonts/eczar.woff2?url';
import mukta from '../../style/fonts/mukta-400.woff2?url';
import { offerFile } from '../files.ts';
import { PICTURE_SIZE, type SharedGame, sharePicture } from './share-picture.ts';

/** Shares the picture of a finished game: by the system's share sheet, or as a file. */
export async function offerPicture(game: SharedGame, name: string): Promise<void> {
  const png = await pngOf(sharePicture(game, { ...shared, 'icon-logo': icons['icon-logo'] }, await ownFonts()));
  const file = new File([png], `${name}.png`, { type: png.type });
  const canShare = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
  if (canShare) await navigator.share({ files: [file], title: game.title, text: game.headline });
  else offerFile(png, file.name);
}

/** An SVG image can't use the page's fonts, so it embeds its own. */
async function ownFonts(): Promise<string> {
  const faces = await Promise.all([fontFace('Eczar Variable', '400 800', eczar), fontFace('Mukta', '400', mukta)]);
  return faces.join('');
}

async function fontFace(family: string, weight: string, address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${text})}`;
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no pictures');
  brush.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
