import { departmentOf } from '../entities/departmentOf.ts';
import { CURRENT_END_YEAR } from './season.ts';
import type { SeedClub } from './data/clubs.ts';
import { toPlainAscii } from './toPlainAscii.ts';
import type { Tools } from './tools.ts';

/** A club with its address, e-mail and telephone; affiliated for the current season, or still to be. */
export const addClub = (
  { rows, random, referential, contacts, organization }: Tools,
  club: SeedClub,
  isAffiliated = true,
): void => {
  const department = departmentOf(club.number);
  const [town, postalCode] = club.towns[0] ?? ['', ''];
  const firstAffiliation = Number(club.founded.slice(0, 4)) + 1;
  rows.add('club', {
    id: organization(club.number),
    identifier: club.number,
    name: club.name,
    shortName: club.name.length <= 22 ? club.name : null,
    shortLabel: club.shortLabel,
    parent: organization(`D${department}`),
    committee: organization(`D${department}`),
    league: organization(`L${club.number.slice(0, 2)}`),
    clubType: referential('ClubType', club.type),
    affiliationState: isAffiliated ? 'validated' : 'toRenew',
    foundationDate: club.founded,
    firstAffiliationDate: `${firstAffiliation}-07-01`,
    lastAffiliationDate: `${CURRENT_END_YEAR - (isAffiliated ? 1 : 2)}-07-0${random.int(2, 9)}`,
    prefectureNumber: `W${department.replace(/\D/, '9')}${random.int(1_000_000, 9_999_999)}`,
    approvalNumber: `${department} S ${random.int(100, 999)}`,
    colors: club.colors,
    latitude: club.position[0],
    longitude: club.position[1],
    numberOfMembers: club.licences + random.int(2, 8),
    openingHours:
      'Mercredi 14 h – 18 h (jeunes)\nMardi et jeudi 18 h – 22 h 30 (entraînement)\nVendredi 20 h (compétition)',
    description: `${club.name.replaceAll("'", '’')} joue dans sa salle, «\u202f${club.hall}\u202f». Entraînements encadrés pour tous les niveaux, équipes jeunes et adultes.`,
    practiceForms: ['COMPETITION', 'LOISIR', club.type === 'C' ? 'ENTREPRISE' : 'PING_4_7'].map((code) =>
      referential('PracticeForm', code),
    ),
    hosting: (club.type === 'C'
      ? ['ADULTES', 'ENTREPRISE']
      : ['ENFANTS', 'JEUNES', 'ADULTES', 'SENIORS']
    ).map((code) => referential('HostedPublic', code)),
    affinityFederations: random.chance(0.4) ? [organization(random.pick(['UFOLEP', 'FSGT', 'FSCF']))] : [],
    mainEmail: contacts.email(`contact.${club.shortLabel}`),
    mainPhone: contacts.landline(department),
    mainPage: contacts.page(`https://${toPlainAscii(club.shortLabel).replaceAll('.', '-')}.example.org`),
    mainAddress: contacts.address({ streetAddress: club.hall, postalCode, addressLocality: town }),
  });
};
