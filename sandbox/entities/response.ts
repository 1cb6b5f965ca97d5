import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { datetime, int, numberChoice, text } from '../model/scalarFields.ts';
import { opinions } from './opinionFields.ts';

/** The opinion of a body on a request that goes up the federal tree. It belongs to one of the requests below. */
export const response = entity('response', {
  path: '/responses',
  label: 'Avis d’instance',
  represent: '${organization.name}',
  access: {
    module: 'club',
    action: 'club.informations',
    owners: [
      'organization',
      'tournamentRequest.club',
      'labelApplication.club',
      'changeRequest.requester.clubs',
    ],
  },
  fields: {
    organization: reference('Structure', 'organization', { required: true, shows: ['identifier', 'name'] }),
    accountant: reference('Auteur', 'accountant'),
    date: datetime('Date', { required: true }),
    review: numberChoice('Avis', opinions, { required: true }),
    description: text('Description', { max: 2000 }),
    changeRequest: reference('Demande de modification', 'sport-match-change-request', { hidden: true }),
    tournamentRequest: reference('Demande de tournoi', 'tournament-request', { hidden: true }),
    labelApplication: reference('Candidature', 'label-application', { hidden: true }),
    position: int('Ordre', { hidden: true }),
  },
});
