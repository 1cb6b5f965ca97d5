import { entity } from '../model/entity.ts';
import { bool, int, string, text } from '../model/scalarFields.ts';

/** Kind of promotional event; says whether passes or event licences come with it. */
export const clubEventType = entity('club-event-type', {
  path: '/club_event_types',
  label: 'Type d’événement',
  represent: '${name}',
  fields: {
    name: string('Nom / libellé', { required: true, max: 80 }),
    code: string('Code', { required: true, max: 30, unique: true }),
    description: text('Description', { max: 1000 }),
    passAllowed: bool('Pass délivrés', { required: true, default: false }),
    eventLicence: bool('Licence événementielle', { default: false }),
    maxParticipants: int('Participants maximum', { from: 1 }),
    active: bool('Actif', { required: true, default: true }),
  },
});
