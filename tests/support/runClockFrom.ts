const RUNNING = Symbol.for('tests: clock');

/** Has the clock of this process run on from a moment, once: `Date` alone, timers stay as they are. */
export const runClockFrom = (moment: Date): void => {
  if (Reflect.has(Date, RUNNING)) return;
  const ahead = moment.getTime() - Date.now();
  const now = Date.now;
  const running = (): number => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) =>
      Reflect.construct(target, given.length === 0 ? [running()] : given, self) as Date,
    has: (target, key) => key === RUNNING || Reflect.has(target, key),
    get: (target, key) => (key === 'now' ? running : (Reflect.get(target, key) as unknown)),
  });
};
