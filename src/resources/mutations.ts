import type { LicenceMutation } from '../generated/resources.ts';
import { categoryNameFor } from '../rules/ageCategory.ts';
import type { Resource } from './Resource.ts';

export const mutations = {
  name: 'mutations',
  texts: {
    name: 'Mutation |||| Mutations',
    create: 'Nouvelle mutation',
    sections: { player: 'Joueur', mutation: 'Mutation', amounts: 'Montants', decision: 'Décision' },
  },
  entity: 'licence-mutation',
  recordRepresentation: ['familyName', 'givenName', 'identifier'],
  right: { module: 'licences', action: 'licences.mutations' },
  list: {
    columns: [
      'familyName',
      'givenName',
      'leftClub',
      'welcomeClub',
      'pointsAtRequest',
      'type',
      'requestDate',
      'competentLevel',
      'status',
    ],
    sort: ['-requestDate'],
    filters: ['leftClub', 'welcomeClub', 'type', 'status', 'season'],
    either: ['leftClub', 'welcomeClub'],
    preset: ['season'],
  },
  head: {
    facts: ['person', 'leftClub', 'welcomeClub', 'requestDate', 'effectDate', 'amount'],
    contacts: ['person.mainPhone.telephone', 'person.mainEmail.email'],
  },
  form: {
    starts: ['welcomeClub'],
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
    workflow: true,
    history: 'responses',
  },
  fields: {
    category: { wording: { with: 'person.gender', say: categoryNameFor } },
    licenceNumber: { as: 'licenceNumber' },
    amount: { as: 'currency' },
    federationShare: { as: 'currency' },
    leagueShare: { as: 'currency' },
    committeeShare: { as: 'currency' },
    leftClubShare: { as: 'currency' },
  },
} as const satisfies Resource<LicenceMutation>;
