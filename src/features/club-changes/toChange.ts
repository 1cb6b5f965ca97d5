import { changeProcedure, type Procedure, competentLevel } from '../../rules/clubChange/changeProcedure.ts';
import { mutationFee, type MutationFee } from '../../rules/clubChange/mutationFee.ts';
import { currentSeason, type Season } from '../../rules/season.ts';
import type { Player } from './player.ts';
import type { MutationTable } from './readMutationTable.ts';

interface Situation {
  /** Code; null for none. */
  readonly motive: string | null;
  readonly proListed: boolean;
}

/** Procedure, season and cost of a player's change of club. */
export interface Change {
  readonly season: Season | null;
  readonly procedure: Procedure;
  /** The kind of mutation; null where it is none. */
  readonly type: 'ordinary' | 'exceptional' | null;
  /** Null where no fee is known, or none is due. */
  readonly fee: MutationFee | null;
  readonly level: 'committee' | 'league' | 'federation' | null;
}

/** The change of a player on a day (`now`); `player` is null for one never licensed. */
export const toChange = (
  player: Player | null,
  { motive, proListed }: Situation,
  { lines: all }: MutationTable,
  seasons: readonly Season[],
  now: Date,
  day: string,
): Change => {
  const season = seasonOf(all, seasons, now, day);
  const former = seasons
    .filter(({ startDate }) => season !== null && startDate < season.startDate)
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0];
  const lines = all.filter((line) => line.season === season?.['@id']);
  const typesIn = (one: Season | null | undefined): string[] =>
    (player?.licences ?? []).filter((licence) => licence.season === one?.['@id']).map(({ type }) => type);
  const procedure = changeProcedure({
    types: typesIn(season),
    formerTypes: typesIn(former),
    isKnown: player !== null,
    isOwn: player?.isOwn ?? false,
    isChanging: player?.isChanging ?? false,
    day,
    motive,
    proListed,
    lines,
  });
  const type = TYPES[procedure.kind] ?? null;
  if (!player || type === null) return { season, procedure, type, fee: null, level: null };
  const fee = mutationFee(
    lines,
    { ...player, place: player.isNumbered ? player.nationalRank : null },
    { type, motive, proListed, earlier: player.mutations.filter((one) => one === season?.['@id']).length },
  );
  return { season, procedure, type, fee, level: competentLevel(player) };
};

const TYPES: Partial<Record<Procedure['kind'], 'ordinary' | 'exceptional'>> = {
  ordinary: 'ordinary',
  exceptional: 'exceptional',
  needsMotive: 'exceptional',
};

/** In spring players already move for the season to come: that of the table whose dates the day falls in. */
const seasonOf = (
  lines: MutationTable['lines'],
  seasons: readonly Season[],
  now: Date,
  day: string,
): Season | null => {
  const open = lines.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const latest = seasons
    .filter((season) => open.some((line) => line.season === season['@id']))
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0];
  return latest ?? currentSeason(seasons, now);
};
