import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module; cameras want a quiet border of four modules. */
const scale = 6;
const border = 4;

/**
 * A QR code as a PNG of one bit a pixel. Written here, since letters are sent by every node and a library of pictures
 * would cost its memory more than the letters do.
 */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border });
  const side = size * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = data.flatMap((modules) => Array<Buffer>(scale).fill(rowOf(modules, side)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A byte for the filter, none, and white pixels as ones. */
function rowOf(modules: readonly boolean[], side: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  for (let x = 0; x < side; x += 1) {
    const isWhite = !modules[Math.floor(x / scale)];
    const at = 1 + (x >> 3);
    if (isWhite) row.writeUInt8(row.readUInt8(at) | (0x80 >> (x & 7)), at);
  }
  return row;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
