import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  /** The content of its stream, unpacked; empty where it has none. */
  readonly stream: string;
}

/**
 * Text of the pages of a PDF that Chromium has printed, without white space: glyphs are read back through the
 * table from glyph to letter that each font brings along.
 */
export const textOfPdf = (pdf: Buffer): string => {
  const objects = toObjects(pdf.toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, toLetters(objects.get(table)?.stream ?? ''));
    }
  return (
    [...objects.values()]
      .map(({ stream }) => stream)
      .filter((stream) => /\bTf\b/.test(stream))
      .map((stream) => textOfPage(stream, fonts))
      .join('')
      // Letters that a font draws as one.
      .normalize('NFKC')
      .replaceAll(/\s/g, '')
  );
};

const toObjects = (source: string): ReadonlyMap<string, PdfObject> => {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\bstream\r?\n/, 2);
    const isPacked = head.includes('/FlateDecode') && packed !== undefined && !head.includes('/Image');
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : (packed ?? '');
    objects.set(id, { head, stream });
  }
  return objects;
};

/** Glyphs of two letters in a font that is drawn glyph by glyph (Type 3), of four in any other. From `beginbfchar <0003> <0020>` and `beginbfrange <0024> <0027> <0041>`. */
const toLetters = (table: string): ReadonlyMap<string, string> => {
  const letters = new Map<string, string>();
  const hex = (value: number, length: number): string =>
    value.toString(16).toUpperCase().padStart(length, '0');
  for (const [, chars = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of chars.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(glyph.toUpperCase(), fromUtf16(letter));
  for (const [, ranges = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of ranges.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const shifted = Number.parseInt(letter, 16) + code - Number.parseInt(from, 16);
        letters.set(hex(code, from.length), String.fromCharCode(shifted));
      }
  return letters;
};

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const textOfPage = (stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string => {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, name, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name);
    else {
      const [{ length } = ''] = font?.keys() ?? [];
      for (const glyph of glyphs.match(new RegExp(`.{${length ?? 4}}`, 'g')) ?? [])
        text += font?.get(glyph.toUpperCase()) ?? '';
    }
  }
  return text;
};
