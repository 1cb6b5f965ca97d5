// Hours without a gesture. The page has taken its clock before anything of ours runs in it, so they pass in the deadline
// of the session, which all tabs share: as if another tab had written it.
import { extract, type ActionTemplate } from '@antithesishq/bombadil/browser';
import { SHARED_FLAGS } from '../../src/session/createSharedFlags.ts';

/** Keys that no page listens to: a cell knows nothing but the last action. */
const SCROLL_LOCK = 145;
const PAUSE = 19;
const LEFT_MS: Readonly<Record<number, number>> = { [SCROLL_LOCK]: 60_000, [PAUSE]: -1000 };

/** Until a minute before the end of the session. */
export const NEARLY: ActionTemplate = { PressKey: { code: SCROLL_LOCK } };
/** Until after it. */
export const TOO_LONG: ActionTemplate = { PressKey: { code: PAUSE } };

extract(({ window, lastAction }) => {
  const isKey = typeof lastAction === 'object' && lastAction !== null && 'PressKey' in lastAction;
  const left = isKey ? LEFT_MS[lastAction.PressKey.code] : undefined;
  if (left === undefined || window.localStorage.getItem(SHARED_FLAGS.deadline) === null) return false;
  window.localStorage.setItem(SHARED_FLAGS.deadline, String(Date.now() + left));
  window.dispatchEvent(new StorageEvent('storage', { key: SHARED_FLAGS.deadline }));
  return true;
});
