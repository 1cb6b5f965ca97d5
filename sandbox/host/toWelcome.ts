import { DEMO_PASSWORD, demoAccounts } from './demoAccounts.ts';
import type { Settings } from './settings.ts';

/** The lines printed at a start: the address and who can log in. */
export const toWelcome = (url: string, settings: Pick<Settings, 'apiUrl' | 'production'>): string => {
  if (settings.apiUrl) return `Raquette: ${url}\nAPI: ${settings.apiUrl.href}\n`;
  if (settings.production) return `Raquette: ${url}\n`;
  const width = Math.max(...Object.keys(demoAccounts).map((name) => name.length)) + 2;
  const accounts = Object.entries(demoAccounts).map(([name, rights]) => `  ${name.padEnd(width)}${rights}`);
  return [
    `Raquette: ${url}`,
    `Mailbox (codes and links): ${url}/sandbox/mailbox`,
    '',
    `Accounts, password ${DEMO_PASSWORD}:`,
    ...accounts,
    '',
  ].join('\n');
};
