import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { collectionOf, iriOf, toIri } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Resolved } from './fromCell.ts';
import { plain } from './importTargets.ts';

/** Records read to find the one of a name. */
const CANDIDATES = 25;

/** Finds the records that the texts of a file name: by IRI, by number or by the name they go by. */
export const createRelationLookup = (dataProvider: DataProvider, directory: ResourceDirectory) => {
  const known = new Map<string, Resolved>();
  const keyOf = ({ path, referential }: FieldDescription, text: string): string =>
    JSON.stringify([path, referential, plain(text), text.startsWith('/')]);

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
    if (text.startsWith('/'))
      return collectionOf(text) === field.path ? { iri: text } : { refusal: 'missing' };
    if (/^\d{1,15}$/.test(text)) return { iri: toIri(field.path, text) };
    const whole = await search(field, text, text);
    // A name of several fields is searched by one of them alone.
    const [word = ''] = text.split(/\s+/);
    const found = whole.length > 0 || word === text ? whole : await search(field, text, word);
    const [only, other] = found.map((record) => iriOf(record) ?? String(record.id));
    if (only === undefined) return { refusal: 'missing' };
    return other === undefined ? { iri: only } : { refusal: 'ambiguous' };
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
