import type { RaRecord } from 'react-admin';
import { valueAt } from '../lib/paths.ts';
import { beginsWords, foldText, toLine, wordsOf } from '../lib/text.ts';
import { toText } from '../schema/read.ts';
import type { Conditions } from './graphql/query.ts';
import type { Searched } from './searchedOf.ts';

export interface FoundByName {
  readonly data: readonly RaRecord[];
  /** Others may fit: the search has to be narrower. */
  readonly more: boolean;
}

/** Reads so many records that fulfil the conditions, and says whether there are others. */
export type Read = (conditions: Conditions, limit: number) => Promise<FoundByName>;

/** The largest page that servers give. */
const MOST = 100;

/** More words than this are joined by blanks alone. */
const MOST_JOINED = 4;

/** Shorter numbers behind a name are a part of it: `Meaux 2`. */
const LEAST_DIGITS = 4;

/** A record's own number has at most nine digits: GraphQL's integers have 32 bits. */
const RECORD_NUMBER = /^\d{1,9}$/;

/**
 * The one search for people, and for whatever else goes by a name: words in any order, with hyphens, apostrophes and
 * blanks alike; a label as it is shown, with a number behind it; or the number alone. Servers compare a field with one
 * text, so that the longest word is queried and the others are looked for in the answer. Where that word is too
 * common for a page, narrower questions follow: the text as one name, and its words spread over both names.
 * @param shown records wanted at most
 */
export const findByName = async (
  typed: string,
  searched: Searched,
  read: Read,
  shown: number,
): Promise<FoundByName> => {
  const found = await search(typed, searched, read, shown);
  return { ...found, data: found.data.toSorted(byCloseness(typed, searched.names)) };
};

const search = async (
  typed: string,
  { names, number, isIdUnknown }: Searched,
  read: Read,
  shown: number,
): Promise<FoundByName> => {
  const words = [...new Set(wordsOf(typed))];
  const readAll = async (questions: readonly Conditions[]): Promise<FoundByName> => {
    const answers = await Promise.all(questions.map((question) => read(question, MOST)));
    const found = together(
      answers.map(({ data, more }) => ({
        data: data.filter((record) => holdsAll(record, names, typed)),
        more,
      })),
      MOST,
    );
    return { ...found, data: found.data.toSorted(byCloseness(typed, names)) };
  };
  const byNumber = await Promise.all(
    numbered(typed, words, { number, isIdUnknown }).map(async (conditions) => {
      const { data, more } = await read(conditions, shown);
      const [path = ''] = Object.keys(conditions);
      const fits = (record: RaRecord): boolean => {
        const own = path === 'id' ? typed : toText(valueAt(record, path));
        return own !== null && holdsAll(record, names, typed, own);
      };
      return cut(data.filter(fits), more, shown);
    }),
  );
  // The number that people know comes before that of the record.
  const known = byNumber.find(({ data }) => data.length > 0);
  if (known) return known;
  const [only] = words;
  if (words.length < 2 || only === undefined) {
    const word = only ?? toLine(typed);
    return together(await Promise.all(names.map((path) => read({ [path]: word }, shown))), shown);
  }
  const [longest, ...others] = words.toSorted((one, other) => other.length - one.length);
  // The text as it is typed serves servers that compare beginnings or whole values.
  const wide = await readAll(names.map((path) => ({ [path]: [longest ?? '', toLine(typed)] })));
  if (!wide.more) return cut(wide.data, false, shown);
  const narrow = await readAll([
    ...names.map((path) => ({ [path]: joined(words) })),
    ...names.flatMap((path) =>
      names.filter((other) => other !== path).map((other) => ({ [path]: longest, [other]: others })),
    ),
  ]);
  const both = together([narrow, { ...wide, more: false }], MOST);
  return cut(both.data, narrow.more || both.data.length === 0, shown);
};

/** Conditions for a typed number, alone or behind a name. */
const numbered = (
  typed: string,
  words: readonly string[],
  { number, isIdUnknown }: Omit<Searched, 'names'>,
): readonly Conditions[] => {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits))
    return [
      ...(number === null ? [] : [{ [number]: digits }]),
      ...(!isIdUnknown && RECORD_NUMBER.test(digits) ? [{ id: Number(digits) }] : []),
    ];
  const digitWord = words.find(
    (word) => /^\d/.test(word) && (words.length === 1 || word.length >= LEAST_DIGITS),
  );
  return number !== null && digitWord !== undefined ? [{ [number]: digitWord }] : [];
};

/** Whether a record holds each word in its names or its number; names that it lacks are left to the server. */
const holdsAll = (record: RaRecord, names: readonly string[], typed: string, number = ''): boolean => {
  const texts = [...textsOf(record, names), number];
  return names.some((path) => valueAt(record, path) === undefined) || beginsWords(texts.join(' '), typed);
};

/**
 * Those that begin with the typed words first, of `Essai 1` and `Essai 10` the former, then those that hold them, then
 * those of longer words; each as in a dictionary.
 */
const byCloseness = (typed: string, names: readonly string[]) => {
  const nameOf = (record: RaRecord): string => textsOf(record, names).join(' ');
  const rank = (record: RaRecord): number => {
    const at = toPhrase(nameOf(record)).indexOf(toPhrase(typed));
    return at < 0 ? 2 : Math.min(at, 1);
  };
  return (one: RaRecord, other: RaRecord): number =>
    rank(one) - rank(other) || inFrench.compare(nameOf(one), nameOf(other));
};

/** `Ping 2` comes before `Ping 10`; what differs by capitals alone stays as it came. */
const inFrench = new Intl.Collator('fr', { numeric: true, sensitivity: 'accent' });

/** Words of a text, folded, each between blanks. */
const toPhrase = (text: string): string => ` ${foldText(wordsOf(text).join(' '))} `;

const textsOf = (record: RaRecord, names: readonly string[]): readonly string[] =>
  names.map((path) => toText(valueAt(record, path)) ?? '');

const together = (answers: readonly FoundByName[], shown: number): FoundByName =>
  cut(
    [...new Map(answers.flatMap(({ data }) => data).map((record) => [record.id, record])).values()],
    answers.some(({ more }) => more),
    shown,
  );

const cut = (data: readonly RaRecord[], more: boolean, shown: number): FoundByName => ({
  data: data.slice(0, shown),
  more: more || data.length > shown,
});

/** The words as one name, in every way that names are joined. */
const joined = ([first = '', ...others]: readonly string[]): readonly string[] => {
  const joints = others.length < MOST_JOINED ? [' ', '-', "'"] : [' '];
  return others.reduce(
    (starts, word) => starts.flatMap((start) => joints.map((joint) => start + joint + word)),
    [first],
  );
};
