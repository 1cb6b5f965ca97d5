import type { Context } from '../rights/context.ts';
import { openChallenge } from './challenges.ts';
import { sendMail } from '../mail/mailbox.ts';

/** Opens a challenge of the second factor and mails its code; answers the hash that goes with the code. */
export const mailCode = async (
  context: Context,
  account: { readonly id: number; readonly email: string },
): Promise<string> => {
  const { hash, code, minutes } = await openChallenge(context, account.id);
  await sendMail(context, {
    to: account.email,
    subject: 'Votre code de vérification',
    text: `Votre code de vérification est ${code}. Il est valable ${minutes} minutes et ne sert qu’une fois.`,
  });
  return hash;
};
