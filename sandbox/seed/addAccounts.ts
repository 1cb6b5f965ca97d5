import type { ClubPeople } from './addPeople.ts';
import { clubs } from './data/clubs.ts';
import instances from './data/instances.json' with { type: 'json' };
import { actions, modules } from '../rights/actions.ts';
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

/** Level on every action of a club, by the place of the club in the seed. */
interface DemoAccount {
  readonly username: string;
  /** Club and rank, among its officers first, of the person behind the account. */
  readonly person: readonly [club: number, rank: number];
  readonly mfaEnabled?: boolean;
  /** False: its mail address is still to be confirmed. */
  readonly enabled?: boolean;
  readonly modules: 'all' | number;
  /** Holds every right in the federation and in the league of the first two clubs, each of which decides by itself. */
  readonly isAbove?: true;
  readonly clubs: readonly (readonly [club: number, level: number, preset: string])[];
}

/** Accounts for trying the product out; the sandbox never runs with them in production. */
const demoAccounts: readonly DemoAccount[] = [
  { username: 'gestionnaire', person: [0, 1], modules: 3, clubs: [[0, 3, 'PRESIDENT']] },
  { username: 'mfa', person: [0, 0], mfaEnabled: true, modules: 3, clubs: [[0, 3, 'PRESIDENT']] },
  {
    username: 'multi',
    person: [0, 2],
    modules: 3,
    clubs: [
      [0, 3, 'PRESIDENT'],
      [1, 3, 'PRESIDENT'],
    ],
  },
  { username: 'lecteur', person: [0, 3], modules: 1, clubs: [[0, 1, 'CONSULTATION']] },
  {
    username: 'officiel',
    person: [0, 4],
    modules: 'all',
    clubs: [
      [0, 3, 'PRESIDENT'],
      [1, 1, 'CONSULTATION'],
    ],
  },
  { username: 'sans-acces', person: [2, 0], modules: 1, clubs: [] },
  {
    username: 'nouveau',
    person: [0, 5],
    enabled: false,
    modules: 1,
    clubs: [[0, 1, 'CONSULTATION']],
  },
  { username: 'instance', person: [3, 0], modules: 'all', clubs: [], isAbove: true },
];

/** Of the first two clubs. */
const LEAGUE = 'L08';

export const addAccounts = ({ rows, referential }: Tools, people: readonly ClubPeople[]): void => {
  for (const demo of demoAccounts) {
    const [club, rank] = demo.person;
    const account = rows.add('account', {
      username: demo.username,
      person: toHolder(people[club], rank),
      email: `${demo.username}@example.org`,
      enabled: demo.enabled ?? true,
      mfaEnabled: demo.mfaEnabled ?? false,
      lastLogin: null,
      lockedUntil: null,
      roles: ['ROLE_USER'],
      modulesAccesses: demo.modules === 'all' ? 'all' : levels(modules, demo.modules),
    });
    const given = demo.clubs.map(
      ([index, level, preset]) => [clubs[index]?.number ?? '', level, preset] as const,
    );
    const above = demo.isAbove
      ? [instances.federation.identifier, LEAGUE].map((identifier) => [identifier, 3, 'PRESIDENT'] as const)
      : [];
    for (const [identifier, level, preset] of [...given, ...above])
      rows.add('club-permission', {
        account,
        club: organizationId(identifier),
        matrix: levels(actions, level),
        startDate: '2024-07-01',
        endDate: null,
        preset: referential('PermissionPreset', preset),
        grantedBy: null,
      });
  }
};

const toHolder = (people: ClubPeople | undefined, rank: number): number => {
  const present = (people?.licensees ?? []).filter(({ age, seasonsAgo }) => age >= 25 && seasonsAgo[0] === 0);
  const holder = present.toSorted((one, other) => Number(other.officer) - Number(one.officer))[rank];
  if (!holder) throw new RangeError(`The club has no adult number ${rank} to hold an account`);
  return holder.person;
};

const levels = (names: readonly string[], level: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, level]));
