import { queryPublic } from '../../../data/queryPublic.ts';
import type { Member, MemberList } from '../../../data/graphql/fromConnection.ts';
import { isTrue, toNumber, toText } from '../../../schema/read.ts';
import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import { useRead, type Reading } from '../useRead.ts';
import { fromDivision } from './fromDivision.ts';
import type { Pool } from './fromPool.ts';
import type { DivisionOption, SeasonOption } from './toSelection.ts';

export const useSeasons = (): Reading<readonly SeasonOption[]> =>
  useRead('seasons', async (reader) => {
    const read = await queryPublic(reader.transport, 'seasons', {}, reader);
    return read.seasons.members.map((season) => ({ ...toOption(season), isCurrent: isTrue(season.current) }));
  });

/** The organizations with a team contest in a season; all of them where the server cannot filter by it. */
export const useOrganizations = (season: number | null): Reading<readonly SelectOption[]> =>
  useRead(season === null ? null : String(season), async (reader) => {
    const read = await queryPublic(reader.transport, 'organizations', { season }, reader);
    return [read.leagues, read.committees1, read.committees2].flatMap(({ members }) => members.map(toOption));
  });

const toOption = ({ id, name }: Member): SelectOption => ({
  value: String(id ?? ''),
  label: toText(name) ?? '',
});

/** The divisions that an organization runs in a season, of every team contest and phase. */
export const useDivisions = (
  season: number | null,
  organization: number | null,
): Reading<readonly DivisionOption[]> =>
  useRead(season === null || organization === null ? null : `${season} ${organization}`, async (reader) => {
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
  });

const toDivision = (raw: Member): DivisionOption[] => {
  const { contest, contestName, divisionName } = fromDivision(raw);
  if (raw.id === null || contest === null) return [];
  return [{ id: raw.id, name: divisionName, phase: toNumber(raw.phase) ?? 0, contest, contestName }];
};

/** The published pools of a division. */
export const usePools = (division: number | null): Reading<readonly SelectOption[]> =>
  useRead(division === null ? null : String(division), async (reader) => {
    const { pools } = await queryPublic(reader.transport, 'pools', { division }, reader);
    return pools.members.map(toOption);
  });

/** A pool; null where there is none of this number. */
export const usePool = (pool: number | null): Reading<Pool | null> =>
  useRead(pool === null ? null : String(pool), async (reader) => {
    const [{ pools }, { fromPool }] = await Promise.all([
      queryPublic(reader.transport, 'pool', { pool }, reader),
      import('./fromPool.ts'),
    ]);
    const [found] = pools.members;
    return found ? fromPool(found) : null;
  });
