import { useStore } from 'react-admin';
import type { Entry } from './entry.ts';

const KEPT = 6;

/** What was opened from the palette last; it names persons, so it goes with the logout. */
export const useRecent = (): readonly [readonly Entry[], (entry: Entry) => void] => {
  const [recent, setRecent] = useStore<readonly Entry[]>('palette.recent', []);
  const remember = (entry: Entry): void =>
    setRecent(
      [{ ...entry, kind: 'recent' as const }, ...recent.filter(({ to }) => to !== entry.to)].slice(0, KEPT),
    );
  return [recent, remember];
};
