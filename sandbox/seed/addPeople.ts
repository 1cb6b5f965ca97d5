import { CURRENT_END_YEAR } from './season.ts';
import type { PostalLines } from './createContacts.ts';
import type { Names } from './createNames.ts';
import type { SeedClub } from './data/clubs.ts';
import { nationalities } from './data/shape.ts';
import addresses from './data/addresses.json' with { type: 'json' };
import type { Member } from './planMembers.ts';
import type { Tools } from './tools.ts';

/** A member who has become a person. */
export interface Licensee extends Member {
  readonly person: number;
  readonly birthYear: number;
  readonly officer: boolean;
  readonly foreign: boolean;
}

export interface ClubPeople {
  readonly licensees: readonly Licensee[];
  /** Mothers and fathers who hold no licence. */
  readonly parents: readonly number[];
}

interface Household {
  readonly familyName: string;
  readonly address: PostalLines;
}

interface Adult extends Household {
  readonly person: number;
  readonly age: number;
}

const OFFICERS = 4;
const ADULT_AGE = 19;
/** Years between a child and the mother or father who represents it. */
const GENERATION = { from: 22, to: 45 } as const;

/** The people of a club. Adults come first: a minor names the adult who represents him. */
export const addPeople = (
  tools: Tools,
  names: Names,
  club: SeedClub,
  members: readonly Member[],
): ClubPeople => {
  const { random } = tools;
  const officers = new Set(toOfficers(members));
  const adults: Adult[] = [];
  const parents: number[] = [];
  const licensees = new Map<Member, Licensee>();
  const add = (member: Member, household: Household, representative: number | null) => {
    const birthDate = drawBirthDate(tools, member.age);
    const officer = officers.has(member);
    const nationality = random.weighted(nationalities);
    const person = addPerson(tools, names, club, {
      ...household,
      age: member.age,
      gender: member.gender,
      birthDate,
      nationality,
      representative,
      officer,
    });
    const birthYear = Number(birthDate.slice(0, 4));
    licensees.set(member, { ...member, person, birthYear, officer, foreign: nationality === 'E' });
    return person;
  };

  for (const member of random.shuffle(members.filter(({ age }) => age >= ADULT_AGE))) {
    const household = toHousehold(tools, names, club);
    adults.push({ ...household, age: member.age, person: add(member, household, null) });
  }

  const findParent = (childAge: number): Adult => {
    const fits = ({ age }: Adult) => age - childAge >= GENERATION.from && age - childAge <= GENERATION.to;
    const known = adults.filter(fits);
    if (known.length > 0 && random.chance(0.6)) return random.pick(known);
    const household = toHousehold(tools, names, club);
    const age = childAge + random.int(GENERATION.from + 3, GENERATION.to - 8);
    const person = addPerson(tools, names, club, {
      ...household,
      age,
      gender: random.chance(0.6) ? 'F' : 'M',
      birthDate: drawBirthDate(tools, age),
      nationality: 'F',
      representative: null,
      officer: false,
    });
    parents.push(person);
    const parent = { ...household, person, age };
    adults.push(parent);
    return parent;
  };
  for (const member of random.shuffle(members.filter(({ age }) => age < ADULT_AGE))) {
    const parent = findParent(member.age);
    add(member, parent, parent.person);
  }
  return { licensees: members.flatMap((member) => licensees.get(member) ?? []), parents };
};

/** The board: those licensed as officers first, then the most faithful adults with a competition licence. */
const toOfficers = (members: readonly Member[]): Member[] => {
  const present = members.filter(({ age, seasonsAgo }) => age >= 25 && seasonsAgo[0] === 0);
  const rank = ({ type, seasonsAgo }: Member) =>
    (type === 'A' ? 10 : type === 'T' ? 5 : 0) + seasonsAgo.length;
  return present.toSorted((one, other) => rank(other) - rank(one)).slice(0, OFFICERS);
};

const drawBirthDate = ({ random }: Tools, age: number): string => {
  const month = String(random.int(1, 12)).padStart(2, '0');
  return `${CURRENT_END_YEAR - age}-${month}-${String(random.int(1, 28)).padStart(2, '0')}`;
};

const toHousehold = ({ random }: Tools, names: Names, club: SeedClub): Household => {
  const [addressLocality, postalCode] = random.pick(club.towns);
  const streetAddress = `${random.int(1, 98)}${random.chance(0.08) ? ' bis' : ''} ${random.pick(addresses.streets)}`;
  const disambiguatingDescription = random.chance(0.15) ? random.pick(addresses.addressDetails) : null;
  return {
    familyName: names.familyName(club.region),
    address: { streetAddress, disambiguatingDescription, postalCode, addressLocality },
  };
};

interface Identity extends Household {
  readonly age: number;
  readonly gender: 'M' | 'F';
  readonly birthDate: string;
  readonly nationality: string;
  readonly representative: number | null;
  readonly officer: boolean;
}

const addPerson = (
  { rows, random, referential, contacts }: Tools,
  names: Names,
  club: SeedClub,
  who: Identity,
): number => {
  const givenName = names.givenName(who.age, who.gender, who.familyName);
  const ownName = who.gender === 'F' && who.age >= 28 && random.chance(0.45);
  const france = referential('Country', 'FR');
  const abroad =
    who.nationality === 'F'
      ? 'FR'
      : who.nationality === 'C'
        ? random.pick(['PT', 'IT', 'BE', 'DE'])
        : random.pick(['SN', 'CN', 'MA', 'CM']);
  return rows.add('person', {
    familyName: who.familyName,
    givenName,
    birthName: ownName ? names.familyName(club.region) : who.officer ? who.familyName : null,
    gender: who.gender,
    birthDate: who.birthDate,
    birthTown:
      abroad === 'FR'
        ? random.chance(0.5)
          ? random.pick(addresses.birthTowns)
          : who.address.addressLocality
        : null,
    birthCountry: referential('Country', abroad),
    nationality: referential('NationalityCode', who.nationality),
    country: france,
    club: club.id,
    mainEmail: contacts.email(`${givenName}.${who.familyName}`),
    mainPhone: contacts.mobile(),
    mainAddress: contacts.address(who.address),
    legalRepresentative: who.representative,
    imageConsent: random.chance(0.86),
    partnerOffers: random.chance(0.12),
    newsletter: random.chance(0.5),
    honorabilityCheck: who.officer ? 'ok' : 'notConcerned',
    deceased: false,
  });
};
