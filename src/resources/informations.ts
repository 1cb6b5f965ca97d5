import type { Club } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

/** The club of the address. */
export const informations = defineResource<Club>({
  parts: {
    characteristics: {
      welcome: ['hosting', 'practiceForms', 'openingHours'],
      club: ['affinityFederations', 'numberOfMembers', 'description', 'clubSportHalls', 'employments'],
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
    },
  },
});
