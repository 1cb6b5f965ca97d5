import type { ClubPeople } from './addPeople.ts';
import type { SeedSeason } from './season.ts';
import type { SeedRow } from './createRows.ts';
import type { SeedClub } from './data/clubs.ts';
import type { Tools } from './tools.ts';

/** What the licences of the people of these clubs have left behind: seasons in the club, certificates, rankings. */
export const addPersonRecords = (
  tools: Tools,
  clubs: readonly SeedClub[],
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
): void => {
  for (const [place, { id }] of clubs.entries()) {
    const known = new Set(people[place]?.licensees.map(({ person }) => person));
    const licences = (tools.rows.byEntity.get('licence') ?? []).filter(
      (row) => row['club'] === id && known.has(Number(row['person'])),
    );
    for (const licence of licences) addPast(tools, id, licence);
    for (const season of seasons)
      for (const licence of licences.filter((row) => row['season'] === season.id))
        addRankings(tools, licence, season, season === seasons.at(-1));
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
