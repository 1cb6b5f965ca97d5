import { actions, modules } from '../rights/actions.ts';
import type { Tools } from './tools.ts';

/** A preset with the level on every action that it gives. */
const MANAGES = ['PRESIDENT', 3] as const;
const READS = ['CONSULTATION', 1] as const;

/** Ids of structures: the first two clubs, the federation and the league of those clubs, each deciding by itself. */
const [FIRST, SECOND, FEDERATION, LEAGUE] = [1, 2, 13, 28];

interface DemoAccount {
  readonly username: string;
  readonly person: number;
  /** Level on every module. */
  readonly modules: 'all' | number;
  readonly rights?: readonly (readonly [structure: number, preset: typeof MANAGES | typeof READS])[];
  readonly mfaEnabled?: true;
  /** False: its mail address is still to be confirmed. */
  readonly enabled?: false;
}

/** Accounts for trying the product out; the sandbox never runs with them in production. */
const demoAccounts: readonly DemoAccount[] = [
  { username: 'gestionnaire', person: 17, modules: 3, rights: [[FIRST, MANAGES]] },
  { username: 'mfa', person: 57, mfaEnabled: true, modules: 3, rights: [[FIRST, MANAGES]] },
  {
    username: 'multi',
    person: 80,
    modules: 3,
    rights: [
      [FIRST, MANAGES],
      [SECOND, MANAGES],
    ],
  },
  { username: 'lecteur', person: 85, modules: 1, rights: [[FIRST, READS]] },
  {
    username: 'officiel',
    person: 12,
    modules: 'all',
    rights: [
      [FIRST, MANAGES],
      [SECOND, READS],
    ],
  },
  { username: 'sans-acces', person: 547, modules: 1 },
  { username: 'nouveau', person: 68, enabled: false, modules: 1, rights: [[FIRST, READS]] },
  {
    username: 'instance',
    person: 652,
    modules: 'all',
    rights: [
      [FEDERATION, MANAGES],
      [LEAGUE, MANAGES],
    ],
  },
];

export const addAccounts = ({ rows, referential }: Pick<Tools, 'rows' | 'referential'>): void => {
  for (const { rights = [], modules: level, enabled = true, mfaEnabled = false, ...own } of demoAccounts) {
    const account = rows.add('account', {
      ...own,
      email: `${own.username}@example.org`,
      enabled,
      mfaEnabled,
      lastLogin: null,
      lockedUntil: null,
      roles: ['ROLE_USER'],
      modulesAccesses: level === 'all' ? 'all' : levels(modules, level),
    });
    for (const [club, [preset, granted]] of rights)
      rows.add('club-permission', {
        account,
        club,
        matrix: levels(actions, granted),
        startDate: '2024-07-01',
        endDate: null,
        preset: referential('PermissionPreset', preset),
        grantedBy: null,
      });
  }
};

const levels = (names: readonly string[], level: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, level]));
