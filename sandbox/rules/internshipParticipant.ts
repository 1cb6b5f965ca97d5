import { findOne } from '../storage/findByIds.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules } from './rules.ts';
import { violate } from './violate.ts';

/** Whoever enrols without naming a club comes for the present one; once, and only while the course takes people. */
export const internshipParticipant: Rules = {
  prepare: async ({ club, person }, existing, { context }) => {
    if (existing || typeof club === 'number' || typeof person !== 'number') return {};
    const row = await findOne(context, context.model.entity('person'), person);
    return typeof row?.['club'] === 'number' ? { club: row['club'] } : {};
  },
  check: async (values, existing, tools) => {
    const { internship } = values;
    if (existing || typeof internship !== 'number') return [];
    const { context } = tools;
    const course = await findOne(context, context.model.entity('internship'), internship);
    return [
      ...(course?.['state'] === 'open'
        ? []
        : [violate('internship', 'Les inscriptions à ce stage ne sont pas ouvertes.')]),
      ...(await refuseTwin(tools, values, existing, {
        entity: 'internship-participant',
        fields: ['internship', 'person'],
        message: 'Cette personne est déjà inscrite à ce stage.',
      })),
    ];
  },
};
