import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { isObject, toList, toText } from '../../../schema/read.ts';

/** Records that were selected in a list, by their IRIs. */
interface Selected {
  readonly resource: string;
  readonly ids: readonly string[];
}

/** The selection that came with a navigation; anything else is none. */
export const toSelected = (state: unknown): Selected | null => {
  const selected = isObject(state) ? state.selected : null;
  if (!isObject(selected)) return null;
  const resource = toText(selected.resource);
  const ids = toList(selected.ids).flatMap((id) => (idOf(id) === null ? [] : String(id)));
  return resource !== null && ids.length > 0 ? { resource, ids } : null;
};

/** The people (IRIs) behind selected licences, or the selected people themselves, each once. */
export const peopleOf = async (
  provider: AppDataProvider,
  { resource, ids }: Selected,
): Promise<readonly string[]> => {
  if (resource === 'persons') return [...new Set(ids)];
  const keys = ids.map((iri) => Number(idOf(iri)));
  const { data } = await provider.queryAll(
    query('renew selected', '/licences').select('person.id').where('id', keys).orderBy('person.familyName'),
  );
  return [...new Set(data.flatMap(({ person }) => iriOf(person) ?? []))];
};

/** People with a licence of the club in the season `from` and none in the season `to`; all IRIs, by family name. */
export const unrenewedOf = async (
  provider: AppDataProvider,
  { club, from, to }: { readonly club: string; readonly from: string; readonly to: string },
): Promise<readonly string[]> => {
  const licensed = async (season: string): Promise<readonly string[]> => {
    const { data } = await provider.queryAll(
      query('renew licensed', '/licences')
        .select('person.id')
        .where('club', club)
        .where('season', season)
        .orderBy('person.familyName'),
    );
    return data.flatMap(({ person }) => iriOf(person) ?? []);
  };
  const [former, current] = await Promise.all([licensed(from), licensed(to)]);
  const renewed = new Set(current);
  return [...new Set(former)].filter((person) => !renewed.has(person));
};
