import type { Upload } from '../http/sendUpload.ts';

/** Options of a write for the transport. */
export interface WriteOptions {
  /** Tag of the version that the values were compared with: any other on the server refuses the write. */
  readonly ifMatch?: string | null;
  /** Follows the files that go out with the values. */
  readonly upload?: Upload;
  /** The values are the changed ones alone and go as a merge patch. */
  readonly isPatch?: boolean;
  /** The values go as the parts of a form, with or without files. */
  readonly isForm?: boolean;
  /** The values are a part of the record; the rest stays as the server holds it, even where a PUT replaces. */
  readonly isPart?: boolean;
}

const OPTIONS = Symbol('write options');

/**
 * Attaches options to the values of a write, invisible to JSON. react-admin's `meta` would not do: a write with it
 * does not update the cached record.
 */
export const withWriteOptions = <T extends object>(values: T, options: WriteOptions): T =>
  Object.values(options).some((option) => option !== null && option !== undefined)
    ? { ...values, [OPTIONS]: options }
    : values;

export const writeOptionsOf = (values: unknown): WriteOptions =>
  typeof values === 'object' && values !== null && OPTIONS in values
    ? (values as { [OPTIONS]: WriteOptions })[OPTIONS]
    : {};
