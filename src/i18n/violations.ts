import { refusalTexts } from './refusals.ts';
import { violationSentences } from './violationSentences.ts';

/**
 * What a constraint of Symfony's validator says in French, by the `code` of its violation. `sentence` is the server's,
 * from which the figures are taken: `{0}` is its first one, `{s}` the plural of it. Null for a code of the server's own.
 */
export const violationText = (code: string, sentence: string): string | null => {
  const texts = BY_CODE.get(code);
  if (!texts) return null;
  const type = / of type "?(\w+)/.exec(sentence)?.[1] ?? '';
  if (TYPE_CODES.has(code) && Object.hasOwn(BY_TYPE, type)) return BY_TYPE[type] ?? texts.plain;
  const figures: readonly string[] = sentence.match(/[+-]?\d+(?:[.,]\d+)*/g) ?? [];
  return figures.length === figuresOf(texts.counted) ? filled(texts.counted, figures) : texts.plain;
};

interface Texts {
  readonly plain: string;
  /** With the figures of the sentence, where it has as many. */
  readonly counted: string;
}

/** How many figures a sentence has of which this is the French; a date is three of them. */
const figuresOf = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place) + 1)) || Number.NaN;

const filled = (text: string, figures: readonly string[]): string =>
  text
    .replaceAll(/\{(\d)\}/g, (_, place: string) => (figures[Number(place)] ?? '').replace('.', ','))
    .replaceAll('{s}', Math.abs(Number(figures[0])) > 1 ? 's' : '');

const BY_TYPE: Readonly<Record<string, string>> = {
  string: refusalTexts.text,
  int: refusalTexts.integer,
  integer: refusalTexts.integer,
  float: refusalTexts.number,
  numeric: refusalTexts.number,
  bool: refusalTexts.boolean,
  boolean: refusalTexts.boolean,
  array: refusalTexts.list,
};

const TYPE_CODES: ReadonlySet<string> = new Set(['ba785a8c-82cb-4283-967c-3cf342181b40']);

const BY_CODE: ReadonlyMap<string, Texts> = new Map(
  violationSentences.flatMap(([codes, plain, counted = plain]) => {
    const texts = { plain, counted };
    return codes.split(' ').map((code): [string, Texts] => [code, texts]);
  }),
);
