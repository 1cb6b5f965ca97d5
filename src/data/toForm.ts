import { fromDataUri } from '../lib/dataUri.ts';
import { isObject, toText, type Json } from '../schema/read.ts';

/**
 * The multipart body of a write: new files under their field (`photos[]` for several), objects and lists as JSON,
 * booleans as 1 or 0, null as empty text. Null without new files at the top level: such a write is JSON.
 */
export const toForm = (values: Json): FormData | null => {
  if (!Object.values(values).some((value) => [value].flat().some((entry) => toFile(entry) !== null)))
    return null;
  return toParts(values, '');
};

/** The same of any values; what is null is `empty`, or left out. */
export const toParts = (values: Json, empty: '' | null = null): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null && empty === null) continue;
    const isFiles = Array.isArray(value) && value.some((entry) => toFile(entry) !== null);
    if (isFiles) for (const entry of value) append(form, `${name}[]`, entry);
    else append(form, name, value);
  }
  return form;
};

const append = (form: FormData, name: string, value: unknown): void => {
  const file = toFile(value);
  if (file) form.append(name, file, file.name);
  // An empty list as text would be one with an entry.
  else form.append(name, Array.isArray(value) && value.length === 0 ? '' : toPart(value));
};

const toPart = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const toFile = (value: unknown): File | null => {
  const encoded = isObject(value) ? toText(value.base64File) : null;
  const content = encoded === null ? null : fromDataUri(encoded);
  const name = isObject(value) ? (toText(value.originalFilename) ?? '') : '';
  return content && new File([content], name, { type: content.type });
};
