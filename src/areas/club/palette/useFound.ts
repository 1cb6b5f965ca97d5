import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { useDebouncedValue } from '../../../fields/relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../../../fields/relation/autocomplete.ts';
import { seenRecords } from '../../../data/copy/seenRecords.ts';
import { queryByName } from '../../../data/queryByName.ts';
import type { FoundByName } from '../../../data/findByName.ts';
import { beginsWords, foldText, toLine } from '../../../lib/text.ts';
import { isCancelled } from '../../../http/ApiError.ts';
import { belongsToClub } from '../../../session/access.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { useClubFilter } from '../../../features/clubsHere.ts';
import { useMayOpen } from '../../../features/FeaturesContext.tsx';
import { useWholeSpace } from '../../../features/useWholeSpace.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { useFoundAnywhere } from './useFoundAnywhere.ts';
import { KINDS, type Entry } from './findPages.ts';
import { LIMIT, toSearches, type Search } from './toSearches.ts';

interface Found {
  readonly entries: readonly Entry[];
  /** There are others of a kind than those shown. */
  readonly more: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/**
 * Records found for the typed text, only those the account may open: what the club was shown before from the first letter
 * on, what the server knows once there are three.
 */
export const useFound = (typed: string): Found => {
  const clubId = useClubId();
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const user = useUser();
  const mayOpen = useMayOpen();
  const whole = useWholeSpace();
  const ofClubs = useClubFilter();
  const wanted = toLine(typed);
  const rested = useDebouncedValue(wanted, AUTOCOMPLETE.debounceMs);
  const isEnough = wanted.length >= AUTOCOMPLETE.characters && rested.length >= AUTOCOMPLETE.characters;
  const client = useQueryClient();
  const searchesFor = (text: string): readonly Search[] =>
    toSearches(text, {
      clubId,
      ofClubs,
      isOwn: (club) => belongsToClub(user, club),
      toBirth: (year) => translate('palette.born', { year }),
      toPhase: (phase) => translate('palette.phase', { phase }),
    })
      .filter(({ resource }) => mayOpen({ resource }))
      .filter(({ query }) => whole?.has(query.parts.collection) ?? true);
  const searches = isEnough ? searchesFor(rested) : [];
  const answers = useQueries({
    queries: searches.map(({ query, searched }) => ({
      queryKey: [query.parts.collection, 'palette', query.name, rested],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundByName> => {
        if (searched)
          return queryByName(dataProvider, rested, { searched, question: query, shown: LIMIT }, { signal });
        const { data, pageInfo } = await dataProvider.query(query, { signal });
        return { data, more: pageInfo.hasNextPage };
      },
    })),
  });
  const others = useFoundAnywhere(isEnough ? rested : null);
  const all = [...answers, ...others.answers];
  const seen =
    wanted === '' ? [] : searchesFor(wanted).flatMap((search) => entriesSeen(client, search, wanted));
  const answered = answers.flatMap(({ data }, index) =>
    (data?.data ?? []).flatMap((record) => searches[index]?.toEntry(record) ?? []),
  );
  // Results of the server come below what is there already, but entries named as typed come first.
  const isNamed = ({ label }: Entry): number => Number(foldText(label).includes(foldText(wanted)));
  const entries = [...seen, ...answered, ...others.entries].toSorted((a, b) => isNamed(b) - isNamed(a));
  return {
    entries: KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind)).filter(
      ({ to }, index, found) => found.findIndex((other) => other.to === to) === index,
    ),
    more: all.some(({ data }) => data?.more === true),
    isSearching: isEnough && (rested !== wanted || all.some(({ isFetching }) => isFetching)),
    hasFailed: all.some(({ error }) => error !== null && !isCancelled(error)),
  };
};

/** Entries of what was shown of a resource and goes by the text, with what distinguishes them. */
const entriesSeen = (client: QueryClient, { resource, toEntry }: Search, text: string): readonly Entry[] =>
  seenRecords(client, resource)
    .map(toEntry)
    .filter(({ label, detail }) => label !== '' && beginsWords(`${label} ${detail}`, text))
    .slice(0, LIMIT);
