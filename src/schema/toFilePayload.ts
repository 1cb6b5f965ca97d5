import { iriOf } from '../lib/iri.ts';
import { isObject, isTrue, toText } from './read.ts';

/** The payload of a file: a new one with its content, a stored one as its IRI; null without file. */
export const toFilePayload = (value: unknown): unknown => {
  if (!isObject(value)) return typeof value === 'string' && value !== '' ? value : null;
  const { originalFilename = null, base64File, url } = value;
  const content = toText(base64File);
  if (content !== null) return { originalFilename, base64File: content, public: isTrue(value.public) };
  const iri = iriOf(value);
  if (iri !== null) return { '@id': iri };
  // Some servers give a stored file no address of its own: it goes back as it came.
  return toText(url) === null ? null : { originalFilename, url, public: isTrue(value.public) };
};

/** Whether the body of a write carries the content of a file, at any depth. */
export const hasNewFiles = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasNewFiles);
  if (!isObject(value)) return false;
  return typeof value.base64File === 'string' || Object.values(value).some(hasNewFiles);
};
