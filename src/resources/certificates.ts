import type { Certificate } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const certificates = {
  name: 'certificates',
  texts: {
    name: 'Certificat médical |||| Certificats médicaux',
    create: 'Nouveau certificat',
  },
  recordRepresentation: ['type.name'],
  disambiguation: ['date'],
  search: 'person.familyName',
  right: { module: 'persons', action: 'persons.medical' },
  list: {
    columns: ['person', 'type', 'date', 'competition', 'validUntil', 'file'],
    sort: ['-date'],
    filters: ['person.familyName', 'type', 'validUntil'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  head: { facts: ['person', 'type', 'date', 'validUntil', 'season'] },
} as const satisfies Resource<Certificate>;
