import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { ContactLists } from './ContactLists.tsx';

/** Contact details of people and organizations besides their main contact. */
export const contactDetails = defineFeature({
  name: 'contact-details',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    {
      path: 'persons/:id/communication',
      group: 'persons',
      resource: 'persons',
      title: 'Communication',
      view: 'record',
      part: 'communication',
      inner: ['edit', 'contact-points/:contact', 'addresses/:contact'],
      after: 'persons/:id/details',
    },
  ],
  views: {
    persons: { show: async () => (await import('./FurtherContacts.tsx')).PersonShow },
    addresses: {
      create: async () => (await import('./contactForms.tsx')).addressForms.Create,
      edit: async () => (await import('./contactForms.tsx')).addressForms.Edit,
    },
    'contact-points': {
      create: async () => (await import('./contactForms.tsx')).contactPointForms.Create,
      edit: async () => (await import('./contactForms.tsx')).contactPointForms.Edit,
    },
  },
  aboveLists: { organizations: ContactLists, contacts: ContactLists },
  slots: { 'club.contact': lazySection(async () => (await import('./FurtherContacts.tsx')).ClubContacts) },
});
