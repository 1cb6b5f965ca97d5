import type { Organization } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const organizations = {
  name: 'organizations',
  texts: {
    name: 'Structure |||| Structures',
    create: 'Nouvelle structure',
    sections: { identity: 'Identité', contact: 'Coordonnées' },
  },
  numberField: 'identifier',
  right: { action: 'club.informations' },
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
} as const satisfies Resource<Organization>;
