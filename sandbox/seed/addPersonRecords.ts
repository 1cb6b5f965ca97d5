import type { ClubPeople, Licensee } from './addPeople.ts';
import type { SeedSeason } from './season.ts';
import type { SeedRow } from './createRows.ts';
import type { SeedClub } from './data/clubs.ts';
import type { Tools } from './tools.ts';

/** Records on the pages of a person besides the licence, for the people of these clubs. */
export const addPersonRecords = (
  tools: Tools,
  clubs: readonly SeedClub[],
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
): void => {
  const season = seasons.at(-1);
  if (!season) return;
  for (const [place, club] of clubs.entries()) {
    const clubId = tools.organization(club.number);
    const licensees = people[place]?.licensees ?? [];
    const known = new Set(licensees.map(({ person }) => person));
    const licences = (tools.rows.byEntity.get('licence') ?? []).filter(
      (row) => row['club'] === clubId && known.has(Number(row['person'])),
    );
    for (const licence of licences) addPast(tools, clubId, licence);
    const current = licences.filter((row) => row['season'] === season.id);
    for (const one of seasons)
      for (const licence of licences.filter((row) => row['season'] === one.id))
        addRankings(tools, licence, one, one === season);
    const adults = licensees.filter(({ age, seasonsAgo }) => age >= 20 && seasonsAgo[0] === 0);
    const players = licensees.filter(
      ({ age, type, seasonsAgo }) => age >= 12 && age < 20 && type === 'T' && seasonsAgo[0] === 0,
    );
    addDiplomas(tools, adults);
    addDistinctions(tools, clubId, adults, club.number);
    addYouth(tools, players, season);
    const best = current.toSorted((one, other) => Number(other['points']) - Number(one['points']))[0];
    if (best)
      tools.rows.add('licence-contract', {
        licence: best.id,
        club: clubId,
        type: tools.referential('PlayerContractType', 'PLURIACTIF'),
        startDate: `${season.endYear - 1}-07-01`,
        endDate: `${season.endYear}-06-30`,
        status: 'approved',
      });
  }
};

/** A season in the club, and the certificate where the mention of the licence requires one. */
const addPast = ({ rows, referential }: Tools, club: number, licence: SeedRow): void => {
  const { validationDate, origin } = licence;
  const day = typeof validationDate === 'string' ? validationDate : '2026-09-15';
  rows.add('club-history', {
    person: licence['person'] ?? null,
    club,
    season: licence['season'] ?? null,
    startDate: day,
    endDate: null,
    reason: typeof origin === 'string' && HISTORY.includes(origin) ? origin : 'creation',
    licenceType: licence['type'] ?? null,
    points: Math.round(Number(licence['points'] ?? 500)),
  });
  if (licence['medical'] !== referential('MedicalMention', 'C')) return;
  rows.add('certificate', {
    person: licence['person'] ?? null,
    type: referential('MedicalMention', 'C'),
    date: `${day.slice(0, 4)}-08-2${licence.id % 9}`,
    competition: licence['type'] === referential('LicenceType', 'T'),
    doctorName: `Dr ${DOCTORS[licence.id % DOCTORS.length] ?? ''}`,
    doctorNumber: `1010${String(licence.id).padStart(7, '0')}`,
    validUntil: `${Number(day.slice(0, 4)) + 3}-08-2${licence.id % 9}`,
    season: licence['season'] ?? null,
  });
};

const HISTORY = ['creation', 'renewal', 'mutation', 'transfer'];
const DOCTORS = ['Anne Fabre', 'Paul Klein', 'Zoé Benali', 'Jean-Baptiste Roux'];

