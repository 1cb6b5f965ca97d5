import type { Club } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

/** The club of the address. */
export const informations = defineResource<Club>({
  form: {
    sections: {
      identity: ['identifier', 'name', 'shortName', 'shortLabel', 'clubType', 'correspondent', 'siret'],
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
