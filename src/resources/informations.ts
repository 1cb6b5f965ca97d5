import type { Club } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

const WELCOME = ['hosting', 'practiceForms', 'openingHours'] as const;

const LIFE = ['numberOfMembers', 'description', 'clubSportHalls', 'employments'] as const;

/** The club of the address. */
export const informations = {
  name: 'informations',
  texts: {
    name: 'Informations du club |||| Informations du club',
    sections: {
      identity: 'Identité',
      contact: 'Coordonnées',
      affiliation: 'Affiliation',
      welcome: 'Accueil et pratique',
      club: 'Vie du club',
    },
  },
  entity: 'club',
  numberField: 'identifier',
  single: true,
  right: { module: 'club', action: 'club.informations' },
  // What officials see above the clubs. Not by `scope`: a form leaves out what its list is narrowed by.
  list: {
    columns: ['name', 'identifier', 'committee', 'league', 'affiliationState', 'numberOfMembers'],
    sort: ['name'],
    filters: ['name', 'identifier', 'committee', 'affiliationState'],
    either: ['committee', 'league'],
  },
  head: {
    picture: 'logo',
    state: 'affiliationState',
    facts: ['identifier', 'league', 'committee', 'numberOfMembers', 'lastAffiliationDate'],
    contacts: ['mainPhone.telephone', 'mainEmail.email'],
  },
  parts: {
    characteristics: {
      welcome: WELCOME,
      club: ['affinityFederations', ...LIFE],
    },
  },
  // Its own federation has the level of the tree's top, those of others none.
  fields: { affinityFederations: { options: { whole: true, notWhere: { level: 1 } } } },
  form: {
    sections: {
      identity: [
        'identifier',
        'name',
        'shortName',
        'shortLabel',
        'clubType',
        'correspondent',
        'siret',
        'prefectureNumber',
        'approvalNumber',
        'foundationDate',
        'colors',
        'logo',
      ],
      contact: ['mainEmail', 'mainPhone', 'mainFax', 'mainPage', 'mainAddress'],
      affiliation: [
        'affiliationState',
        'firstAffiliationDate',
        'lastAffiliationDate',
        'committee',
        'league',
        'affinityFederations',
      ],
      welcome: WELCOME,
      club: LIFE,
    },
  },
} as const satisfies Resource<Club>;