/** The official rankings of a season and what its months have made of them; the current one has had its first months. */
const addRankings = ({ rows }: Tools, licence: SeedRow, season: SeedSeason, isCurrent: boolean): void => {
  const pointsAt = (name: string): number => Number(licence[name] ?? 500);
  const start = pointsAt('initialPoints');
  const months = [
    ['official', `${season.endYear - 1}-07-01`, start, 1],
    ['monthly', `${season.endYear - 1}-10-10`, pointsAt('previousMonthlyPoints'), 1],
    ['monthly', `${season.endYear - 1}-11-10`, pointsAt('monthlyPoints'), 1],
    ['official', `${season.endYear}-01-01`, pointsAt('points'), 2],
  ] as const;
  for (const [kind, date, points, phase] of isCurrent ? months.slice(0, -1) : months)
    rows.add('official-ranking', {
      person: licence['person'] ?? null,
      season: season.id,
      phase,
      date,
      points,
      ranking: Math.max(5, Math.floor(points / 100)),
      numbered: licence['numbered'] ?? false,
      nationalRank: licence['nationalRank'] ?? null,
      regionalRank: licence['regionalRank'] ?? null,
      departmentalRank: licence['departmentalRank'] ?? null,
      category: licence['category'] ?? null,
      kind,
      variation: Math.round((points - start) * 100) / 100,
    });
};

const DIPLOMAS = [
  ['AR', 'refereeing'],
  ['JA1', 'refereeing'],
  ['IC', 'technical'],
  ['AF', 'technical'],
] as const;

const addDiplomas = ({ rows, referential, organization }: Tools, adults: readonly Licensee[]): void => {
  for (const [index, [type, domain]] of DIPLOMAS.entries()) {
    const person = adults[index]?.person;
    if (person === undefined) continue;
    rows.add('graduation', {
      person,
      type: referential('GraduationType', type),
      domain,
      date: `202${index}-03-14`,
      place: 'Maison des sports',
      organization: organization('D77'),
      number: `${type}-202${index}-00${index + 1}`,
      validUntil: domain === 'refereeing' ? '2029-06-30' : null,
      active: true,
      lastRefresher: '2025-09-20',
    });
  }
};

const addDistinctions = (
  { rows, referential, organization: find }: Tools,
  club: number,
  adults: readonly Licensee[],
  number: string,
): void => {
  const organization = find(`L${number.slice(0, 2)}`);
  const [first, second, third] = adults.map(({ person }) => person);
  if (first === undefined || second === undefined || third === undefined) return;
  const regional = referential('PrizeType', 'REGIONAL');
  rows.add('prize', { person: first, type: regional, rank: 'bronze', date: '2025-06-14', organization });
  rows.add('prize', { club, type: referential('PrizeType', 'PLAQUETTE'), date: '2024-09-12', organization });
  rows.add('sanction', {
    person: second,
    organization,
    type: referential('SanctionType', 'SUSPENSION'),
    reason: 'Cumul de trois cartons jaunes.',
    startDate: '2026-02-02',
    endDate: '2026-02-15',
    numberOfMatches: 1,
    suspended: false,
    fine: 3000,
    status: 'final',
  });
};

const addYouth = (
  { rows, referential, organization }: Tools,
  players: readonly Licensee[],
  season: SeedSeason,
): void => {
  const person = players[0]?.person;
  if (person === undefined) return;
  const period = { startDate: `${season.endYear - 1}-09-01`, endDate: `${season.endYear}-06-30` };
  const structure = organization('L08');
  rows.add('high-level-application', {
    person,
    season: season.id,
    list: referential('HighLevelList', 'ESPOIRS'),
    ...period,
    structure,
    schooling: 'Lycée, classe à horaires aménagés',
    status: 'submitted',
  });
  rows.add('structure-participant', {
    person,
    structure,
    season: season.id,
    type: referential('StructureType', 'POLE_ESPOIRS'),
    regime: 'interne',
    ...period,
  });
  rows.add('other-participation', {
    person,
    season: season.id,
    contestName: 'Open international des jeunes',
    type: referential('ParticipationType', 'ETRANGER'),
    place: 9,
    startDate: '2026-10-23',
    endDate: '2026-10-25',
    result: 'Huitième de finale',
    country: referential('Country', 'BE'),
  });
};
