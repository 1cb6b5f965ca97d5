import type { ClubPeople } from './addPeople.ts';
import { createRandom } from './createRandom.ts';
import { clubs } from './data/clubs.ts';
import { galleryContents, galleryPlaces, gallerySubjects } from './data/galleries.ts';
import addresses from './data/addresses.json' with { type: 'json' };
import { organizationId } from './organizationId.ts';
import type { SeedSeason } from './addSeasons.ts';
import type { Tools } from './tools.ts';

/** Galleries by the place of the club in the seed. */
const COUNTS = [40, 6];

/** A sequence of its own: the galleries do not shift what the other parts of the seed draw. */
const RANDOM_SEED = 505;

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Galleries of the first clubs, filled to different degrees: some with all they can hold, some with the least. */
export const addGalleries = (
  tools: Pick<Tools, 'rows' | 'referential' | 'contacts'>,
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
): void => {
  const random = createRandom(RANDOM_SEED);
  const { contacts } = tools;
  let number = 0;
  for (const [place, count] of COUNTS.entries()) {
    const club = clubs[place];
    const members = people[place]?.licensees.map(({ person }) => person) ?? [];
    const season = seasons.at(-1);
    if (!club || !season) throw new RangeError(`The seed has no club ${place} to give galleries to`);
    const address = () => {
      const [addressLocality, postalCode] = random.pick(club.towns);
      return contacts.address({
        streetAddress: `${random.int(1, 90)} ${random.pick(addresses.streets)}`,
        postalCode,
        addressLocality,
      });
    };
    for (let index = 0; index < count; index += 1) {
      number += 1;
      addGallery({ tools, random, club, members, season, address }, index, number);
    }
  }
};

interface Surroundings {
  readonly tools: Pick<Tools, 'rows' | 'referential'>;
  readonly random: ReturnType<typeof createRandom>;
  readonly club: (typeof clubs)[number];
  readonly members: readonly number[];
  readonly season: SeedSeason;
  readonly address: () => number;
}

const addGallery = (
  { tools: { rows, referential }, random, club, members, season, address }: Surroundings,
  index: number,
  number: number,
): void => {
  const full = index % 3 !== 2;
  const month = random.int(1, 9);
  const opened = `2026-${two(month)}-${two(random.int(1, 28))}`;
  const closed = full ? `2026-${two(month + random.int(1, 3))}-${two(random.int(1, 28))}` : null;
  const subject = random.pick(gallerySubjects);
  const gallery = rows.add('gallery', {
    title: `${subject} — ${random.pick(galleryPlaces)}`,
    code: `GAL-${String(number).padStart(3, '0')}`,
    shortKey: full ? `K${String(number).padStart(3, '0')}` : null,
    nickname: full ? (subject.split(' ').at(-1) ?? null) : null,
    summary: full ? `${subject}, du club à la fédération.` : null,
    content: full ? random.pick(galleryContents) : null,
    email: full ? `galerie${number}@example.org` : null,
    site: full ? `https://galerie${number}.example.org` : null,
    phone: full ? `+3363998${String(7000 + number)}` : null,
    color: full ? random.pick(['#15803d', '#b91c1c', '#1d4ed8', '#a16207']) : null,
    licenceNumber: full ? `77${String(12000 + number)}` : null,
    iban: full ? 'FR7630006000011234567890189' : null,
    writtenDate: full ? opened : null,
    writtenDateTime: full ? `${opened} 20:45:00` : null,
    writtenTime: full ? '20:45:00' : null,
    seats: random.int(10, 500),
    rank: full ? random.int(1, 20) : null,
    score: full ? random.int(500, 1999) : null,
    year: full ? random.int(1972, 2026) : null,
    floor: full ? random.int(-1, 3) : null,
    price: random.int(0, 40) * 50,
    discount: full ? random.int(0, 20) * 50 : null,
    occupancy: full ? random.int(0, 200) / 2 : null,
    surface: full ? random.int(200, 9000) / 10 : null,
    openingDate: opened,
    closingDate: closed,
    foundedOn: full ? `${random.int(1950, 2024)}-09-01` : null,
    opensAt: full ? `${two(random.int(8, 11))}:30:00` : null,
    closesAt: full ? `${two(random.int(17, 22))}:00:00` : null,
    meetingAt: full ? `2027-01-${two(random.int(1, 28))}T18:30:00Z` : null,
    status: index % 10 === 9 ? 'archived' : random.pick(['draft', 'published', 'closed']),
    size: full ? random.pick(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']) : null,
    level: full ? random.int(1, 3) : null,
    days: DAYS.filter((day, rank) => rank === index % 7 || (full && day < 't')),
    accessible: random.chance(0.5),
    guided: full ? random.chance(0.5) : null,
    club: organizationId(club.number),
    season: season.id,
    country: full ? referential('Country', 'FR') : null,
    curator: full ? random.pick(members) : null,
    organization: full ? organizationId('D77') : null,
    practiceForms: [referential('PracticeForm', random.pick(['LOISIR', 'COMPETITION', 'SANTE']))],
    guests: full ? [...new Set([random.pick(members), random.pick(members)])] : [],
    venue: full
      ? rows.add('gallery-venue', {
          name: club.hall,
          capacity: random.int(50, 800),
          opensAt: '08:00:00',
          address: address(),
        })
      : null,
    mailingAddress: full ? address() : null,
    tags: full ? ['ping', subject.split(' ')[0]?.toLowerCase() ?? 'club'] : [],
    dimensions: [`${random.int(2, 9)} m`, `${random.int(2, 9)} m`],
    duration: closed === null ? null : (Date.parse(closed) - Date.parse(opened)) / 86_400_000 + 1,
    settings: full ? { version: 1 } : null,
  });
  addLines(rows, random, gallery, full ? opened : null);
};

/** `opened`: the day of a gallery that has all it can have; null for one with the least. */
const addLines = (
  rows: Tools['rows'],
  random: Surroundings['random'],
  gallery: number,
  opened: string | null,
): void => {
  for (let position = 0; position < (opened === null ? 1 : random.int(2, 4)); position += 1)
    rows.add('gallery-line', {
      label: random.pick(['Cadres', 'Éclairage', 'Affiches', 'Gardiennage', 'Vernissage', 'Transport']),
      quantity: random.int(1, 12),
      amount: random.int(5, 400) * 100,
      unit: random.pick(['piece', 'hour', 'day']),
      deliveredOn: opened,
      contactEmail: opened === null ? null : 'fournisseur@example.org',
      checked: random.chance(0.3),
      gallery,
      position,
    });
};

const two = (value: number): string => String(value).padStart(2, '0');
