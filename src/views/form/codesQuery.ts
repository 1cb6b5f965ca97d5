import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { iriOf } from '../../lib/iri.ts';

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
