import { useSearchParams } from 'react-router';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { currentOf, shownOf, useRead, type Reading } from '../useRead.ts';
import { usePickers } from '../usePickers.ts';
import {
  findOpen,
  findUnknown,
  LEVELS,
  narrow,
  numberOf,
  pick,
  toScope,
  type DivisionOption,
  type SeasonOption,
} from './toSelection.ts';
import { queryPublic } from '../../../data/queryPublic.ts';
import type { Member, MemberList } from '../../../data/graphql/fromConnection.ts';
import { isTrue, toNumber, toText } from '../../../schema/read.ts';
import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import { fromDivision } from './fromDivision.ts';
import { fromPool, type Pool } from './fromPool.ts';

/** The choices of the page from season to pool with what is offered at each level, all of them kept in the address. */
export const useTeamChoice = () => {
  const [params] = useSearchParams();
  const requestedPool = numberOf(params, 'pool');
  const reading = usePool(requestedPool);
  const shown = shownOf(reading);
  // A link to a pool alone is enough: the levels above it are read from it.
  const place =
    params.get('division') === null && shown?.id === requestedPool ? (shown?.place ?? null) : null;
  const readSeasons = useSeasons();
  const seasons = shownOf(readSeasons) ?? [];
  const { season, organization } = toScope(params, seasons, place);
  const readOrganizations = useOrganizations(season);
  const organizations = shownOf(readOrganizations) ?? [];
  const isBegun = readSeasons.state.status === 'ready' && season !== null;
  const frame: Reading<unknown> = isBegun ? readOrganizations : readSeasons;
  const divisions = useDivisions(season, organization);
  const { chosen: narrowed, options } = narrow(params, currentOf(divisions) ?? [], place, phaseName);
  const pools = usePools(narrowed.division);
  const shownPools = currentOf(pools) ?? [];
  const pool = pick(requestedPool, narrowed.division === null ? [] : shownPools) ?? requestedPool;
  const chosen = { season, organization, ...narrowed, pool };
  const offered = { season: seasons, organization: organizations, ...options, pool: shownPools };
  const unknown = findUnknown(params, {
    ...(currentOf(frame) !== null && { season: seasons, organization: organizations }),
    ...(currentOf(divisions) !== null && options),
  });
  const isReading = organization !== null && currentOf(divisions) === null;
  const isNowhere = isEmpty(divisions) || isEmpty(pools);
  return {
    pickers: usePickers(
      LEVELS.map((name) => ({ name, label: texts[name], options: offered[name], chosen: chosen[name] })),
      LEVELS.every((level) => chosen[level] !== null) && shownPools.length > 0,
      { tab: params.get('tab') },
    ),
    season,
    pool,
    pools: shownPools,
    reading,
    frame,
    failed: [divisions, pools].filter(({ state }) => state.status === 'failed') as Reading<unknown>[],
    hint:
      frame.state.status === 'loading' || isReading
        ? publicTexts.loading
        : unknown !== null
          ? texts.unknown[unknown]
          : seasons.length > 0 && organizations.length === 0
            ? texts.emptySeason
            : organization !== null && isNowhere
              ? publicTexts.empty
              : texts.next[findOpen(params, chosen)],
  };
};

const isEmpty = (reading: Reading<readonly unknown[]>): boolean => currentOf(reading)?.length === 0;

const phaseName = (phase: number): string =>
  texts.phases[`phase${phase}` as keyof typeof texts.phases] ?? `${texts.phase} ${phase}`;

const useSeasons = (): Reading<readonly SeasonOption[]> =>
  useRead(['seasons'], async (reader) => {
    const read = await queryPublic(reader.transport, 'seasons', {}, reader);
    return read.seasons.members.map((season) => ({ ...toOption(season), isCurrent: isTrue(season.current) }));
  });

/** The organizations with a team contest in a season; all of them where the server cannot filter by it. */
const useOrganizations = (season: number | null): Reading<readonly SelectOption[]> =>
  useRead(season === null ? null : ['organizations', season], async (reader) => {
    const read = await queryPublic(reader.transport, 'organizations', { season }, reader);
    return [read.leagues, read.committees1, read.committees2].flatMap(({ members }) => members.map(toOption));
  });

const toOption = ({ id, name }: Member): SelectOption => ({
  value: String(id ?? ''),
  label: toText(name) ?? '',
});

/** The divisions that an organization runs in a season, of every team contest and phase. */
const useDivisions = (
  season: number | null,
  organization: number | null,
): Reading<readonly DivisionOption[]> =>
  useRead(
    season === null || organization === null ? null : ['divisions', season, organization],
    async (reader) => {
      const found: Member[] = [];
      let after: string | null = null;
      // A committee has a few dozen; ten pages are a thousand.
      for (let page = 0; page < 10; page += 1) {
        const { divisions }: { readonly divisions: MemberList } = await queryPublic(
          reader.transport,
          'divisions',
          { season, organization, after },
          reader,
        );
        found.push(...divisions.members);
        if (!divisions.pageInfo.hasNextPage) break;
        after = divisions.pageInfo.endCursor;
      }
      return found.flatMap(toDivision);
    },
  );

const toDivision = (raw: Member): DivisionOption[] => {
  const { contest, contestName, divisionName } = fromDivision(raw);
  if (raw.id === null || contest === null) return [];
  return [{ id: raw.id, name: divisionName, phase: toNumber(raw.phase) ?? 0, contest, contestName }];
};

/** The published pools of a division. */
const usePools = (division: number | null): Reading<readonly SelectOption[]> =>
  useRead(division === null ? null : ['pools', division], async (reader) => {
    const { pools } = await queryPublic(reader.transport, 'pools', { division }, reader);
    return pools.members.map(toOption);
  });

/** A pool; null where there is none of this number. */
export const usePool = (pool: number | null): Reading<Pool | null> =>
  useRead(pool === null ? null : ['pool', pool], async (reader) => {
    const { pools } = await queryPublic(reader.transport, 'pool', { pool }, reader);
    const [found] = pools.members;
    return found ? fromPool(found) : null;
  });
