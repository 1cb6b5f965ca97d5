import type { InternshipParticipant } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<InternshipParticipant>({
  list: {
    columns: ['person', 'internship', 'role', 'registrationDate', 'status', 'result', 'paid'],
    filters: ['person.familyName', 'internship', 'status'],
    scope: ['club'],
    parentFields: { persons: ['person'] },
  },
  fields: { amount: { as: 'currency' } },
});
