/**
 * Calls back when the browser has nothing else to do, at the latest after `timeoutMs`; then, where the browser has
 * no such callback. Returns what calls it off.
 */
export const whenIdle = (act: () => void, timeoutMs: number): (() => void) => {
  // Safari has no such thing.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, timeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
};
