import type { SeedSeason } from './season.ts';
import type { SeedClub } from './data/clubs.ts';
import type { Tools } from './tools.ts';

/** Parents belong to the club of their children for the current season, without a licence and without a fee. */
export const addParents = (
  { rows, random, referential }: Tools,
  club: SeedClub,
  parents: readonly number[],
  seasons: readonly SeedSeason[],
): void => {
  const season = seasons.at(-1);
  if (!season) return;
  for (const person of parents)
    rows.add('club-membership', {
      club: club.id,
      person,
      season: season.id,
      startDate: `${season.endYear - 1}-09-${String(random.int(1, 30)).padStart(2, '0')}`,
      endDate: `${season.endYear}-06-30`,
      type: referential('MembershipType', random.chance(0.85) ? 'PARENT' : 'BENEVOLE'),
      licence: null,
      fee: 0,
      paid: true,
    });
};
