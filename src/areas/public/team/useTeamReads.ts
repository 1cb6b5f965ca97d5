import { askPublic } from '../../../data/askPublic.ts';
import type { Member, MemberList } from '../../../data/graphql/fromConnection.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { isTrue, toNumber, toText } from '../../../schema/read.ts';
import type { PickerOption } from '../Picker.tsx';
import { useRead, type Reading } from '../useRead.ts';
import { fromDivision, fromPool } from './fromPool.ts';
import type { Pool } from './Pool.ts';
import { readOrganizations } from './readOrganizations.ts';
import type { DivisionOption, SeasonOption } from './toSelection.ts';

export interface Frame {
  readonly seasons: readonly SeasonOption[];
  readonly organizations: readonly PickerOption[];
}

/** The seasons, and the organizations with a team contest in the one that `seasonOf` picks. */
export const useFrame = (
  transport: Transport,
  seasonOf: (seasons: readonly SeasonOption[]) => number | null,
): Reading<Frame> => {
  const seasons = useRead('seasons', async (signal) => {
    const read = await askPublic(transport, 'seasons', {}, { signal });
    return read.seasons.members.map((season) => ({ ...toOption(season), isCurrent: isTrue(season.current) }));
  });
  const known = seasons.state.status === 'ready' ? seasons.state.data : [];
  const season = seasonOf(known);
  const organizations = useRead(season === null ? null : String(season), async (signal) =>
    (await readOrganizations(transport, season ?? 0, signal)).map(toOption),
  );
  const { state } = seasons;
  if (state.status !== 'ready') return { ...seasons, state };
  if (season === null)
    return { ...seasons, state: { ...state, data: { seasons: known, organizations: [] } } };
  if (organizations.state.status !== 'ready') return { ...organizations, state: organizations.state };
  const data = { seasons: known, organizations: organizations.state.data };
  return { ...organizations, state: { ...organizations.state, data } };
};

const toOption = ({ id, name }: Member): PickerOption => ({
  value: String(id ?? ''),
  label: toText(name) ?? '',
});

/** The divisions that an organization runs in a season, of every team contest and phase. */
export const useDivisions = (
  transport: Transport,
  season: number | null,
  organization: number | null,
): Reading<readonly DivisionOption[]> =>
  useRead(season === null || organization === null ? null : `${season} ${organization}`, async (signal) => {
    const found: Member[] = [];
    let after: string | null = null;
    // A committee has a few dozen; ten pages are a thousand.
    for (let page = 0; page < 10; page += 1) {
      const { divisions }: { readonly divisions: MemberList } = await askPublic(
        transport,
        'divisions',
        { season, organization, after },
        { signal },
      );
      found.push(...divisions.members);
      if (!divisions.pageInfo.hasNextPage) break;
      after = divisions.pageInfo.endCursor;
    }
    return found.flatMap(toDivision);
  });

const toDivision = (raw: Member): DivisionOption[] => {
  const { contest, contestName, divisionName } = fromDivision(raw);
  if (raw.id === null || contest === null) return [];
  return [{ id: raw.id, name: divisionName, phase: toNumber(raw.phase) ?? 0, contest, contestName }];
};

/** The published pools of a division. */
export const usePools = (transport: Transport, division: number | null): Reading<readonly PickerOption[]> =>
  useRead(division === null ? null : String(division), async (signal) => {
    const { pools } = await askPublic(transport, 'pools', { division }, { signal });
    return pools.members.map(toOption);
  });

/** A pool; null where there is none of this number. */
export const usePool = (transport: Transport, pool: number | null): Reading<Pool | null> =>
  useRead(pool === null ? null : String(pool), async (signal, isFresh) => {
    const { pools } = await askPublic(transport, 'pool', { pool }, { signal, isFresh });
    const [found] = pools.members;
    return found ? fromPool(found) : null;
  });
