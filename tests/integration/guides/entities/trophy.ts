import { entity } from '../../../../sandbox/model/entity.ts';
import { reference } from '../../../../sandbox/model/relationFields.ts';
import { choice, date, string, text } from '../../../../sandbox/model/scalarFields.ts';

/** A cup in the club room. */
export const trophy = entity('trophy', {
  path: '/trophies',
  label: 'Trophée',
  represent: '${title}',
  access: {
    module: 'club',
    action: 'club.informations',
    owners: ['club'],
    writable: ['POST', 'PUT', 'DELETE'],
  },
  fields: {
    title: string('Titre', { required: true, max: 60 }),
    club: reference('Club', 'club', { required: true }),
    state: choice('État', { kept: 'Gardé', lent: 'Prêté' }, { required: true }),
    wonOn: date('Gagné le'),
    comment: text('Commentaire'),
  },
});
