import type { ContactPoint } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const contactPoints = {
  name: 'contact-points',
  texts: { name: 'Moyen de contact |||| Moyens de contact', create: 'Nouveau moyen de contact' },
  recordRepresentation: ['telephone', 'email', 'page'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['type', 'telephone', 'email', 'page', 'label', 'person', 'organization', 'main', 'public'],
    filters: ['type', 'email'],
  },
  // What is made here is mostly the club's own; who makes it for a person or another structure chooses.
  form: { starts: ['organization'] },
  fields: { telephone: { as: 'phone' } },
} as const satisfies Resource<ContactPoint>;
