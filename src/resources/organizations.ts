import type { Organization } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Organization>({
  list: {
    columns: ['name', 'type', 'identifier', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    sort: ['name'],
    filters: ['name', 'type', 'identifier'],
  },
  head: {
    picture: 'logo',
    facts: ['identifier', 'type', 'parent', 'correspondent'],
    contacts: ['mainPhone.telephone', 'mainEmail.email'],
  },
  lists: {
    contacts: {
      columns: ['name', 'correspondent.person', 'correspondent.function', 'mainEmail', 'mainPhone'],
    },
  },
  form: {
    starts: ['parent'],
    sections: {
      identity: ['name', 'shortName', 'type', 'level', 'parent', 'identifier', 'siret', 'logo'],
      contact: ['mainEmail', 'mainPhone', 'mainFax', 'mainPage', 'mainAddress', 'correspondent'],
    },
  },
});
