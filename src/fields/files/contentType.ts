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

/** Formats that are written inside another one, which is all that the content tells. */
const WRAPPED: Readonly<Record<string, RegExp>> = {
  'application/zip': /^application\/(?:vnd\.(?:openxmlformats-|oasis\.|ms-)|epub\+zip$)/,
  'application/x-ole-storage': /^application\/(?:msword|vnd\.ms-)/,
  'application/xml': /^(?:application|model)\/.+\+xml$/,
  'video/mp4': /^(?:video|audio)\//,
};

/** Types whose content always tells them: without their signature they are something else. */
const ALWAYS_TOLD =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|tiff|heic)|application\/(?:pdf|zip|gzip|vnd\.openxmlformats-.*|vnd\.oasis\..*))$/;

interface ContentType {
  /** Media type of the content, the declared one where the content does not contradict it. */
  readonly type: string;
  /** `contradicted`: the content is another type's; `unproven`: it lacks the signature of the declared type. */
  readonly proof: 'sound' | 'contradicted' | 'unproven';
}

const UNTOLD = 'application/octet-stream';

/** Holds the type that a browser tells, by the ending of the name, against the content itself. */
export const contentType = (declared: string, bytes: Uint8Array): ContentType => {
  const lower = declared.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const type = (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower) ?? '';
  const told = sniffType(bytes);
  if (told === null) return { type: type || UNTOLD, proof: ALWAYS_TOLD.test(type) ? 'unproven' : 'sound' };
  if (type === '' || type === UNTOLD) return { type: told, proof: 'sound' };
  const wraps = Object.hasOwn(WRAPPED, told) ? WRAPPED[told] : undefined;
  return { type, proof: type === told || wraps?.test(type) ? 'sound' : 'contradicted' };
};
