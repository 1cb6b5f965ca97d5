import { isObject, toMap } from '../../../schema/read.ts';
import type { Sheet, SheetChange } from '../document/Sheet.ts';

/** The tabs of a browser that have a sheet open: each tells the others of its changes and that it is there. */
export interface Tabs {
  readonly tell: (change: SheetChange) => void;
  readonly join: (sheet: Sheet) => void;
  readonly leave: () => void;
}

/** Channels are of one origin: what comes through them was written by this application. */
export const joinTabs = (account: string, match: string): Tabs => {
  let channel =
    typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel(`raquette-sheet ${account} ${match}`);
  const say = (kind: 'hello' | 'here' | 'bye'): void => channel?.postMessage({ kind });
  const leave = (): void => {
    say('bye');
    channel?.close();
    channel = null;
    globalThis.removeEventListener('pagehide', leave);
  };
  return {
    tell: ({ base, entries }) => channel?.postMessage({ kind: 'change', base, entries }),
    join: (sheet) => {
      if (!channel) return;
      channel.addEventListener('message', ({ data }) => {
        const { kind, base, entries } = toMap(data);
        if (kind === 'change' && isObject(entries))
          sheet.adopt({ base: isObject(base) ? base : null, entries: entries as SheetChange['entries'] });
        // Whoever is left answers; the sign goes away when nobody does.
        if (kind === 'bye') {
          sheet.setShared(false);
          say('hello');
        }
        if (kind === 'hello') say('here');
        if (kind === 'hello' || kind === 'here') sheet.setShared(true);
      });
      globalThis.addEventListener('pagehide', leave);
      say('hello');
    },
    leave,
  };
};
