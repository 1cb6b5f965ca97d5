import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, choice, datetime, string, text } from '../model/scalarFields.ts';

/** A notification of one account: only its holder sees it, and can do nothing but mark it as read. */
export const notification = entity('notification', {
  path: '/notifications',
  label: 'Notification',
  represent: '${title}',
  access: { holder: 'account', writable: ['PUT'] },
  fields: {
    account: reference('Compte', 'account', { required: true, readOnly: true }),
    date: datetime('Date', { required: true, readOnly: true }),
    title: string('Titre', { required: true, readOnly: true }),
    message: text('Message', { readOnly: true }),
    link: string('Lien', { readOnly: true }),
    read: bool('Lue', { required: true, default: false }),
    level: choice(
      'Niveau',
      { info: 'Information', warning: 'Avertissement', error: 'Erreur' },
      { readOnly: true },
    ),
  },
});
