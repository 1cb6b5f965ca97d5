import type { SeedSeason } from './season.ts';
import type { SeedClub } from './data/clubs.ts';
import type { Tools } from './tools.ts';

const DAYS = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** The halls and offices of each club, its opening hours, and its prices for members. */
export const addHalls = (
  tools: Tools,
  clubs: readonly SeedClub[],
  seasons: readonly SeedSeason[],
  firstPlace = 0,
): void => {
  const season = seasons.at(-1);
  if (!season) return;
  for (const [index, club] of clubs.entries()) {
    const place = firstPlace + index;
    const main = addHall(tools, club, place, season, true);
    addHall(tools, club, place, season, false);
    addSettings(tools, club, place, season, main);
    const { rows, referential, contacts, organization } = tools;
    rows.add('establishment', {
      organization: organization(club.number),
      name: `Siège de ${club.name}`.slice(0, 100),
      siret: toSiret(place),
      ape: '9312Z',
      address: contacts.address(addressOf(club, 'Maison des associations')),
      main: true,
      openingDate: club.founded,
      kind: referential('EstablishmentType', 'SIEGE'),
    });
  }
};

const addressOf = (club: SeedClub, streetAddress: string) => {
  const [addressLocality, postalCode] = club.towns[0] ?? ['', ''];
  return { streetAddress, postalCode, addressLocality };
};

/** A number in the range of no company: thirteen digits and the check digit of Luhn. */
const toSiret = (place: number): string => {
  const digits = `999${String(place).padStart(6, '0')}0001`;
  const sum = [...digits].reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${digits.slice(0, 13)}${(10 - (sum % 10)) % 10}`;
};

const addHall = (
  { rows, referential, contacts, organization }: Tools,
  club: SeedClub,
  place: number,
  season: SeedSeason,
  main: boolean,
): number => {
  const specific = main && place % 4 === 0;
  const sportHall = rows.add('sport-hall', {
    name: main ? club.hall : `Salle des fêtes de ${club.towns[0]?.[0] ?? ''}`,
    address: contacts.address(addressOf(club, main ? club.hall : 'Place de la Mairie')),
    numberOfTables: main ? (specific ? 12 : 8) : 4,
    playingAreas: main ? (specific ? 8 : 4) : 2,
    specific,
    height: main ? 6.5 : 4.5,
    lighting: main ? 500 : 300,
    floor: referential('FloorType', main ? 'TARAFLEX' : 'PARQUET'),
    changingRooms: main ? 4 : 1,
    seats: main ? 120 : 40,
    homologationCategory: main ? 'B1' : null,
    homologationLevel: main ? referential('HomologationLevel', specific ? 'N' : 'R') : null,
    homologationDate: main ? '2024-05-16' : null,
    accessibility: true,
    owner: `Commune de ${club.towns[0]?.[0] ?? ''}`,
    latitude: club.position[0],
    longitude: club.position[1],
  });
  const clubSportHall = rows.add('club-sport-hall', {
    club: organization(club.number),
    sportHall,
    main,
    startDate: `${season.endYear - 1}-07-01`,
    endDate: `${season.endYear}-06-30`,
    usage: (main ? ['ENTRAINEMENT', 'COMPETITION'] : ['LOISIR']).map((code) =>
      referential('HallUsage', code),
    ),
    season: season.id,
  });
  for (const [position, day] of (main ? DAYS : DAYS.slice(0, 1)).entries())
    rows.add('hall-slot', {
      day,
      startTime: day === 'wednesday' ? '14:00:00' : '18:00:00',
      endTime: day === 'wednesday' ? '18:00:00' : '22:30:00',
      public: referential('HostedPublic', day === 'wednesday' ? 'JEUNES' : 'ADULTES'),
      clubSportHall,
      position,
    });
  return sportHall;
};

/** The club's price of each type of licence, in cents. */
export const PRICES = [
  ['T', 18_500],
  ['P', 12_000],
  ['I', 0],
] as const;

const addSettings = (
  { rows, referential, organization }: Tools,
  club: SeedClub,
  place: number,
  season: SeedSeason,
  defaultSportHall: number,
): void => {
  const settings = rows.add('settings-club', {
    club: organization(club.number),
    season: season.id,
    onlinePreRegistration: true,
    preRegistrationMessage: 'Bienvenue au club\u202f! Nous répondons sous huit jours.',
    paymentModes: ['VIREMENT', 'CHEQUE'].map((code) => referential('PaymentMode', code)),
    iban: place === 0 ? 'FR7630006000011234567890189' : null,
    notifyEmails: [`inscriptions${place + 1}@example.org`],
    showPhone: true,
    defaultSportHall,
  });
  for (const [position, [type, amount]] of PRICES.entries())
    rows.add('club-price', { licenceType: referential('LicenceType', type), amount, settings, position });
};
