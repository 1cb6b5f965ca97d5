import type { MessageKey } from '../i18n/MessageKey.ts';
import { isObject, toText, type Json } from './read.ts';

type Figures = Readonly<Record<string, string | number>>;

/** A message of the catalogue with its figures, or a text that the server supplied. */
export type Message = { readonly key: MessageKey; readonly args?: Figures } | { readonly text: string };

/** A message of the catalogue, below `validation`. */
/** Name of a message below `validation`. */
export type ValidationKey = MessageKey extends infer K
  ? K extends `validation.${infer Name}`
    ? Name
    : never
  : never;

export const say = (key: ValidationKey, args?: Figures): Message =>
  args ? { key: `validation.${key}`, args } : { key: `validation.${key}` };

const PLACEHOLDER = /\{\{ ?(\w+) ?\}\}|%(limit|count)%/g;

/** The constraint's message under `key` with its placeholders filled; `otherwise` if a placeholder is missing. */
export const worded = (options: unknown, key: string, figures: Figures, otherwise: Message): Message => {
  const text = isObject(options) ? fill(toText(options[key]), figures) : null;
  return text === null ? otherwise : { text };
};

/** Of `singular|plural` takes the first half for a limit of 0 or 1, else the second. */
export const wordedByLimit = (
  options: Json,
  key: string,
  figures: Figures & { readonly limit: number },
  otherwise: Message,
): Message => {
  const [singular = '', plural = singular] = (toText(options[key]) ?? '').split('|');
  const form = figures.limit <= 1 ? singular : plural;
  return worded({ [key]: form }, key, figures, otherwise);
};

const fill = (text: string | null, figures: Figures): string | null => {
  if (text === null) return null;
  let known = true;
  const filled = text.replace(PLACEHOLDER, (_, braced?: string, percent?: string) => {
    const name = braced ?? percent ?? '';
    known &&= Object.hasOwn(figures, name);
    return String(figures[name]);
  });
  return known ? filled : null;
};
