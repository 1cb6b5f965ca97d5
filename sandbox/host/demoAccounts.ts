/** Purpose of each account of the seed, printed at a start. Their password is public. */
export const demoAccounts = {
  gestionnaire: 'all rights on its club',
  mfa: 'the same, with a second factor: the code is in the mailbox',
  multi: 'all rights on two clubs',
  lecteur: 'reads its club, changes nothing',
  officiel: 'all modules, changes one club and reads another',
  'sans-acces': 'no rights on any club: the application refuses it',
  nouveau: 'closed until its link of confirmation, in the mailbox, is followed',
  instance: 'decides for the federation above all clubs, and for the league of the first two',
} as const;

export const DEMO_PASSWORD = 'demo';
