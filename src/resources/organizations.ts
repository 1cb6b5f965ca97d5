import type { Organization } from '../generated/resources.ts';
import { ContactLists } from '../features/contact-details/ContactLists.tsx';
import { defineResource } from './defineResource.ts';

export const organizations = defineResource<Organization>({
  list: {
    columns: ['name', 'type', 'identifier', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    filters: ['name', 'type', 'identifier'],
    above: ContactLists,
  },
  form: {
    starts: ['parent'],
    sections: {
      identity: ['name', 'shortName', 'type', 'level', 'parent', 'identifier', 'siret', 'logo'],
      contact: ['mainEmail', 'mainPhone', 'mainFax', 'mainPage', 'mainAddress'],
    },
  },
});
