import { fileEndings } from './fileEndings.ts';

/** First bytes of the recognised formats, as hexadecimal; `..` is any byte. */
const SIGNATURES: readonly (readonly [type: string, bytes: RegExp])[] = [
  ['application/pdf', /^255044462d/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(37|39)61/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}6674797061766966/],
  ['image/heic', /^.{8}66747970(68656963|68656978|6d696631)/],
  ['application/zip', /^504b0304/],
];
const SIGNED_BYTES = 16;

/** Documents that are ZIP archives inside, by the ending of their name. */
const ARCHIVED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fileEndings).flatMap(([type, endings]) =>
    type.startsWith('application/vnd.') ? endings.map((ending) => [ending, type]) : [],
  ),
);

/** Texts that a browser could run; the first that is found names the type. */
const ACTIVE: readonly (readonly [type: string, text: RegExp])[] = [
  ['image/svg+xml', /<(\w+:)?svg[\s>/]/i],
  ['text/html', /<(!doctype\s+html|html|head|body|script|iframe)[\s>/]/i],
  ['text/xml', /^\s*<\?xml/i],
];

/** Types that are never taken, whatever a field allows. */
export const isActive = (type: string): boolean => ACTIVE.some(([active]) => active === type);

/** Bytes that no text of any encoding in use has. */
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The media type of a content, detected from its bytes: what the sender says of it counts for nothing, its name only
 * between formats that look the same.
 */
export const sniffType = (content: Uint8Array, filename: string): string => {
  const head = Buffer.from(content.subarray(0, SIGNED_BYTES)).toString('hex');
  const signed = SIGNATURES.find(([, bytes]) => bytes.test(head))?.[0];
  const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
  if (signed === 'application/zip') return (Object.hasOwn(ARCHIVED, ending) && ARCHIVED[ending]) || signed;
  if (signed !== undefined) return signed;
  const text = toText(content);
  const active = ACTIVE.find(([, pattern]) => pattern.test(text))?.[0];
  if (active !== undefined) return active;
  if (NO_TEXT.test(text)) return 'application/octet-stream';
  return ending === 'csv' ? 'text/csv' : 'text/plain';
};

/** UTF-16 is recognised by its mark; in any other encoding markup reads the same. */
const toText = (content: Uint8Array): string => {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  return Buffer.from(content).toString('latin1');
};

/** Whether a name ends as its content is: what is downloaded as `photo.png.exe` would be run. */
export const isNamedAs = (type: string, filename: string): boolean => {
  const ending = filename.includes('.') ? (filename.split('.').at(-1)?.toLowerCase() ?? '') : '';
  return Object.hasOwn(fileEndings, type) && fileEndings[type]?.includes(ending) === true;
};
