import { departmentOf } from '../entities/departmentOf.ts';
import { CURRENT_END_YEAR } from './addSeasons.ts';
import { clubs } from './data/clubs.ts';
import type { SeedClub } from './data/clubs.ts';
import { committees, federation, leagues, zones } from './data/instances.ts';
import { organizationId } from './organizationId.ts';
import { toPlainAscii } from './toPlainAscii.ts';
import type { Tools } from './tools.ts';

/** The federal tree and the clubs, each with its address, e-mail and telephone. */
export const addOrganizations = (tools: Tools): void => {
  for (const club of clubs) addClub(tools, club);
  addInstance(tools, 'federation', { ...federation, level: 1, parent: null }, PARIS, '75');
  for (const { identifier, name } of zones)
    addInstance(
      tools,
      'zone',
      { identifier, name, level: 2, parent: organizationId(federation.identifier) },
      PARIS,
      '75',
    );
  for (const { number, name, ...seat } of leagues) {
    const zone = zones.find((candidate) => candidate.leagues.some((league) => league === number));
    if (!zone) throw new Error(`League ${number} lies in no zone`);
    const code = `L${number}`;
    const parent = organizationId(zone.identifier);
    addInstance(
      tools,
      'league',
      { identifier: code, code, name, level: 3, parent },
      seat,
      seat.postalCode.slice(0, 2),
    );
  }
  for (const { department, league, name, ...seat } of committees) {
    const parent = organizationId(`L${league}`);
    const own = { identifier: `D${department}`, departmentCode: department, name, level: 4, parent };
    addInstance(tools, 'committee', own, seat, department);
  }
};

const PARIS = { town: 'Paris', postalCode: '75013' };

const addInstance = (
  { rows, contacts }: Tools,
  type: string,
  own: Readonly<Record<string, string | number | null>> & { readonly identifier: string },
  seat: { readonly town: string; readonly postalCode: string },
  department: string,
): void => {
  rows.add(type, {
    id: organizationId(own.identifier),
    ...own,
    mainEmail: contacts.email(`contact.${own.identifier}`),
    mainPhone: contacts.landline(department),
    mainAddress: contacts.address({
      streetAddress: 'Maison des sports',
      postalCode: seat.postalCode,
      addressLocality: seat.town,
    }),
  });
};

const addClub = ({ rows, random, referential, contacts }: Tools, club: SeedClub): void => {
  const department = departmentOf(club.number);
  const [town, postalCode] = club.towns[0] ?? ['', ''];
  const firstAffiliation = Number(club.founded.slice(0, 4)) + 1;
  rows.add('club', {
    id: organizationId(club.number),
    identifier: club.number,
    name: club.name,
    shortName: club.name.length <= 22 ? club.name : null,
    shortLabel: club.shortLabel,
    parent: organizationId(`D${department}`),
    committee: organizationId(`D${department}`),
    league: organizationId(`L${club.number.slice(0, 2)}`),
    clubType: referential('ClubType', club.type),
    affiliationState: 'validated',
    foundationDate: club.founded,
    firstAffiliationDate: `${firstAffiliation}-07-01`,
    lastAffiliationDate: `${CURRENT_END_YEAR - 1}-07-0${random.int(2, 9)}`,
    prefectureNumber: `W${department.replace(/\D/, '9')}${random.int(1_000_000, 9_999_999)}`,
    approvalNumber: `${department} S ${random.int(100, 999)}`,
    colors: club.colors,
    latitude: club.position[0],
    longitude: club.position[1],
    numberOfMembers: club.licences + random.int(2, 8),
    openingHours:
      'Mercredi 14 h – 18 h (jeunes)\nMardi et jeudi 18 h – 22 h 30 (entraînement)\nVendredi 20 h (compétition)',
    description: `${club.name} joue à : ${club.hall}. Entraînements encadrés pour tous les niveaux, équipes jeunes et adultes.`,
    practiceForms: ['COMPETITION', 'LOISIR', club.type === 'C' ? 'ENTREPRISE' : 'PING_4_7'].map((code) =>
      referential('PracticeForm', code),
    ),
    hosting: (club.type === 'C'
      ? ['ADULTES', 'ENTREPRISE']
      : ['ENFANTS', 'JEUNES', 'ADULTES', 'SENIORS']
    ).map((code) => referential('HostedPublic', code)),
    affinityFederations: random.chance(0.4)
      ? [referential('AffinityFederation', random.pick(['UFOLEP', 'FSGT', 'FSCF']))]
      : [],
    mainEmail: contacts.email(`contact.${club.shortLabel}`),
    mainPhone: contacts.landline(department),
    mainPage: contacts.page(`https://${toPlainAscii(club.shortLabel).replaceAll('.', '-')}.example.org`),
    mainAddress: contacts.address({ streetAddress: club.hall, postalCode, addressLocality: town }),
  });
};
