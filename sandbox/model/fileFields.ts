import type { FileField, Options } from './field.ts';

type Upload = Partial<Options<FileField, 'image' | 'multiple' | 'minCount' | 'maxCount'>>;

/** 2 MB, as file managers count them. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

const MAX_FILES = 3;

export const file = (label: string, options?: Upload): FileField => ({
  kind: 'file',
  label,
  image: false,
  multiple: false,
  maxBytes: MAX_FILE_BYTES,
  ...options,
});

export const files = (
  label: string,
  options?: Upload & { minCount?: number; maxCount?: number },
): FileField => ({ ...file(label), multiple: true, maxCount: MAX_FILES, ...options });

export const image = (label: string, options?: Upload): FileField => ({
  ...file(label),
  image: true,
  mimeTypes: ['image/*'],
  ...options,
});
