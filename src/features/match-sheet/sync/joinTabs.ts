import { isObject, toMap } from '../../../schema/read.ts';
import type { Sheet, SheetChange } from '../document/Sheet.ts';

/** Browser tabs with the same sheet open, which exchange changes and presence. */
export interface Tabs {
  readonly tell: (change: SheetChange) => void;
  readonly join: (sheet: Sheet) => void;
  readonly leave: () => void;
}

/** Channels are same-origin: messages come from this application. */
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
        // The remaining tabs answer; without an answer the sheet is no longer shared.
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
