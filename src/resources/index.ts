import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import type { Right } from '../session/access.ts';
import type { ResourceConfig } from '../views/ResourceConfig.ts';

/** A resource as the application registers it: its names, who may open it, and its views on demand. */
export interface RegisteredResource extends ResourceDefinition {
  /** Role, module and club action that its pages need. */
  readonly right: Right;
  /** Sub-address under which a record opens; the record's own address when absent. */
  readonly sheet?: string;
  /** Sub-addresses of a record whose pages show a part of it (`parts` of its config). */
  readonly parts?: readonly string[];
  /** There is no list to open: the page of the resource shows the club of the address. */
  readonly single?: boolean;
  /** Creating and editing happen in a dialog over the list, at the same addresses as their pages would. */
  readonly overList?: boolean;
  readonly load: () => Promise<ResourceConfig>;
}

export const resources: readonly RegisteredResource[] = [
  {
    name: 'persons',
    entity: 'person',
    path: '/people',
    represent: ['familyName', 'givenName'],
    search: 'familyName',
    sheet: 'details',
    parts: ['communication'],
    right: { module: 'persons', action: 'persons.list' },
    load: async () => (await import('./persons.ts')).persons,
  },
  {
    name: 'licences',
    entity: 'licence',
    path: '/licences',
    represent: ['identifier', 'person.familyName', 'person.givenName'],
    search: 'identifier',
    overList: true,
    right: { module: 'licences', action: 'licences.list' },
    load: async () => (await import('./licences.ts')).licences,
  },
  {
    name: 'informations',
    entity: 'club',
    path: '/clubs',
    single: true,
    right: { module: 'club', action: 'club.informations' },
    load: async () => (await import('./informations.ts')).informations,
  },
  {
    name: 'galleries',
    entity: 'gallery',
    path: '/galleries',
    represent: ['title'],
    search: 'title',
    files: 'form',
    right: { module: 'club', action: 'club.resources' },
    load: async () => (await import('./gallery.ts')).gallery,
  },
];
