import { isObject, toMap } from '../../../schema/read.ts';
import type { Sheet, SheetChange } from './sheet.ts';

/** The other tabs of this browser with the same sheet open. Channels are same-origin: messages are our own. */
export const createSheetTabs = (account: string, match: string) => {
  let channel: BroadcastChannel | null = null;
  const say = (kind: 'hello' | 'here' | 'bye'): void => channel?.postMessage({ kind });
  const leave = (): void => {
    say('bye');
    channel?.close();
    channel = null;
    globalThis.removeEventListener('pagehide', leave);
  };
  return {
    announce: ({ base, entries }: SheetChange): void =>
      channel?.postMessage({ kind: 'change', base, entries }),
    /** Takes over what they change, and knows that they are there; gives the way out. */
    join: (sheet: Sheet): (() => void) => {
      if (typeof BroadcastChannel === 'undefined') return leave;
      channel = new BroadcastChannel(`raquette-sheet ${account} ${match}`);
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
      return leave;
    },
  };
};
