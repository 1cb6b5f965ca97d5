import type { ClubPeople } from './addPeople.ts';
import { PRICES } from './addHalls.ts';
import type { SeedSeason } from './season.ts';
import type { Names } from './createNames.ts';
import { createRandom } from './createRandom.ts';
import type { SeedClub } from './data/clubs.ts';
import addresses from './data/addresses.json' with { type: 'json' };
import type { Tools } from './tools.ts';

/** A sequence of its own: what the other parts of the seed draw stays. */
const RANDOM_SEED = 606;

const STATES = ['submitted', 'submitted', 'incomplete', 'accepted', 'refused', 'submitted', 'cancelled'];

/** Pending registrations of these clubs: last season's licensees to renew and those who want to join. */
export const addRegistrations = (
  tools: Tools,
  names: Names,
  clubs: readonly SeedClub[],
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
  seed: number = RANDOM_SEED,
): void => {
  const season = seasons.at(-1);
  const last = seasons.at(-2);
  if (!season || !last) return;
  for (const [place, club] of clubs.entries()) {
    addRenewals(tools, tools.organization(club.number), people[place], season, last);
    const random = createRandom(seed + place);
    for (const [index, status] of [...STATES, ...STATES, ...STATES].entries()) {
      const [addressLocality, postalCode] = random.pick(club.towns);
      const age = random.int(8, 45);
      const gender = random.chance(0.7) ? 'M' : 'F';
      const familyName = names.familyName(club.region).toLocaleUpperCase('fr');
      tools.rows.add('licence-pre-registration', {
        club: tools.organization(club.number),
        season: season.id,
        familyName,
        givenName: names.givenName(age, gender, familyName),
        gender,
        birthDate: `${season.endYear - age}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        email: `candidat${place * 100 + index + 1}@example.org`,
        phone: `+3363998${String(9000 + place * 100 + index)}`,
        address: tools.contacts.address({
          streetAddress: `${random.int(1, 98)} ${random.pick(addresses.streets)}`,
          postalCode,
          addressLocality,
        }),
        type: tools.referential('LicenceType', random.pick(['T', 'P', 'I'])),
        practiceForms: [tools.referential('PracticeForm', 'LOISIR')],
        medical: tools.referential('MedicalMention', age < 18 ? 'U' : 'A'),
        questionnaireOk: true,
        legalRepresentativeName: age < 19 ? `${familyName} Dominique` : null,
        legalRepresentativePhone: age < 19 ? `+3363998${String(9500 + place * 100 + index)}` : null,
        insurance: tools.referential('Insurance', 'BASE'),
        imageConsent: random.chance(0.8),
        status,
        answerDate: ['incomplete', 'accepted', 'refused'].includes(status) ? '2026-09-08T17:30:00Z' : null,
        answerReason: REASONS[status] ?? null,
      });
    }
  }
};

const REASONS: Readonly<Record<string, string>> = {
  incomplete: 'Merci de joindre un certificat médical.',
  refused: 'Le créneau demandé est complet.',
};

const addRenewals = (
  { rows, referential }: Tools,
  club: number,
  people: ClubPeople | undefined,
  season: SeedSeason,
  last: SeedSeason,
): void => {
  const prices = new Map(PRICES.map(([type, amount]) => [referential('LicenceType', type), amount]));
  const licences = (rows.byEntity.get('licence') ?? []).filter((row) => row['club'] === club);
  const current = new Map(
    licences.filter((row) => row['season'] === season.id).map((row) => [row['person'], row]),
  );
  const known = new Set(people?.licensees.map(({ person }) => person));
  const former = licences.filter((row) => row['season'] === last.id && known.has(Number(row['person'])));
  for (const [index, licence] of former.entries()) {
    const renewed = current.get(licence['person'] ?? null);
    rows.add('licence-renewal', {
      licence: licence.id,
      person: licence['person'] ?? null,
      club,
      season: season.id,
      type: licence['type'] ?? null,
      practiceForms: licence['practiceForms'] ?? [],
      medical: licence['medical'] ?? null,
      insurance: licence['insurance'] ?? null,
      state: renewed ? 'validated' : (OPEN[index % OPEN.length] ?? 'toRenew'),
      newLicence: renewed?.id ?? null,
      amount: renewed ? (renewed['amount'] ?? null) : (prices.get(Number(licence['type'])) ?? null),
    });
  }
};

const OPEN = ['toRenew', 'toRenew', 'inProgress', 'waitingMedical', 'declined'];
