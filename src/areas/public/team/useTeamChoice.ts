import { useSearchParams } from 'react-router';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { currentOf, shownOf, type Reading } from '../useRead.ts';
import { usePickers } from '../usePickers.ts';
import { findUnknown, LEVELS, narrow, numberOf, pick, toScope } from './toSelection.ts';
import { useDivisions, useOrganizations, usePool, usePools, useSeasons } from './useTeamReads.ts';

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
      frame.state.status === 'loading'
        ? publicTexts.loading
        : unknown !== null
          ? texts.unknown[unknown]
          : seasons.length > 0 && organizations.length === 0
            ? texts.emptySeason
            : organization !== null && isNowhere
              ? publicTexts.empty
              : texts.startHere,
  };
};

const isEmpty = (reading: Reading<readonly unknown[]>): boolean => currentOf(reading)?.length === 0;

const phaseName = (phase: number): string =>
  texts.phases[`phase${phase}` as keyof typeof texts.phases] ?? `${texts.phase} ${phase}`;
