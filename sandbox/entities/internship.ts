import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { inverse, reference, referential, referentials } from '../model/relationFields.ts';
import { bool, cents, choice, date, float, int, string } from '../model/scalarFields.ts';
import { contestLevels } from './contestLevels.ts';
import { postalAddressField } from './postalAddressField.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  title: string('Titre', { required: true, max: 150 }),
  type: referential('Type', 'InternshipType', { required: true }),
  branch: reference('Secteur', 'branch'),
  level: choice('Niveau', contestLevels, { required: true }),
  organization: reference('Structure', 'organization', { required: true, createOnly: true }),
  startDate: date('Date de début', { required: true }),
  endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
  registrationEnd: date('Fin des inscriptions', { required: true }),
  address: postalAddressField('Adresse'),
  sportHall: reference('Salle', 'sport-hall'),
  seats: int('Places', { from: 1 }),
  minAge: int('Âge minimum', { from: 0, to: 110 }),
  prerequisites: referentials('Prérequis', 'GraduationType'),
  graduation: referential('Diplôme préparé', 'GraduationType'),
  hours: float('Nombre d’heures', { from: 0 }),
  price: cents('Prix'),
  accommodation: bool('Hébergement', { default: false }),
  responsible: reference('Responsable', 'person'),
  program: file('Programme'),
  speakers: inverse('Intervenants', 'speaker', 'internship'),
  state: choice(
    'État',
    {
      draft: 'Brouillon',
      open: 'Ouvert',
      full: 'Complet',
      closed: 'Clos',
      finished: 'Terminé',
      cancelled: 'Annulé',
    },
    { required: true, default: 'draft' },
  ),
};

/** A course or a training camp, open to people of any club. */
export const internship = entity('internship', {
  path: '/internships',
  label: 'Stage / formation',
  twins: 'answered',
  represent: '${title}',
  access: {
    ...writtenByClubs('events', 'clubEvents.manage', ['organization']),
    publicFields: Object.keys(fields),
  },
  states: {
    field: 'state',
    start: ['draft', 'open'],
    next: {
      draft: { open: 'club', cancelled: 'club' },
      open: { full: 'club', closed: 'club', cancelled: 'club' },
      full: { open: 'club', closed: 'club', cancelled: 'club' },
      closed: { open: 'club', finished: 'club', cancelled: 'club' },
    },
  },
  fields,
});
