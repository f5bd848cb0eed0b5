import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** An RGB picture, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const RGBA = 6;

/** Decodes a PNG file with eight bits per channel and no interlacing, like our own pictures; transparency is dropped. */
export function decodePng(file: Buffer): Raster {
  const chunks = [...chunksOf(file)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.[8] !== 8 || (header[9] !== RGB && header[9] !== RGBA) || header[12] !== 0)
    throw new Error('this PNG file has another form than our pictures');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === RGB ? 3 : 4;
  const packed = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? data : [])));
  const bytes = unfiltered(inflateSync(packed), { width, height, channels });
  if (channels === 3) return { width, height, pixels: bytes };
  return { width, height, pixels: bytes.filter((_byte, index) => index % 4 !== 3) };
}

function* chunksOf(file: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    yield { type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

interface Form {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Each row starts with its filter type: Sub, Up, Average or Paeth. */
function unfiltered(rows: Uint8Array, { width, height, channels }: Form): Uint8Array {
  const length = width * channels;
  const bytes = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)] ?? 0;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < channels ? 0 : (bytes[at - channels] ?? 0);
      const above = y === 0 ? 0 : (bytes[at - length] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (bytes[at - length - channels] ?? 0);
      bytes[at] = (rows[y * (length + 1) + 1 + x] ?? 0) + predicted(filter, { left, above, corner });
    }
  }
  return bytes;
}

interface Around {
  readonly left: number;
  readonly above: number;
  readonly corner: number;
}

function predicted(filter: number, { left, above, corner }: Around): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - above), Math.abs(estimate - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Encodes a PNG file; every row is filtered by the one above, which suits drawings with plain areas. */
export function encodePng({ width, height, pixels }: Raster): Buffer {
  const length = 3 * width;
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (length + 1)] = 2;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      rows[y * (length + 1) + 1 + x] = ((pixels[at] ?? 0) - (y === 0 ? 0 : (pixels[at - length] ?? 0))) & 0xff;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = RGB;
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
