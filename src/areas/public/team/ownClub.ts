import { useSyncExternalStore } from 'react';
import type { Pool } from './fromPool.ts';

/** The club whose results a reader comes for, kept on the device. */
interface OwnClub {
  readonly number: string;
  readonly name: string;
}

const KEY = 'raquette.ownClub';

export const useOwnClub = (): OwnClub | null => {
  const kept = useSyncExternalStore(watch, () => localStorage.getItem(KEY));
  const [, number = '', name = ''] = /^(\w+) (.+)$/.exec(kept ?? '') ?? [];
  return name ? { number, name } : null;
};

/** Keeps a club in place of the one before; null keeps none. */
export const keepOwnClub = (club: OwnClub | null): void => {
  localStorage.setItem(KEY, club ? `${club.number} ${club.name}` : '');
  // Browsers notify the other tabs alone.
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

/** The teams of that club in a pool. */
export const useOwnTeams = ({ teams }: Pick<Pool, 'teams'>): ReadonlySet<number | null> => {
  const own = useOwnClub();
  const isOwn = ({ clubs }: Pool['teams'][number]): boolean =>
    clubs.some(({ identifier }) => identifier === own?.number);
  return new Set(own ? teams.filter(isOwn).map(({ id }) => id) : []);
};

const watch = (onChange: () => void): (() => void) => {
  globalThis.addEventListener('storage', onChange);
  return () => globalThis.removeEventListener('storage', onChange);
};
