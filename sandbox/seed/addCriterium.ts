import { addCriteriumGroup, CRITERIUM_COEFFICIENT } from './addCriteriumGroup.ts';
import { criteriumDates } from './data/season.ts';
import { organizationId } from './organizationId.ts';
import { clubs } from './data/clubs.ts';
import type { SportTools } from './sportTools.ts';

/** Clubs by their place in the seed that enter players, and how many each. */
const ENTERED = [0, 1];
const PLAYERS = 8;

/** Points of a round by the place reached. */
const LADDER = [500, 400, 350, 300, 250, 220, 210, 200];

export interface Criterium {
  readonly contest: number;
  readonly division: number;
}

/** The individual championship of a region: the first of its four tours played, the second open for registration. */
export const addCriterium = (tools: SportTools): Criterium => {
  const { rows, referential, season, players, halls } = tools;
  const year = season.endYear - 1;
  const contest = rows.add('contest', {
    name: 'Critérium fédéral - Seniors M',
    shortName: 'Critérium Seniors M',
    kind: 'C',
    type: 'individual',
    organization: organizationId('FFTT'),
    season: season.id,
    gender: 'M',
    categories: [referential('AgeCategory', 'S'), referential('AgeCategory', 'V40')],
    licenceTypes: [referential('LicenceType', 'T')],
    coefficient: CRITERIUM_COEFFICIENT,
    startDate: criteriumDates[0] ?? '',
    endDate: criteriumDates.at(-1) ?? '',
    bestOf: 5,
    engagementStart: `${year}-08-20`,
    engagementEnd: `${year}-09-20`,
    engagementFee: 3200,
    state: 'running',
  });
  const division = rows.add('division', {
    name: 'CF Seniors M - Régionale 1',
    label: 'Régionale 1',
    contest,
    organization: organizationId('L08'),
    phase: 3,
    level: 'R',
    order: 2,
    matchFormat: referential('MatchFormat', '2J5'),
    poolSize: 4,
    ups: 2,
    downs: 4,
    fee: 3200,
  });
  const tours = criteriumDates.map((date, index) => {
    const organizer = organizationId(clubs[index % 2]?.number ?? '');
    return rows.add('tour', {
      name: `Tour ${index + 1}`,
      number: index + 1,
      division,
      date,
      sportHall: halls.get(organizer) ?? null,
      organizer,
      registrationEnd: toDeadline(date),
      state: index === 0 ? 'finished' : 'planned',
    });
  });
  const entered = ENTERED.flatMap((index) => {
    const club = organizationId(clubs[index]?.number ?? '');
    return (players.get(club) ?? []).slice(0, PLAYERS).map((player) => ({ ...player, club }));
  }).toSorted((one, other) => other.points - one.points);
  const [first = 0, second = 0] = tours;
  const { group, ranks } = addCriteriumGroup(
    tools,
    { contest, division, tour: first, date: criteriumDates[0] ?? '' },
    entered,
  );
  for (const [index, { licence, club, points }] of entered.entries()) {
    const rank = ranks.get(licence) ?? entered.length;
    const registration = { licence, club, points };
    rows.add('tour-registration', {
      ...registration,
      tour: first,
      group,
      seed: index + 1,
      rank,
      scored: `${LADDER[rank - 1] ?? (rank > 12 ? 50 : 100)}A`,
      status: 'played',
    });
    rows.add('tour-registration', {
      ...registration,
      tour: second,
      excuse: index === 6 ? 'Déplacement professionnel' : null,
      status: index === 6 ? 'excused' : 'registered',
    });
  }
  return { contest, division };
};

const DAY_MS = 86_400_000;

/** Clubs answer until ten days before. */
const toDeadline = (date: string): string =>
  new Date(Date.parse(date) - 10 * DAY_MS).toISOString().slice(0, 10);
