import type { Club } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

const WELCOME = ['hosting', 'practiceForms', 'openingHours'] as const;
const LIFE = ['numberOfMembers', 'description', 'clubSportHalls', 'employments'] as const;

/** The club of the address. */
export default defineResource<Club>({
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
});
