import type { SharedFlags } from './createSharedFlags.ts';

interface Parts {
  readonly flags: SharedFlags;
  readonly document: EventTarget | null;
  readonly now: () => number;
  readonly onExpire: () => void;
  /** Called whenever `isNear` has changed. */
  readonly onNear?: () => void;
  readonly limitMs?: number;
}

/** Three hours. */
const LIMIT_MS = 10_800_000;
/** The warning before the end: time enough to find a key (WCAG 2.2.1 requires 20 s). */
const WARNING_MS = 120_000;
/** Keys of one second push the deadline once: storage is written synchronously, during typing. */
const STEP_MS = 1000;
const GESTURES = ['click', 'keyup'] as const;

/** Ends an idle session: its deadline is pushed back by clicks and keys of any tab. */
export const createInactivity = (parts: Parts) => {
  const { flags, document, now, onExpire, onNear, limitMs = LIMIT_MS } = parts;
  // A short limit is warned of when half of it is left.
  const warningMs = Math.min(WARNING_MS, limitMs / 2);
  let isNear = false;
  let own: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setNear = (next: boolean): void => {
    if (isNear === next) return;
    isNear = next;
    onNear?.();
  };

  const push = (): void => {
    own = now() + limitMs;
    flags.set('deadline', String(own));
    if (isNear) check();
  };

  /** Another tab may have moved it; a value that no tab can have written gives way to our own. */
  const current = (): number => {
    const latest = now() + limitMs;
    const shared = parseDeadline(flags.get('deadline'));
    if (shared !== null && shared <= latest) return shared;
    return Math.min(own ?? latest, latest);
  };

  const check = (): void => {
    if (own === null) return;
    clearTimeout(timer);
    own = current();
    const left = own - now();
    if (left <= 0) {
      onExpire();
      return;
    }
    timer = setTimeout(check, left > warningMs ? left - warningMs : left);
    setNear(left <= warningMs);
  };

  const onGesture = (): void => {
    // A gesture after the deadline comes too late, even where a sleeping timer has not rung yet.
    if (own !== null && current() <= now()) onExpire();
    else if (own === null || isNear || now() + limitMs - own >= Math.min(STEP_MS, limitMs)) push();
  };

  const listen = (): void => {
    for (const gesture of GESTURES) document?.addEventListener(gesture, onGesture, { capture: true });
    check();
  };

  return {
    /** Begins a new session: the full time is left. */
    start: (): void => {
      push();
      listen();
    },
    /** Takes up a kept session at the deadline it had. */
    resume: (): void => {
      own = now() + limitMs;
      own = current();
      flags.set('deadline', String(own));
      listen();
    },
    stop: (): void => {
      own = null;
      isNear = false;
      clearTimeout(timer);
      for (const gesture of GESTURES) document?.removeEventListener(gesture, onGesture, { capture: true });
    },
    /** Ends the session if the deadline has passed, as it may have while the machine slept. */
    check,
    /** Milliseconds since the epoch; null while stopped. */
    deadline: () => (own === null ? null : current()),
    isNear: () => isNear,
    limitMs,
  };
};

const parseDeadline = (text: string | null): number | null => {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
};
