import type { Appearance, LineUp, SheetLicence, SheetPlayer } from './lineUp.ts';

/** Meetings of the phase in the same championship: phases and championships count apart. */
const ofChampionship = ({ identifier }: SheetPlayer, lineUp: LineUp): Appearance[] =>
  lineUp.appearances.filter(
    (one) =>
      one.identifier === identifier && one.phase === lineUp.phase && one.championship === lineUp.championship,
  );

/**
 * True when the player has met before this day, `burntAfter` times or more, in teams of smaller numbers. What was
 * played in a stronger team later than this day does not count, so that a sheet corrected later stays right.
 */
export const isBurnt = (player: SheetPlayer, lineUp: LineUp, burntAfter: number): boolean =>
  ofChampionship(player, lineUp).filter(({ team, day }) => team < lineUp.team && day < lineUp.day).length >=
  burntAfter;

/** A meeting of another team that the player plays on the same day; women who are not numbered may play for women and for men. */
export const sameDayElsewhere = (
  { identifier, licence }: SheetPlayer & { readonly licence: SheetLicence },
  { appearances, phase, day, team, championship }: LineUp,
): Appearance | undefined => {
  const twoChampionships = licence.gender === 'F' && !licence.numbered;
  return appearances.find(
    (one) =>
      one.identifier === identifier &&
      one.phase === phase &&
      one.day === day &&
      (one.championship === championship ? one.team !== team : !twoChampionships),
  );
};

/** True when the player met on day 1 in a team of a smaller number. */
export const strongerOnFirstDay = (player: SheetPlayer, lineUp: LineUp): boolean =>
  ofChampionship(player, lineUp).some(({ day, team }) => day === 1 && team < lineUp.team);

/** A meeting before this day for another team of the club that plays in the same pool. */
export const appearedInPool = (player: SheetPlayer, lineUp: LineUp): Appearance | undefined =>
  ofChampionship(player, lineUp).find(
    ({ team, day }) => day < lineUp.day && team !== lineUp.team && lineUp.poolTeams?.includes(team),
  );
