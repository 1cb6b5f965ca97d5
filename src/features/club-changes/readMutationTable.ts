import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { MutationLine } from '../../rules/clubChange/mutationLine.ts';
import { isTrue, toList, toNumber, toText, type Json } from '../../schema/read.ts';

/** A line with the season (IRI) it counts for. */
type SeasonLine = MutationLine & { readonly season: string | null };

/** A motive as in the form. */
export interface Motive {
  readonly '@id': string;
  readonly code: string;
  readonly name: string;
}

/** Dates, fees and motives of mutations. */
export interface MutationTable {
  readonly lines: readonly SeasonLine[];
  readonly motives: readonly Motive[];
}

/** Reads the fees and dates of all seasons, and the motives, in one request. */
export const readMutationTable = async (
  provider: AppDataProvider,
  signal: AbortSignal,
): Promise<MutationTable> => {
  const [lines, motives] = await Promise.all([
    provider.queryAll(
      query('mutation table', '/mutation_parameters')
        .select(
          'type',
          'startDate',
          'endDate',
          'gender',
          'pointsMin',
          'pointsMax',
          'numberedMin',
          'numberedMax',
        )
        .select('federationShare', 'leagueShare', 'committeeShare', 'proListed')
        .select('season.id', 'motive.code', 'categories[].code')
        .orderBy('startDate'),
      { signal },
    ),
    provider.queryAll(
      referentials({
        type: 'MutationMotive',
        select: ['name', 'code', 'type', 'position'],
        orderBy: ['position'],
      }),
      { signal },
    ),
  ]);
  return { lines: lines.data.flatMap(toLine), motives: motives.data.flatMap(toMotive) };
};

const toLine = (raw: Json): SeasonLine[] => {
  const { type } = raw;
  if (type !== 'ordinary' && type !== 'exceptional') return [];
  return [
    {
      season: iriOf(raw.season),
      type,
      startDate: toDateInput(raw.startDate),
      endDate: toDateInput(raw.endDate),
      gender: toText(raw.gender),
      pointsMin: toNumber(raw.pointsMin),
      pointsMax: toNumber(raw.pointsMax),
      numberedMin: toNumber(raw.numberedMin),
      numberedMax: toNumber(raw.numberedMax),
      categories: toList(raw.categories).flatMap((category) => toText(valueAt(category, 'code')) ?? []),
      motive: toText(valueAt(raw, 'motive.code')),
      proListed: isTrue(raw.proListed),
      federationShare: toNumber(raw.federationShare) ?? 0,
      leagueShare: toNumber(raw.leagueShare) ?? 0,
      committeeShare: toNumber(raw.committeeShare) ?? 0,
    },
  ];
};

const toMotive = (raw: Json): Motive[] => {
  const [iri, code, name] = [iriOf(raw), toText(raw.code), toText(raw.name)];
  return iri !== null && code !== null ? [{ '@id': iri, code, name: name ?? code }] : [];
};
