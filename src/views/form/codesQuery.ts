import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { iriOf } from '../../lib/iri.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

type Coded = Readonly<Record<string, unknown>> & { readonly '@id': string | null };

/** The values of a closed list with their codes. */
export const codesQuery = (provider: Pick<AppDataProvider, 'queryAll'>, list: string | null) => ({
  queryKey: ['referentials', 'codes', list],
  queryFn: async ({ signal }: { readonly signal?: AbortSignal } = {}): Promise<readonly Coded[]> => {
    const codes = referentials({ type: list, select: ['name', 'code', 'type', 'position'] });
    const { data } = await provider.queryAll(codes, signal && { signal });
    return data.map((one) => ({ ...one, '@id': iriOf(one) }));
  },
  staleTime: Infinity,
});

/** The closed lists whose codes say what a new record usually holds. */
export const codedLists = (
  { form }: ResourceConfig,
  fields: readonly FieldDescription[],
): readonly string[] =>
  Object.entries(form?.defaults ?? {})
    .flatMap(([name, rule]) => {
      if (rule && 'code' in rule) return [name];
      return rule && 'from' in rule && rule.codes ? [name, rule.from] : [];
    })
    .flatMap((name) => fieldNamed(fields, name)?.referential ?? []);
