type Test = (bytes: Uint8Array) => boolean;

const opens =
  (text: string, offset = 0): Test =>
  (bytes) =>
    startsWith(bytes, text, offset);

/** First bytes of the usual formats; the name and the type that a browser reports can be chosen freely. */
const SIGNATURES: readonly (readonly [type: string, test: Test])[] = [
  ['image/png', opens('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', opens('\xff\xd8\xff')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavi', 4)],
  [
    'image/heic',
    (bytes) => ['heic', 'heix', 'mif1', 'msf1'].some((brand) => startsWith(bytes, `ftyp${brand}`, 4)),
  ],
  ['video/mp4', opens('ftyp', 4)],
  ['image/tiff', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['image/bmp', (bytes) => startsWith(bytes, 'BM') && startsWith(bytes, '\0\0\0\0', 6)],
  ['image/x-icon', opens('\0\0\x01\0')],
  ['application/pdf', opens('%PDF-')],
  ['application/zip', (bytes) => startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')],
  ['application/x-ole-storage', opens('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['application/gzip', opens('\x1f\x8b')],
  ['application/x-rar', opens('Rar!\x1a\x07')],
  ['application/x-7z-compressed', opens("7z\xbc\xaf'\x1c")],
  ['application/x-msdownload', opens('MZ')],
  ['application/x-elf', opens('\x7fELF')],
  ['text/x-shellscript', opens('#!')],
];

/** Whether `bytes` hold the characters of `text` (one byte each) at `offset`. */
export const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  bytes.length >= offset + text.length &&
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/** Bytes in which the opening tag of a marked-up text is looked for. */
const HEAD = 1024;

/** Media type of the content itself, or null where nothing shows it, as for plain text. */
export const sniffType = (bytes: Uint8Array): string | null =>
  SIGNATURES.find(([, test]) => test(bytes))?.[0] ?? markupType(bytes);

const markupType = (bytes: Uint8Array): string | null => {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)).trimStart().toLowerCase();
  if (!head.startsWith('<')) return null;
  if (/<svg[\s>]/.test(head)) return 'image/svg+xml';
  if (/<(?:!doctype html|html|head|body|script|iframe)[\s>]/.test(head)) return 'text/html';
  return head.startsWith('<?xml') ? 'application/xml' : null;
};
