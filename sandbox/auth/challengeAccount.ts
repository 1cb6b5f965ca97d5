import type { Context } from '../rights/context.ts';
import { drawCode, openChallenge } from './challenges.ts';
import { sendMail } from '../mail/mailbox.ts';
import { readTotp } from './totp.ts';

interface Holder {
  readonly id: number;
  readonly email: string;
}

/** Opens a challenge for the second factor; returns the hash that goes with the code, which is mailed unless an application makes it. */
export const challengeAccount = async (context: Context, account: Holder): Promise<string> =>
  (await readTotp(context.db, account.id)) === null
    ? mailCode(context, account)
    : (await openChallenge(context, { account: account.id, code: null })).hash;

/** Mails the code of a new challenge; answers the hash that goes with it. */
export const mailCode = async (
  context: Context,
  { id, email }: Holder,
  setup: string | null = null,
): Promise<string> => {
  const code = drawCode();
  const { hash, minutes } = await openChallenge(context, { account: id, code, setup });
  await sendMail(context, {
    to: email,
    subject: 'Votre code de vérification',
    text: `Votre code de vérification est ${code}. Il est valable ${minutes} minutes et ne sert qu’une fois.`,
  });
  return hash;
};
