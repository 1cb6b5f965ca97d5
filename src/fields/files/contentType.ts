import { sniffType } from './sniffType.ts';

/** Other names of types that browsers and systems give. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/x-ms-bmp': 'image/bmp',
  'application/x-pdf': 'application/pdf',
  'application/x-zip-compressed': 'application/zip',
  'text/xml': 'application/xml',
};

/** Formats that are written inside another one, which is all that the content shows. */
const WRAPPED: Readonly<Record<string, RegExp>> = {
  'application/zip': /^application\/(?:vnd\.(?:openxmlformats-|oasis\.|ms-)|epub\+zip$)/,
  'application/x-ole-storage': /^application\/(?:msword|vnd\.ms-)/,
  'application/xml': /^(?:application|model)\/.+\+xml$/,
  'video/mp4': /^(?:video|audio)\//,
};

/** Types whose content always shows them: without their signature they are something else. */
const SIGNED =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|tiff|heic)|application\/(?:pdf|zip|gzip|vnd\.openxmlformats-.*|vnd\.oasis\..*))$/;

interface ContentType {
  /** Media type of the content, the declared one where the content does not contradict it. */
  readonly type: string;
  /** `contradicted`: the content is another type's; `unproven`: it lacks the signature of the declared type. */
  readonly proof: 'sound' | 'contradicted' | 'unproven';
}

const UNKNOWN = 'application/octet-stream';

/** Checks the type that a browser reports, by the ending of the name, against the content itself. */
export const contentType = (declared: string, bytes: Uint8Array): ContentType => {
  const lower = declared.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const type = (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower) ?? '';
  const sniffed = sniffType(bytes);
  if (sniffed === null) return { type: type || UNKNOWN, proof: SIGNED.test(type) ? 'unproven' : 'sound' };
  if (type === '' || type === UNKNOWN) return { type: sniffed, proof: 'sound' };
  const wraps = Object.hasOwn(WRAPPED, sniffed) ? WRAPPED[sniffed] : undefined;
  return { type, proof: type === sniffed || wraps?.test(type) ? 'sound' : 'contradicted' };
};
