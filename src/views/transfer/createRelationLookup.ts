import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { numberOf } from '../../data/searchFilters.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Resolved } from './fromCell.ts';
import { plain } from './importTargets.ts';
import { isMeant, nameRecord } from './nameRecord.ts';

/** How many of those that go by one name are told. */
const NAMESAKES = 5;

/** Records read to find the one of a name. */
const CANDIDATES = 25;

/** A number that people write for a record, with or without its sign. */
const NUMBER = /^(?:n\s?[°o]\s?)?(\d[\d\s]*)$/i;

/** A name, and behind it in brackets what tells namesakes apart. */
const WITH_HINT = /^(.*\S)\s*\(([^()]+)\)$/;

/**
 * Finds the records that the texts of a file name: by the number that people see, by the name they go by, or by that
 * name with a birth date, a number or a related record in brackets. An identity of the server's is none of these.
 */
export const createRelationLookup = (dataProvider: DataProvider, directory: ResourceDirectory) => {
  const known = new Map<string, Resolved>();
  const keyOf = ({ path, referential }: FieldDescription, text: string): string =>
    JSON.stringify([path, referential, plain(text)]);

  const search = async (field: FieldDescription, name: string, asked: string) => {
    const definition = directory.byPath(field.path ?? '');
    const { numberField = null, search: named = 'name' } = definition ?? {};
    const property = numberField !== null && /^\d/.test(asked) ? numberField : named;
    const { data } = await dataProvider.getList<RaRecord>(definition?.name ?? field.path ?? '', {
      pagination: { page: 1, perPage: CANDIDATES },
      sort: { field: 'id', order: 'ASC' },
      filter: { [property]: asked, type: field.referential },
    });
    return data.filter((record) => plain(labelOf(record, definition)) === plain(name));
  };

  const lookUp = async (field: FieldDescription, text: string): Promise<Resolved> => {
    if (field.path === null) return { refusal: 'missing' };
    const [, figures] = NUMBER.exec(text) ?? [];
    if (figures !== undefined && field.referential === null)
      return choose(field, await searchNumber(field, figures.replace(/\s/g, '')), 'noNumber');
    const [, name = '', hint] = WITH_HINT.exec(text) ?? [];
    const named = await searchName(field, text);
    if (named.length === 0 && field.referential !== null)
      return choose(field, await searchCode(field, text), 'missing');
    if (named.length > 0 || hint === undefined) return choose(field, named, 'missing');
    const definition = directory.byPath(field.path);
    const namesakes = await searchName(field, name);
    const meant = namesakes.filter((record) => isMeant(record, hint, definition));
    return choose(field, meant, 'missing');
  };

  const searchNumber = async (field: FieldDescription, figures: string): Promise<readonly RaRecord[]> => {
    const definition = directory.byPath(field.path ?? '');
    const number = definition ? numberOf(definition, directory) : null;
    // What has no number may have figures for a name.
    if (!definition || number === null) return search(field, figures, figures);
    const { data } = await dataProvider.getList<RaRecord>(definition.name, {
      pagination: { page: 1, perPage: CANDIDATES },
      sort: { field: 'id', order: 'ASC' },
      filter: { [number]: figures },
    });
    return data.filter((record) => String(valueAt(record, number)) === figures);
  };

  /** Values of a closed list go by short codes in the files of the federation: `T`, `P`. */
  const searchCode = async (field: FieldDescription, text: string): Promise<readonly RaRecord[]> => {
    const { data } = await dataProvider.getList<RaRecord>(
      directory.byPath(field.path ?? '')?.name ?? field.path ?? '',
      {
        pagination: { page: 1, perPage: CANDIDATES },
        sort: { field: 'id', order: 'ASC' },
        filter: { code: text, type: field.referential },
      },
    );
    return data.filter(({ code }) => plain(String(code)) === plain(text));
  };

  const searchName = async (field: FieldDescription, text: string): Promise<readonly RaRecord[]> => {
    const whole = await search(field, text, text);
    // A name of several fields is searched by one of them alone.
    const [word = ''] = text.split(/\s+/);
    return whole.length > 0 || word === text ? whole : search(field, text, word);
  };

  const choose = (
    { path }: FieldDescription,
    found: readonly RaRecord[],
    none: 'missing' | 'noNumber',
  ): Resolved => {
    const definition = directory.byPath(path ?? '');
    const [only, other] = found;
    if (only === undefined) return { refusal: none };
    if (other === undefined)
      return { iri: iriOf(only) ?? String(only.id), label: nameRecord(only, definition) };
    const names = found.slice(0, NAMESAKES).map((record) => nameRecord(record, definition));
    return { refusal: 'ambiguous', args: { names: names.join('\u00a0; ') } };
  };

  return {
    /** Asks once for a name, whatever the number of cells that hold it. */
    find: async (field: FieldDescription, text: string): Promise<void> => {
      const key = keyOf(field, text);
      const held = known.get(key);
      if (held && !('refusal' in held && held.refusal === 'failed')) return;
      known.set(key, await lookUp(field, text).catch(() => ({ refusal: 'failed' }) as const));
    },
    /** What is known of a name; one that nobody asked for is missing. */
    resolve: (field: FieldDescription, text: string): Resolved =>
      known.get(keyOf(field, text)) ?? { refusal: 'missing' },
  };
};
