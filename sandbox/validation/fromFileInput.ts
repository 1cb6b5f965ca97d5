import type { FileField } from '../model/field.ts';
import { UNSTORABLE } from '../model/toOperand.ts';
import { toViolation } from './toViolation.ts';
import type { Violation } from './violation.ts';
import type { FileDraft } from '../model/fileDraft.ts';
import { fromFileIri } from '../model/fileIri.ts';
import { isActive, isNamedAs, sniffType } from './sniffType.ts';
import { toSafeFilename } from './toSafeFilename.ts';

export type FileInput = { readonly draft: FileDraft } | { readonly violation: Violation };

/**
 * One file of a body: `{ originalFilename, base64File }` is new, and so is a part of a form with its bytes as
 * `content`; an object with `@id` alone stays. Size and type are those of the decoded bytes.
 */
export const fromFileInput = (propertyPath: string, field: FileField, input: unknown): FileInput => {
  const given: Readonly<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : { '@id': input };
  const { content } = given;
  if (content instanceof Uint8Array)
    return content.byteLength > field.maxBytes
      ? { violation: tooLarge(propertyPath, field, content.byteLength) }
      : fromContent(propertyPath, field, given, content);
  const encoded = given['base64File'];
  if (encoded === undefined || encoded === null || encoded === '') {
    const id = fromFileIri(given['@id']);
    return id === undefined ? wrongType(propertyPath) : { draft: { id } };
  }
  if (typeof encoded !== 'string') return wrongType(propertyPath);
  const base64 = encoded.replace(/^data:[^,]{0,200};base64,/i, '').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return wrongType(propertyPath);
  if (Buffer.byteLength(base64, 'base64') > field.maxBytes)
    return { violation: tooLarge(propertyPath, field, Buffer.byteLength(base64, 'base64')) };
  return fromContent(propertyPath, field, given, Buffer.from(base64, 'base64'));
};

/** A new file out of its bytes and its other properties. */
const fromContent = (
  propertyPath: string,
  field: FileField,
  given: Readonly<Record<string, unknown>>,
  content: Uint8Array,
): FileInput => {
  if (content.byteLength === 0) return { violation: toViolation(propertyPath, 'FileEmpty') };
  const originalFilename = toSafeFilename(toText(given['originalFilename']) ?? '');
  const mimeType = sniffType(content, originalFilename);
  if (isActive(mimeType) || !isAllowed(field, mimeType)) {
    const types = (field.mimeTypes ?? ['tout fichier sans script (ni SVG, ni HTML)'])
      .map((type) => `"${type}"`)
      .join(', ');
    return { violation: toViolation(propertyPath, 'FileType', { type: `"${mimeType}"`, types }) };
  }
  if (!isNamedAs(mimeType, originalFilename))
    return { violation: toViolation(propertyPath, 'FileName', { type: mimeType }) };
  return {
    draft: {
      originalFilename,
      mimeType,
      content,
      name: toText(given['name']) ?? null,
      description: toText(given['description']) ?? null,
      public: given['public'] === true,
    },
  };
};

const wrongType = (propertyPath: string): FileInput => ({
  violation: toViolation(propertyPath, 'Type', { type: 'file' }),
});

const tooLarge = (propertyPath: string, { maxBytes }: FileField, bytes: number): Violation =>
  toViolation(propertyPath, 'FileSize', { size: toMegabytes(bytes), limit: toMegabytes(maxBytes) });

/** At least one decimal above the limit is kept, so that 2,01 never reads as the limit itself. */
const toMegabytes = (bytes: number): string =>
  (Math.ceil((bytes / 1024 / 1024) * 100) / 100).toLocaleString('fr', { maximumFractionDigits: 2 });

const isAllowed = ({ mimeTypes }: FileField, type: string): boolean =>
  mimeTypes?.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type,
  ) ?? true;

const MAX_TEXT = 255;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !UNSTORABLE.test(value) ? value.slice(0, MAX_TEXT) : undefined;
