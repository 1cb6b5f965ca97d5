import type { ContactPoint } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ContactPoint>({
  list: {
    columns: ['type', 'telephone', 'email', 'page', 'label', 'person', 'organization', 'main', 'public'],
    filters: ['type', 'email'],
  },
  fields: { telephone: { as: 'phone' } },
});
