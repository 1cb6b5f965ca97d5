import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, cents, choice, int, text } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';

/** A decision of a disciplinary body about a person; clubs read it, they do not write it. */
export const sanction = entity('sanction', {
  path: '/sanctions',
  label: 'Sanction',
  represent: '${type.name}',
  access: { module: 'persons', action: 'persons.sanctions', owners: ['person.club'] },
  fields: {
    person: reference('Personne', 'person'),
    team: reference('Équipe', 'team'),
    sportMatch: reference('Rencontre', 'sport-match'),
    organization: reference('Prononcée par', 'organization', { required: true }),
    type: referential('Type', 'SanctionType', { required: true }),
    reason: text('Motif', { required: true }),
    ...period,
    numberOfMatches: int('Nombre de rencontres', { from: 1 }),
    suspended: bool('Avec sursis', { default: false }),
    fine: cents('Amende'),
    status: choice(
      'État',
      { pending: 'En attente', final: 'Définitive', appealed: 'En appel', cancelled: 'Annulée' },
      { required: true, default: 'pending' },
    ),
    file: file('Fichier', { mimeTypes: ['application/pdf'] }),
  },
});
