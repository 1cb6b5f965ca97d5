import { sendMail } from '../mail/mailbox.ts';
import type { Rules } from './rules.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whoever takes an account over changes where its mail goes first: the former address is notified. */
export const account: Rules = {
  afterWrite: async (row, { context, viewer }, before) => {
    if (before === null || before['email'] === row['email']) return;
    context.securityLog?.({ event: 'email.changed', account: row.id, by: viewer.account });
    await sendMail(context, {
      to: textOf(before['email']),
      subject: 'L’adresse de votre compte a été changée',
      text: `Les courriels du compte ${textOf(row['username'])} vont désormais à une autre adresse. Si ce n’était pas vous, prévenez aussitôt votre ligue et demandez un nouveau mot de passe.`,
    });
  },
};
