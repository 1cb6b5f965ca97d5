import { mailLink, type LinkHolder } from '../mail/accountLinks.ts';
import { storePassword } from '../auth/passwords.ts';
import type { Context } from '../rights/context.ts';
import type { SeedRow } from './createRows.ts';

/** Same password for every demonstration account. */
const DEMO_PASSWORD = 'demo';

/** Gives accounts their password, and those that are still to be confirmed the mail with their link. */
export const openAccounts = async (context: Context, accounts: readonly SeedRow[]): Promise<void> => {
  for (const account of accounts) {
    await storePassword(context.db, account.id, DEMO_PASSWORD);
    if (account['enabled'] === false) await mailLink(context, 'registration', toHolder(account));
  }
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toHolder = ({ id, username, email }: SeedRow): LinkHolder => ({
  id,
  username: toText(username),
  email: toText(email),
});
