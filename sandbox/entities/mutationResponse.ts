import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { choice, datetime, text } from '../model/scalarFields.ts';
import { mutationStatuses, reviews } from './mutationStatuses.ts';
import { rowOf } from './fieldGroups.ts';

/** A step of a mutation: who took it, when, and what the left club or a body of the federation had to say. */
export const mutationResponse = entity('mutation-response', {
  path: '/mutation_responses',
  label: 'Avis sur une mutation',
  represent: '${organization.name}',
  access: {
    module: 'licences',
    action: 'licences.mutations',
    owners: ['mutation.welcomeClub', 'mutation.leftClub'],
  },
  fields: {
    organization: reference('Structure', 'organization', { required: true, shows: ['identifier', 'name'] }),
    accountant: reference('Auteur', 'accountant'),
    date: datetime('Date', { required: true }),
    step: choice('Étape', mutationStatuses),
    review: choice('Avis', reviews, { required: true }),
    description: text('Description', { max: 2000 }),
    ...rowOf('mutation', 'Mutation', 'licence-mutation'),
  },
});
