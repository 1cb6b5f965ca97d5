import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { choice, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A paper that a club files itself: statutes, minutes, a contract of insurance. */
export const clubDocument = entity('club-document', {
  path: '/club_documents',
  label: 'Document du club',
  twins: 'answered',
  represent: '${title}',
  access: writtenByClubs('club', 'club.resources', ['club']),
  fields: {
    title: string('Titre', { required: true, max: 150 }),
    category: choice(
      'Catégorie',
      {
        statutes: 'Statuts et règlement intérieur',
        minutes: 'Procès-verbal',
        accounts: 'Comptes',
        insurance: 'Assurance',
        letter: 'Courrier',
        other: 'Autre',
      },
      { required: true, default: 'other' },
    ),
    file: file('Fichier', { required: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
  },
});
