import { deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of two colours, the second as a disc on the first: a table and a ball. */
export const createPicture = (size: number, ground: Colour, ball: Colour): Uint8Array => {
  const radius = size / 3;
  const lines = Array.from({ length: size }, (_line, y) => [
    0,
    ...Array.from({ length: size }, (_pixel, x) =>
      Math.hypot(x - size / 2, y - size / 2) < radius ? ball : ground,
    ).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, true colour.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** The checksum of PNG chunks; zlib has it only from Node 20.15 on, and not in its older types. */
const crc32 = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};
