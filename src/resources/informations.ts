import type { Club } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

const WELCOME = ['hosting', 'practiceForms', 'openingHours'] as const;
const LIFE = ['numberOfMembers', 'description', 'clubSportHalls', 'employments'] as const;

/** The club of the address. */
export const informations = defineResource<Club>({
  parts: {
    characteristics: {
      welcome: WELCOME,
      club: ['affinityFederations', ...LIFE],
    },
  },
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
