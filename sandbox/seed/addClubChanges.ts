import type { SeedRow } from './createRows.ts';
import type { SeedSeason } from './addSeasons.ts';
import { clubs } from './data/clubs.ts';
import instances from './data/instances.json' with { type: 'json' };
import { mutationBands } from './data/mutationBands.ts';
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

/** Mutations towards the first club, by state; the first two come from its own league. */
const MUTATIONS = ['accepted', 'waitingInstance', 'waitingLeftClub', 'refused'] as const;
const TRANSFERS = ['submitted', 'accepted', 'refused', 'submitted'] as const;
const REQUEST_DATE = '2026-06-02';
const DECISION_DATE = '2026-06-24';

/** The fees of a season, and the players who come to the first clubs and leave them. */
export const addClubChanges = (tools: Tools, seasons: readonly SeedSeason[]): void => {
  const season = seasons.at(-1);
  if (!season) return;
  addFees(tools, season);
  for (const [place, welcome] of clubs.slice(0, 2).entries()) {
    // The neighbours in the list give one player each, so that the first club has arrivals and departures.
    for (const [index, status] of MUTATIONS.entries())
      addMutation(tools, season, place, index, welcome.number, status);
    for (const [index, status] of TRANSFERS.entries())
      addTransfer(tools, season, place, index, welcome.number, status);
  }
};

/** Ordinary mutations of everybody, those of the professional lists, which last two months longer, and the others. */
const addFees = ({ rows, referential }: Tools, { id, endYear }: SeedSeason): void => {
  const categories = (codes: readonly string[]) => codes.map((code) => referential('AgeCategory', code));
  const [children, youth] = [categories(['P', 'B1', 'B2', 'M1', 'M2']), categories(YOUTH)];
  const spring = { type: 'ordinary', startDate: `${endYear - 1}-05-15` };
  const kinds = [
    { ...spring, endDate: `${endYear - 1}-06-30` },
    { ...spring, endDate: `${endYear - 1}-08-31`, proListed: true },
    { type: 'exceptional', startDate: `${endYear - 1}-07-01`, endDate: `${endYear}-03-31` },
  ];
  for (const kind of kinds) {
    const add = (line: object, euros: number) =>
      rows.add('mutation-parameter', {
        ...kind,
        ...line,
        season: id,
        leftClubDelay: 15,
        federationShare: euros * 40,
        leagueShare: euros * 30,
        committeeShare: euros * 30,
      });
    add({ categories: children }, 0);
    for (const { euros, ...band } of mutationBands) {
      add(band, euros);
      if (euros > 0) add({ ...band, categories: youth }, euros / 2);
    }
  }
};

/** They pay half. */
const YOUTH = ['C1', 'C2', 'J1', 'J2', 'J3', 'J4'];

interface Leaver {
  readonly licence: SeedRow;
  readonly person: SeedRow;
}

/** A competitor or a leisure player of another club, each taken once. */
const findLeaver = ({ rows, referential }: Tools, club: string, type: 'T' | 'P', index: number): Leaver => {
  const licences = rows.byEntity
    .get('licence')
    ?.filter(
      (row) => row['club'] === organizationId(club) && row['type'] === referential('LicenceType', type),
    );
  const licence = licences?.at(-1 - index);
  const person = rows.byEntity.get('person')?.find(({ id }) => id === licence?.['person']);
  if (!licence || !person) throw new RangeError(`Club ${club} has no ${index + 1} licences of type ${type}`);
  return { licence, person };
};

/** The club that a change of `place` leaves: the other demonstration club first, then those further away. */
const leftClubOf = (place: number, index: number): string =>
  clubs[index === 0 ? 1 - place : index + 2]?.number ?? '';

