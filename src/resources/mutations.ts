import type { LicenceMutation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const mutations = defineResource<LicenceMutation>({
  list: {
    columns: [
      'identifier',
      'familyName',
      'givenName',
      'pointsAtRequest',
      'leftClub',
      'welcomeClub',
      'type',
      'requestDate',
      'competentLevel',
      'status',
    ],
    filters: ['leftClub', 'welcomeClub', 'type', 'status', 'season'],
    scope: ['leftClub', 'welcomeClub'],
    seasonal: true,
  },
  form: {
    sections: {
      player: ['licenceNumber', 'familyName', 'givenName', 'person', 'licence', 'category', 'proListed'],
      mutation: [
        'identifier',
        'leftClub',
        'welcomeClub',
        'season',
        'type',
        'motive',
        'requestDate',
        'effectDate',
        'pointsAtRequest',
        'rankingAtRequest',
        'files',
      ],
      amounts: ['amount', 'federationShare', 'leagueShare', 'committeeShare', 'leftClubShare'],
      decision: [
        'status',
        'competentLevel',
        'playerAgreementDate',
        'leftClubDeadline',
        'leftClubReview',
        'leftClubComment',
        'decisionDate',
        'decisionReason',
        'responses',
      ],
    },
  },
  show: {
    course: true,
    trace: 'responses',
  },
  fields: {
    licenceNumber: { as: 'licenceNumber' },
    amount: { as: 'currency' },
    federationShare: { as: 'currency' },
    leagueShare: { as: 'currency' },
    committeeShare: { as: 'currency' },
    leftClubShare: { as: 'currency' },
  },
});
