import type { RaRecord } from 'react-admin';
import { queryByName } from '../../data/queryByName.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { searchedOf } from '../../data/searchedOf.ts';
import { query } from '../../data/graphql/query.ts';
import type { ResourceDefinition, ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { foldText, lettersOf, wordsOf } from '../../lib/text.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toText, isObject } from '../../schema/read.ts';
import { parts, type Resolved, type RowCells } from './fromCell.ts';
import type { ImportTarget } from './importTargets.ts';
import { formatDate, toDateInput } from '../../lib/dates.ts';
import { readForeignDay } from '../../lib/foreignDays.ts';

/** Number of namesakes that are listed. */
const NAMESAKES = 5;

/** Records that may go by a name; among more of them it is looked for in vain. */
const CANDIDATES = 100;

/** Names that are looked up together. */
const AT_ONCE = 40;

/** A number that people write for a record, with or without its sign. */
const NUMBER = /^(?:n\s?[°o]\s?)?(\d[\d\s]*)$/i;

/** A name, and behind it in brackets what distinguishes namesakes. */
const WITH_HINT = /^(.*\S)\s*\(([^()]+)\)$/;

/** Field by which namesakes may differ, beside those that their resource names. */
const CLUB = 'club.name';

type Provider = Pick<AppDataProvider, 'query' | 'labelFields'>;
type Related = Pick<FieldDescription, 'path' | 'referential'>;

interface Found {
  readonly records: readonly RaRecord[];
  /** Not all of them could be looked at. */
  readonly more: boolean;
}

/** The three ways to find a record by a text. */
const createRecordSearch = (dataProvider: Provider, directory: ResourceDirectory) => {
  /** Definition and query of a collection. */
  const open = async ({ path, referential }: Related) => {
    const definition = directory.byPath(path ?? '');
    const { data: labels } = await dataProvider.labelFields(path ?? '');
    const searched = searchedOf(definition, directory, labels);
    const { names, number } = searched;
    const details = [
      ...(definition?.disambiguation ?? []),
      ...(number === null ? [] : [number]),
      // A closed list has no clubs; a document is refused as a whole, and sent again name by name.
      ...(referential === null ? [CLUB] : []),
    ];
    const question = query('import relation', path ?? '')
      .select(...labels)
      .selectIfKnown(...details.filter((field) => !labels.includes(field)))
      .where('type', referential);
    return { definition, question, searched: { ...searched, names: [...new Set([...names, ...labels])] } };
  };

  const search = async (field: Related, text: string): Promise<Found> => {
    const { searched, question } = await open(field);
    const wanted = { searched, question, shown: CANDIDATES };
    const { data, more } = await queryByName(dataProvider, text, wanted);
    return { records: data, more };
  };

  const searchName = async (field: Related, text: string): Promise<Found> => {
    const { definition, searched } = await open(field);
    const { records, more } = await search(field, text);
    const isNamed = (toKey: (name: string) => string) => (record: RaRecord) => {
      const label = labelOf(record, definition);
      const own = searched.number === null ? null : toText(valueAt(record, searched.number));
      return [label, `${label} ${own ?? ''}`].some((name) => toKey(name) === toKey(text));
    };
    const exact = records.filter(isNamed(lettersOf));
    // Given name first, as people say it.
    return { records: exact.length > 0 ? exact : records.filter(isNamed(wordSetOf)), more };
  };

  const searchNumber = async (field: Related, figures: string): Promise<Found> => {
    const { searched } = await open(field);
    const { number } = searched;
    if (number === null) return { records: [], more: false };
    const { records } = await search(field, figures);
    return {
      records: records.filter((record) => String(valueAt(record, number)) === figures),
      more: false,
    };
  };

  /** Values of a closed list go by short codes in the files of the federation: `T`, `P`. */
  const searchCode = async (field: Related, text: string): Promise<Found> => {
    const { question } = await open(field);
    const byCode = question.select('code').where('code', text).withoutTotal();
    const { data } = await dataProvider.query(byCode.pagination({ limit: CANDIDATES }));
    return {
      records: data.filter(({ code }) => lettersOf(String(code)) === lettersOf(text)),
      more: false,
    };
  };

  return { searchName, searchNumber, searchCode };
};

/**
 * Finds the records that the texts of a file name: by the number that people see, by the name they go by, or by that
 * name with a birth date, a number or a related record in brackets. An identity of the server's is none of these.
 */
export const createRelationLookup = (dataProvider: Provider, directory: ResourceDirectory) => {
  const known = new Map<string, Resolved>();
  const keyOf = ({ path, referential }: Related, text: string): string =>
    JSON.stringify([path, referential, foldText(text)]);

  const { searchName, searchNumber, searchCode } = createRecordSearch(dataProvider, directory);

  const lookUp = async (field: FieldDescription, text: string): Promise<Resolved> => {
    if (field.path === null || text.startsWith('/')) return { refusal: 'missing' };
    const definition = directory.byPath(field.path);
    const [, figures] = NUMBER.exec(text) ?? [];
    if (figures !== undefined && field.referential === null) {
      const numbered = await searchNumber(field, figures.replaceAll(/\s/g, ''));
      // Figures may be a name.
      const found = numbered.records.length > 0 ? numbered : await searchName(field, text);
      return choose(found, definition, 'noNumber');
    }
    const named = await searchName(field, text);
    if (named.records.length === 0 && field.referential !== null)
      return choose(await searchCode(field, text), definition);
    const [, name, hint] = WITH_HINT.exec(text) ?? [];
    if (named.records.length > 0 || name === undefined || hint === undefined)
      return choose(named, definition);
    const { records, more } = await searchName(field, name);
    return choose(
      { records: records.filter((record) => isMeant(record, hint, definition)), more },
      definition,
    );
  };

  /** Looks up a name once, whatever the number of cells that contain it. */
  const find = async (field: FieldDescription, text: string): Promise<void> => {
    const key = keyOf(field, text);
    const cached = known.get(key);
    if (cached && !('refusal' in cached && cached.refusal === 'failed')) return;
    known.set(key, await lookUp(field, text).catch(() => ({ refusal: 'failed' }) as const));
  };

  return {
    find,
    /** Looks up the names of records in the cells, as many at a time as are one document. */
    findAll: async (all: readonly RowCells[], targets: readonly ImportTarget[]): Promise<void> => {
      const names = targets.flatMap(({ field, path, kind }) => {
        if (kind !== 'relation' && kind !== 'relations') return [];
        const texts = all.flatMap((cells) =>
          field.multiple ? parts(cells[path] ?? '') : (cells[path] ?? ''),
        );
        return [...new Set(texts)].filter((text) => text !== '').map((text) => ({ field, text }));
      });
      for (let start = 0; start < names.length; start += AT_ONCE) {
        const slice = names.slice(start, start + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(slice.map(({ field, text }) => find(field, text)));
      }
    },
    /** State of a name; one without an answer is still being looked up. */
    resolve: (field: FieldDescription, text: string): Resolved =>
      known.get(keyOf(field, text)) ?? { refusal: 'pending' },
  };
};

const choose = (
  { records, more }: Found,
  definition: ResourceDefinition | undefined,
  none: 'missing' | 'noNumber' = 'missing',
): Resolved => {
  const [only, other] = records;
  if (other !== undefined) {
    const names = records.slice(0, NAMESAKES).map((record) => nameRecord(record, definition));
    return { refusal: 'ambiguous', args: { names: names.join('\u00a0; ') } };
  }
  if (more) return { refusal: 'tooMany' };
  if (only === undefined) return { refusal: none };
  return { iri: iriOf(only) ?? String(only.id), label: nameRecord(only, definition) };
};

/** The words of a name in whichever order. */
const wordSetOf = (name: string): string =>
  wordsOf(name)
    .map(lettersOf)
    .toSorted((one, other) => one.localeCompare(other))
    .join(' ');

/** A record so that it is no other of its name: `MARTIN Paul (05/06/1988, 77990029)`. */
const nameRecord = (record: object, definition: ResourceDefinition | undefined): string => {
  const marks = marksOf(record, definition).map((mark) => formatDate(mark) ?? mark);
  const label = labelOf(record, definition);
  return marks.length === 0 ? label : `${label} (${marks.join(', ')})`;
};

/**
 * Whether what a file says of a record beside its name is true of it: a birth date in any way of writing, a number, the
 * name of a related record such as its club.
 */
const isMeant = (record: object, hint: string, definition: ResourceDefinition | undefined): boolean =>
  hint.split(',').every((part) => {
    const day = readForeignDay(part, { until: 0 });
    const marks = marksOf(record, definition);
    const related = Object.values(record)
      .filter(isObject)
      .map((value) => labelOf(value));
    return [...marks, ...related].some(
      (mark) =>
        lettersOf(mark) === lettersOf(part) || (day?.assumes === null && toDateInput(mark) === day.date),
    );
  });

const marksOf = (record: object, definition: ResourceDefinition | undefined): readonly string[] => {
  const { disambiguation = [], numberField } = definition ?? {};
  const paths = new Set([...disambiguation, ...(numberField === undefined ? [] : [numberField])]);
  return [...paths].map((path) => toText(valueAt(record, path))).filter((mark) => mark !== null);
};
