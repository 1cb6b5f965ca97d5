import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { askByName } from '../../data/askByName.ts';
import { searchedOf } from '../../data/findByName.ts';
import { query } from '../../data/graphql/query.ts';
import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { collectionOf, iriOf, toIri } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { lettersOf, wordsOf } from '../../lib/text.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import type { Resolved } from './fromCell.ts';

/** Records that may go by a name; among more of them it is looked for in vain. */
const CANDIDATES = 100;

type Provider = Pick<AppDataProvider, 'ask' | 'labelFields'>;

/** Finds the records that the texts of a file name: by IRI, by number or by the name they go by. */
export const createRelationLookup = (dataProvider: Provider, directory: ResourceDirectory) => {
  const known = new Map<string, Resolved>();
  const keyOf = ({ path, referential }: FieldDescription, text: string): string =>
    JSON.stringify([path, referential, wordsOf(text).map(lettersOf), text.startsWith('/')]);

  const search = async (path: string, referential: string | null, text: string): Promise<Resolved> => {
    const definition = directory.byPath(path);
    const { data: labels } = await dataProvider.labelFields(path);
    const { names, number } = searchedOf(definition, directory, labels);
    const isNumber = /^\d+$/.test(text);
    if (isNumber && number === null) return { iri: toIri(path, text) };
    const question = query('import relation', path)
      .select(...labels)
      .where('type', referential);
    const searched = { names: [...new Set([...names, ...labels])], number };
    const found = await askByName(
      dataProvider,
      text,
      { searched, question, shown: CANDIDATES },
      { isAwaited: true },
    );
    const named = found.data.map((record) => {
      const label = labelOf(record, definition);
      const own = number === null ? null : toText(valueAt(record, number));
      const texts = isNumber ? [own ?? ''] : [label, `${label} ${own ?? ''}`];
      return { iri: iriOf(record) ?? String(record.id), texts };
    });
    const exact = named.filter(({ texts }) => texts.some((one) => lettersOf(one) === lettersOf(text)));
    // Given name first, as people say it.
    const turned = named.filter(({ texts }) => texts.some((one) => setOf(one) === setOf(text)));
    const [only, other] = exact.length > 0 ? exact : turned;
    if (other) return { refusal: 'ambiguous' };
    if (found.more) return { refusal: 'tooMany' };
    return only ? { iri: only.iri } : { refusal: 'missing' };
  };

  const lookUp = async ({ path, referential }: FieldDescription, text: string): Promise<Resolved> => {
    if (path === null) return { refusal: 'missing' };
    if (text.startsWith('/')) return collectionOf(text) === path ? { iri: text } : { refusal: 'missing' };
    return search(path, referential, text);
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

/** The words of a name in whichever order. */
const setOf = (name: string): string =>
  wordsOf(name)
    .map(lettersOf)
    .toSorted((one, other) => one.localeCompare(other))
    .join(' ');
