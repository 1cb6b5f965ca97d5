import { isObject } from './read.ts';

/** Whether the body of a write carries the content of a file, at any depth. */
export const hasNewFiles = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasNewFiles);
  if (!isObject(value)) return false;
  return typeof value.base64File === 'string' || Object.values(value).some(hasNewFiles);
};
