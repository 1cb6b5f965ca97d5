import { iriOf } from '../../lib/iri.ts';
import { isObject, isTrue, toNumber, toText } from '../../schema/read.ts';

/** Properties of a file; a picture may have only the first, `url`, `public` and its content. */
const FILE_PROPERTIES = [
  'originalFilename',
  'url',
  'mimeType',
  'name',
  'description',
  'dateCreated',
  'size',
  'public',
  'base64File',
  'hash',
] as const;

type TextProperty = Exclude<(typeof FILE_PROPERTIES)[number], 'size' | 'public'>;

export type FileValue = Readonly<Record<TextProperty, string | null>> & {
  /** Bytes. */
  readonly size: number | null;
  readonly public: boolean;
};

/** Reads a file value of the server or of the form; one named by its address alone has nothing but a number for a name. */
export const fromFileValue = (raw: unknown): FileValue | null => {
  const file = isObject(raw) ? raw : {};
  const iri = iriOf(raw);
  const named = toText(file.originalFilename) ?? toText(file.url)?.split('/').at(-1) ?? null;
  if (named === null && iri === null && toText(file.base64File) === null) return null;
  return {
    originalFilename: named ?? iri,
    url: toText(file.url),
    mimeType: toText(file.mimeType),
    name: toText(file.name),
    description: toText(file.description),
    dateCreated: toText(file.dateCreated),
    size: toNumber(file.size),
    public: isTrue(file.public),
    base64File: toText(file.base64File),
    hash: toText(file.hash),
  };
};