const addMutation = (
  tools: Tools,
  season: SeedSeason,
  place: number,
  index: number,
  welcome: string,
  status: (typeof MUTATIONS)[number],
): void => {
  const { rows } = tools;
  const left = leftClubOf(place, index);
  const { licence, person } = findLeaver(tools, left, 'T', 2 * place);
  const points = Math.round(Number(licence['points']));
  const band = mutationBands.find(
    ({ pointsMin, pointsMax }) => points >= (pointsMin ?? Infinity) && points <= (pointsMax ?? Infinity),
  );
  const euros = band?.euros ?? 0;
  const decided = status === 'accepted' || status === 'refused';
  const level = left.slice(0, 2) === welcome.slice(0, 2) ? 'league' : 'federation';
  const opinion =
    status === 'refused'
      ? { review: 'unfavorable', description: 'Cotisation impayée.' }
      : { review: 'favorable', description: null };
  const mutation = rows.add('licence-mutation', {
    identifier: `MUT-2026-${String(place * MUTATIONS.length + index + 1).padStart(6, '0')}`,
    licenceNumber: licence['identifier'] ?? null,
    familyName: person['familyName'] ?? null,
    givenName: person['givenName'] ?? null,
    person: person.id,
    licence: licence.id,
    leftClub: organizationId(left),
    welcomeClub: organizationId(welcome),
    season: season.id,
    type: 'ordinary',
    requestDate: REQUEST_DATE,
    effectDate: status === 'accepted' ? '2026-07-01' : null,
    pointsAtRequest: points,
    rankingAtRequest: String(Math.max(5, Math.floor(points / 100))),
    category: licence['category'] ?? null,
    competentLevel: level,
    amount: euros * 100,
    federationShare: euros * 40,
    leagueShare: euros * 30,
    committeeShare: euros * 30,
    playerAgreementDate: '2026-06-03T17:00:00Z',
    status,
    decisionDate: decided ? DECISION_DATE : null,
    decisionReason: status === 'refused' ? REFUSAL : null,
    ...(status === 'waitingLeftClub'
      ? {}
      : { leftClubReview: opinion.review, leftClubComment: opinion.description }),
  });
  const body = level === 'league' ? `L${welcome.slice(0, 2)}` : instances.federation.identifier;
  const steps = [
    ['draft', `${REQUEST_DATE}T08:00:00Z`, welcome, {}],
    ['waitingPlayer', `${REQUEST_DATE}T08:05:00Z`, welcome, {}],
    ['waitingLeftClub', '2026-06-03T17:00:00Z', welcome, {}],
    ['waitingInstance', '2026-06-10T18:00:00Z', left, opinion],
    [status, `${DECISION_DATE}T09:00:00Z`, body, { description: status === 'refused' ? REFUSAL : null }],
  ] as const;
  const last = steps.findIndex(([step]) => step === status);
  for (const [position, [step, date, who, said]] of steps.slice(0, last + 1).entries())
    rows.add('mutation-response', {
      organization: organizationId(who),
      date,
      step,
      review: 'none',
      description: null,
      ...said,
      mutation,
      position,
    });
};

const REFUSAL = 'Cotisation de la saison précédente impayée.';

const addTransfer = (
  tools: Tools,
  season: SeedSeason,
  place: number,
  index: number,
  welcome: string,
  status: (typeof TRANSFERS)[number],
): void => {
  const left = leftClubOf(place, index);
  const { licence, person } = findLeaver(tools, left, 'P', 2 * place);
  tools.rows.add('licence-transfer', {
    licenceNumber: licence['identifier'] ?? null,
    familyName: person['familyName'] ?? null,
    givenName: person['givenName'] ?? null,
    person: person.id,
    licence: licence.id,
    leftClub: organizationId(left),
    welcomeClub: organizationId(welcome),
    season: season.id,
    requestDate: '2026-07-09',
    reason: tools.referential('TransferReason', index % 2 === 0 ? 'LOISIR' : 'REPRISE'),
    status,
    decisionDate: status === 'submitted' ? null : '2026-07-15',
  });
};
