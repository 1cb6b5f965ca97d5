import { entity } from '../model/entity.ts';
import { inverse, referential } from '../model/relationFields.ts';
import { bool, string } from '../model/scalarFields.ts';
import { holderFields } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Roles in which a person or a structure can hold a contact point. */
const roles = ['mainPhone', 'mainEmail', 'mainFax', 'mainPage'] as const;

const holders = Object.fromEntries(
  roles.flatMap((role) => [
    [`${role}Persons`, inverse('Personnes', 'person', role, { hidden: true })],
    [`${role}Organizations`, inverse('Structures', 'organization', role, { hidden: true })],
  ]),
);

/**
 * A phone number, e-mail address or web page. It belongs to the clubs of whoever uses it: as the main one, edited with
 * its owner, or besides, named by `person` or `organization`.
 */
export const contactPoint = entity('contact-point', {
  path: '/contact_points',
  label: 'Moyen de contact',
  twins: 'answered',
  represent: '${telephone}${email}${page}',
  access: {
    ...writtenByClubs('persons', 'persons.details', [
      ...roles.flatMap((role) => [`${role}Persons.club`, `${role}Organizations.id`]),
      'person.club',
      'organization',
    ]),
    reach: 'atClub',
    masks: {
      label: 'Coordonnées',
      fields: ['telephone', 'email', 'page'],
      minor: [...roles.map((role) => `${role}Persons.birthDate`), 'person.birthDate'],
    },
  },
  fields: {
    type: referential('Type', 'ContactPointType', { required: true }),
    telephone: string('Téléphone', { max: 20, pattern: /^\+?[0-9][0-9 .]{5,18}$/ }),
    email: string('Courriel', { max: 180, email: true }),
    page: string('Site internet', { max: 255, url: true }),
    label: string('Libellé', { max: 50 }),
    main: bool('Principal', { required: true, default: false }),
    public: bool('Publiable', { required: true, default: false }),
    atClub: bool('Atteint un club', { default: false, hidden: true }),
    ...holderFields,
    ...holders,
  },
});
