import type { MutationLine } from './mutationLine.ts';

interface FeePlayer {
  readonly gender: string;
  /** Code of the age category. */
  readonly category: string | null;
  readonly points: number;
  /** National rank of a numbered player; null for all others. */
  readonly place: number | null;
}

interface FeeRequest {
  readonly type: MutationLine['type'];
  readonly motive: string | null;
  readonly proListed: boolean;
  /** Mutations of the player that were accepted in the same season. */
  readonly earlier: number;
}

/** Cents. */
export interface MutationFee {
  readonly federation: number;
  readonly league: number;
  readonly committee: number;
  readonly leftClub: number;
  readonly total: number;
}

/**
 * The fee of a mutation by the table of the season: of the lines that fit, the one for the age category goes first, then
 * the one for numbered players, for the motive, for the professional list. From the second mutation of a season on the
 * cost doubles, and what is more goes to the club left (administrative rules II.2). Null where no line fits.
 */
export const mutationFee = (
  lines: readonly MutationLine[],
  player: FeePlayer,
  request: FeeRequest,
): MutationFee | null => {
  const [line] = lines
    .filter((candidate) => fits(candidate, player, request))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  if (!line) return null;
  const { federationShare: federation, leagueShare: league, committeeShare: committee } = line;
  const usual = federation + league + committee;
  const leftClub = request.earlier > 0 ? usual : 0;
  return { federation, league, committee, leftClub, total: usual + leftClub };
};

const fits = (line: MutationLine, player: FeePlayer, request: FeeRequest): boolean =>
  line.type === request.type &&
  (line.categories.length === 0 || (player.category !== null && line.categories.includes(player.category))) &&
  (line.gender === null || line.gender === player.gender) &&
  (line.motive === null || line.motive === request.motive) &&
  (!line.proListed || request.proListed) &&
  isWithin(Math.floor(player.points), line.pointsMin, line.pointsMax) &&
  isWithin(player.place, line.numberedMin, line.numberedMax);

/** An unranked player (null) is within no limits. */
const isWithin = (value: number | null, least: number | null, most: number | null): boolean =>
  (least === null || (value !== null && value >= least)) &&
  (most === null || (value !== null && value <= most));

const weightOf = (line: MutationLine): number =>
  (line.categories.length > 0 ? 8 : 0) +
  (line.numberedMin === null ? 0 : 4) +
  (line.motive === null ? 0 : 2) +
  (line.proListed ? 1 : 0);
