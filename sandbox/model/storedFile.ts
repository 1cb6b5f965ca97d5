import { toZoned } from './time.ts';
import { toFileIri } from './fileIri.ts';

/** A file as the database keeps it, without its content. */
export interface StoredFile {
  readonly id: number;
  readonly ownerTable: string;
  readonly ownerId: number;
  readonly field: string;
  readonly originalFilename: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly hash: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly public: boolean;
  readonly dateCreated: Date;
}

/** The value object that travels for a file; its content is behind `url`. */
export const toFileValue = (file: StoredFile): Record<string, unknown> => ({
  '@id': toFileIri(file.id),
  '@type': 'File',
  id: file.id,
  originalFilename: file.originalFilename,
  url: `${toFileIri(file.id)}/${encodeURIComponent(file.originalFilename)}`,
  mimeType: file.mimeType,
  name: file.name,
  description: file.description,
  dateCreated: toZoned(file.dateCreated),
  size: file.size,
  public: file.public,
  hash: file.hash,
  base64File: null,
});
