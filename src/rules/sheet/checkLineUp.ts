import { lettersOf } from '../matchFormats.ts';
import { MENTION } from '../medicalMention.ts';
import { defineFault } from './fault.ts';
import type { Fault } from './fault.ts';
import { DEFAULT_ELIGIBILITY, type Appearance } from './lineUp.ts';
import type { EligibilityRules, LineUp, SheetLicence, SheetPlayer } from './lineUp.ts';

type LineUpFaultCode =
  | 'unknownLicence'
  | 'otherClub'
  | 'licenceType'
  | 'notValidated'
  | 'suspended'
  | 'gender'
  | 'twice'
  | 'sameDay'
  | 'burnt'
  | 'otherTeamOfPool'
  | 'secondDay'
  | 'secondDayLimit'
  | 'oneForeigner'
  | 'tooManyForeigners'
  | 'tooManyMutated'
  | 'tooManyWomen'
  | 'medicalNone'
  | 'medicalMissing'
  | 'pointsOrder'
  | 'incomplete'
  | 'forfeitExpected';

const blocking = defineFault<LineUpFaultCode>('blocking');

const warning = defineFault<LineUpFaultCode>('warning');

/** With fewer present the meeting is lost by forfeit: three of four, two of three; other sizes have no such rule. */
const LEAST_PRESENT: Readonly<Record<number, number>> = { 4: 3, 3: 2 };

type Known = SheetPlayer & { readonly licence: SheetLicence };

/**
 * Whether these players may play for this team on this day, fault by fault in the order of the letters (sporting rules,
 * as the clubs' sheets apply them in 2026/2027).
 */
export const checkLineUp = (
  lineUp: LineUp,
  rules: EligibilityRules = DEFAULT_ELIGIBILITY,
): Fault<LineUpFaultCode>[] => {
  const present = lineUp.players.filter(({ identifier, absent }) => identifier !== '' && absent !== true);
  const known = present.filter((player): player is Known => player.licence !== null);
  return [
    ...present.flatMap((player, index) => [
      ...(isRepeated(player, present.slice(0, index)) ? [blocking('twice', placeOf(lineUp, player))] : []),
      ...(player.licence === null
        ? [blocking('unknownLicence', placeOf(lineUp, player))]
        : checkPlayer({ ...player, licence: player.licence }, lineUp, rules)),
    ]),
    ...checkCounts(known, lineUp, rules),
    ...checkSecondDay(known, lineUp, rules),
    ...checkOrder(known, lineUp, rules),
    ...checkPresence(present.length, lineUp),
  ];
};

const placeOf = ({ side }: LineUp, { letter }: SheetPlayer): Fault['at'] => ({ side, letter });

const isRepeated = (player: SheetPlayer, before: readonly SheetPlayer[]): boolean =>
  before.some(({ identifier }) => identifier === player.identifier);

const checkPlayer = (player: Known, lineUp: LineUp, rules: EligibilityRules): Fault<LineUpFaultCode>[] => {
  const { licence } = player;
  const at = placeOf(lineUp, player);
  const until = licence.suspendedUntil;
  const elsewhere = sameDayElsewhere(player, lineUp);
  const inPool = appearedInPool(player, lineUp);
  return [
    !lineUp.clubs.includes(licence.club) && blocking('otherClub', at),
    !rules.licenceTypes.includes(licence.type) && blocking('licenceType', at),
    !isValidated(licence, lineUp.date) && blocking('notValidated', at),
    until !== null && until >= lineUp.date && blocking('suspended', at, { date: until }),
    lineUp.championship === 'F' && licence.gender === 'M' && blocking('gender', at),
    elsewhere && blocking('sameDay', at, { day: elsewhere.day, team: elsewhere.teamName }),
    isBurnt(player, lineUp, rules.burntAfter) &&
      blocking('burnt', at, { team: lineUp.team, matches: rules.burntAfter }),
    inPool && blocking('otherTeamOfPool', at, { team: inPool.teamName }),
    licence.medical === MENTION.noPractice && warning('medicalNone', at),
    licence.medical === '' && warning('medicalMissing', at),
  ].filter((fault): fault is Fault<LineUpFaultCode> => typeof fault === 'object');
};

const isValidated = ({ isValid, validationDate }: SheetLicence, date: string): boolean =>
  isValid && (validationDate === null || validationDate <= date);

const checkCounts = (
  known: readonly Known[],
  lineUp: LineUp,
  rules: EligibilityRules,
): Fault<LineUpFaultCode>[] => {
  const women = lineUp.championship === 'M' ? rules.maxWomen : null;
  const limits: [LineUpFaultCode, number | null, (licence: SheetLicence) => boolean][] = [
    [
      rules.maxForeigners === 1 ? 'oneForeigner' : 'tooManyForeigners',
      rules.maxForeigners,
      ({ foreign }) => foreign,
    ],
    ['tooManyMutated', rules.maxMutated, ({ mutated }) => mutated],
    ['tooManyWomen', women, ({ gender }) => gender === 'F'],
  ];
  return limits.flatMap(([code, max, counts]) => {
    const count = known.filter(({ licence }) => counts(licence)).length;
    return max !== null && count > max ? [blocking(code, { side: lineUp.side }, { max, count })] : [];
  });
};

const checkSecondDay = (
  known: readonly Known[],
  lineUp: LineUp,
  { maxFromStrongerOnSecondDay: max }: EligibilityRules,
): Fault<LineUpFaultCode>[] => {
  const count = known.filter((player) => strongerOnFirstDay(player, lineUp)).length;
  return lineUp.day === 2 && max !== null && count > max
    ? [blocking(max === 1 ? 'secondDay' : 'secondDayLimit', { side: lineUp.side }, { max, count })]
    : [];
};

const checkOrder = (
  known: readonly Known[],
  { side }: LineUp,
  { pointsOrder }: EligibilityRules,
): Fault<LineUpFaultCode>[] => {
  const points = known.map(({ licence }) => licence.points);
  const falls = points.every((own, index) => index === 0 || (points[index - 1] ?? own) >= own);
  return pointsOrder && !falls ? [warning('pointsOrder', { side })] : [];
};

const checkPresence = (count: number, { side, format }: LineUp): Fault<LineUpFaultCode>[] => {
  const full = lettersOf(format, side).length;
  if (count >= full) return [];
  const least = LEAST_PRESENT[full] ?? 1;
  return [warning(count < least ? 'forfeitExpected' : 'incomplete', { side }, { smart_count: count, least })];
};

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
const isBurnt = (player: SheetPlayer, lineUp: LineUp, burntAfter: number): boolean =>
  ofChampionship(player, lineUp).filter(({ team, day }) => team < lineUp.team && day < lineUp.day).length >=
  burntAfter;

/** A meeting of another team that the player plays on the same day; women who are not numbered may play for women and for men. */
const sameDayElsewhere = (
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
const strongerOnFirstDay = (player: SheetPlayer, lineUp: LineUp): boolean =>
  ofChampionship(player, lineUp).some(({ day, team }) => day === 1 && team < lineUp.team);

/** A meeting before this day for another team of the club that plays in the same pool. */
const appearedInPool = (player: SheetPlayer, lineUp: LineUp): Appearance | undefined =>
  ofChampionship(player, lineUp).find(
    ({ team, day }) => day < lineUp.day && team !== lineUp.team && lineUp.poolTeams?.includes(team),
  );
