import { ageCategoryOf } from '../entities/ageCategoryOf.ts';
import { departmentOf } from '../entities/departmentOf.ts';
import type { Licensee } from './addPeople.ts';
import type { SeedSeason } from './season.ts';
import type { DrawNumber } from './createLicenceNumbers.ts';
import type { Random } from './createRandom.ts';
import type { SeedClub } from './data/clubs.ts';
import { arrivals, insurances, licenceAmounts, licencePeriods, medicalMentions } from './data/shape.ts';
import { toPoints } from './toPoints.ts';
import { toRanking } from './toRanking.ts';
import type { Tools } from './tools.ts';

/** The licences and memberships of a club, oldest season first. The number of a person never changes. */
export const addLicences = (
  tools: Tools,
  drawNumber: DrawNumber,
  club: SeedClub,
  licensees: readonly Licensee[],
  seasons: readonly SeedSeason[],
): void => {
  const numbers = new Map(
    licensees
      .toSorted((one, other) => other.seasonsAgo.length - one.seasonsAgo.length)
      .map((licensee) => [licensee.person, drawNumber(departmentOf(club.number))]),
  );
  const points = toPoints(tools.random, licensees);
  const firstDates = new Map<number, string>();
  for (const [index, season] of seasons.entries()) {
    const ago = seasons.length - 1 - index;
    for (const licensee of licensees.filter(({ seasonsAgo }) => seasonsAgo.includes(ago)))
      addLicence(tools, club, season, ago, {
        licensee,
        number: numbers.get(licensee.person) ?? '',
        points: points.get(licensee) ?? 500,
        firstDates,
      });
  }
};

interface Holder {
  readonly licensee: Licensee;
  readonly number: string;
  /** Official points of the current season. */
  readonly points: number;
  /** First licence of each person, filled in season by season. */
  readonly firstDates: Map<number, string>;
}

const addLicence = (tools: Tools, club: SeedClub, season: SeedSeason, ago: number, holder: Holder): void => {
  const { rows, random, referential } = tools;
  const { licensee, number, firstDates } = holder;
  const age = licensee.age - ago;
  // A discovery or event licence lasts no season: who came back had another one before.
  const type = ago > 0 && 'IE'.includes(licensee.type) ? 'P' : licensee.type;
  const day = drawDay(random, season.endYear - 1);
  const isFirst = Math.max(...licensee.seasonsAgo) === ago;
  const isOld = ago === 2;
  if (isFirst) firstDates.set(licensee.person, isOld ? drawFirstDate(random, licensee, day) : day);
  const mention = drawMention(random, licensee, age, type, ago);
  const isPending = ago === 0 && (mention === '-' || random.chance(0.03));
  const origin = isFirst && !isOld ? drawOrigin(random, type) : 'renewal';
  const minor = age < 18;
  const licence = rows.add('licence', {
    identifier: number,
    person: licensee.person,
    club: club.id,
    season: season.id,
    type: referential('LicenceType', type),
    category: referential('AgeCategory', ageCategoryOf(licensee.birthYear, season.endYear)),
    medical: referential('MedicalMention', mention),
    practiceForms: toPracticeForms(random, club, type, age).map((code) => referential('PracticeForm', code)),
    insurance: referential('Insurance', random.weighted(insurances)),
    state: isPending ? 'pending' : 'validated',
    validationDate: isPending ? null : day,
    firstLicenceDate: firstDates.get(licensee.person) ?? day,
    origin,
    mutatedAt: origin === 'mutation' ? `${season.endYear - 1}-07-01` : null,
    foreign: licensee.foreign,
    corpo: club.type === 'C',
    corpoClub: null,
    amount: licenceAmounts[type]?.[minor ? 'minor' : 'adult'] ?? 0,
    ...toRanking(random, holder.points, type, ago),
  });
  rows.add('club-membership', {
    club: club.id,
    person: licensee.person,
    season: season.id,
    startDate: day,
    endDate: `${season.endYear}-06-30`,
    type: referential('MembershipType', licensee.officer ? 'DIRIGEANT' : 'ADHERENT'),
    licence,
    fee: minor ? 4000 : 6000,
    paid: ago > 0 || random.chance(0.85),
  });
};

/** Officers and parents take « sans pratique »; children cannot sign the adults' questionnaire. */
const drawMention = (random: Random, licensee: Licensee, age: number, type: string, ago: number): string => {
  if (type === 'A') return random.chance(0.6) ? 'N' : 'A';
  const mention = random.weighted<string>(medicalMentions[age < 18 ? 'minor' : 'adult']);
  return mention === '-' && (ago > 0 || licensee.officer) ? 'C' : mention;
};

/** Only competitors change clubs by mutation; a discovery licence is for people never licensed before. */
const drawOrigin = (random: Random, type: string): string => {
  if (type === 'E') return 'event';
  if (type === 'I') return 'creation';
  const origin = random.weighted(arrivals);
  return origin === 'mutation' && type !== 'T' ? 'transfer' : origin;
};

/** Day on which the licence is taken, in the rhythm of a club's autumn. */
const drawDay = (random: Random, year: number): string => {
  const { from, to } = random.weighted(licencePeriods);
  const first = Date.UTC(year, Number(from.slice(0, 2)) - 1, Number(from.slice(3)));
  const last = Date.UTC(year, Number(to.slice(0, 2)) - 1, Number(to.slice(3)));
  const day = 24 * 60 * 60 * 1000;
  return new Date(first + random.int(0, (last - first) / day) * day).toISOString().slice(0, 10);
};

/** Somebody licensed since before the seed began at seven, or up to thirty years ago. */
const drawFirstDate = (random: Random, { birthYear }: Licensee, day: string): string => {
  const latest = Number(day.slice(0, 4));
  const earliest = Math.min(latest, Math.max(birthYear + 7, latest - 30));
  const year = random.int(earliest, latest);
  return `${year}-${day.slice(5)}`;
};

const toPracticeForms = (random: Random, club: SeedClub, type: string, age: number): string[] => {
  if (age < 8) return ['PING_4_7'];
  const main = type === 'T' ? ['COMPETITION'] : ['LOISIR'];
  if (club.type === 'C') return [...main, 'ENTREPRISE'];
  if (age >= 60 && random.chance(0.25)) return [...main, random.chance(0.85) ? 'SANTE' : 'PARKINSON'];
  return type === 'T' && random.chance(0.2) ? [...main, 'LOISIR'] : main;
};
