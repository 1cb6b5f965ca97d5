import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { date, int } from '../model/scalarFields.ts';

const fields = {
  grid: reference('Calendrier', 'round-grid', { required: true }),
  roundNumber: int('N° de journée', { required: true, from: 1 }),
  startDate: date('Date de début', { required: true }),
  day: reference('Journée', 'day', { required: true }),
};

/** A match day of a calendar with its date. */
export const round = entity('round', {
  path: '/rounds',
  label: 'Journée du calendrier',
  represent: '${roundNumber}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
