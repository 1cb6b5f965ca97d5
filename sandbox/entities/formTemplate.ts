import { entity } from '../model/entity.ts';
import { reference, rows } from '../model/relationFields.ts';
import { bool, choice, datetime, string, text, work } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  title: string('Titre', { required: true, max: 150 }),
  description: text('Description', { max: 2000 }),
  organization: reference('Structure', 'organization', { required: true, createOnly: true }),
  season: reference('Saison', 'season', { required: true }),
  openDate: datetime('Ouverture', { required: true }),
  closeDate: datetime('Clôture', { required: true, notBefore: 'openDate' }),
  audience: choice('Destinataires', { club: 'Clubs', person: 'Licenciés' }, { required: true }),
  questions: rows('Questions', 'form-question', { mappedBy: 'template', minCount: 1, maxCount: 50 }),
  multiple: bool('Plusieurs réponses', { default: false }),
  state: choice('État', { draft: 'Brouillon', open: 'Ouvert', closed: 'Clos' }, { default: 'draft' }),
  todo: work('state', { forms: { label: 'Formulaire à remplir', states: ['open'] } }),
};

/** A structure's questions to clubs or people. Whoever may answer reads them. */
export const formTemplate = entity('form-template', {
  path: '/form_templates',
  label: 'Formulaire',
  twins: 'answered',
  represent: '${title}',
  access: {
    ...writtenByClubs('club', 'club.forms', ['organization']),
    publicFields: Object.keys(fields),
    publicWhen: { path: 'state', test: { is: 'exact', values: ['open', 'closed'] } },
  },
  states: {
    field: 'state',
    start: ['draft', 'open'],
    next: { draft: { open: 'club' }, open: { draft: 'club', closed: 'club' }, closed: { open: 'club' } },
  },
  fields,
});
