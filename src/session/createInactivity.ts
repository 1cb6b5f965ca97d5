import type { Marks } from './createMarks.ts';

/** Ends a session that nobody uses: the deadline is pushed back by clicks and keys of any tab. */
export interface Inactivity {
  /** Begins a new session: the full time is left. */
  readonly start: () => void;
  /** Takes up a kept session at the deadline it had. */
  readonly resume: () => void;
  readonly stop: () => void;
  /** Ends the session if the deadline has passed, as it may have while the machine slept. */
  readonly check: () => void;
  /** Milliseconds since the epoch; null while stopped. */
  readonly deadline: () => number | null;
}

interface Parts {
  readonly marks: Marks;
  readonly document: EventTarget | null;
  readonly now: () => number;
  readonly onExpire: () => void;
}

/** Three hours (specification 9). */
const LIMIT_MS = 10_800_000;
const GESTURES = ['click', 'keyup'] as const;

export const createInactivity = ({ marks, document, now, onExpire }: Parts): Inactivity => {
  let own: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const push = (): void => {
    own = now() + LIMIT_MS;
    marks.set('deadline', String(own));
  };

  /** Another tab may have moved it; a value that no tab can have written gives way to our own. */
  const current = (): number => {
    const latest = now() + LIMIT_MS;
    const shared = parseDeadline(marks.get('deadline'));
    if (shared !== null && shared <= latest) return shared;
    return Math.min(own ?? latest, latest);
  };

  const check = (): void => {
    if (own === null) return;
    clearTimeout(timer);
    own = current();
    const left = own - now();
    if (left <= 0) onExpire();
    else timer = setTimeout(check, left);
  };

  const onGesture = (): void => {
    // A gesture after the deadline comes too late, even where a sleeping timer has not rung yet.
    if (own !== null && current() <= now()) onExpire();
    else push();
  };

  const listen = (): void => {
    for (const gesture of GESTURES) document?.addEventListener(gesture, onGesture, { capture: true });
    check();
  };

  return {
    start: () => {
      push();
      listen();
    },
    resume: () => {
      own = now() + LIMIT_MS;
      own = current();
      marks.set('deadline', String(own));
      listen();
    },
    stop: () => {
      own = null;
      clearTimeout(timer);
      for (const gesture of GESTURES) document?.removeEventListener(gesture, onGesture, { capture: true });
    },
    check,
    deadline: () => (own === null ? null : current()),
  };
};

const parseDeadline = (text: string | null): number | null => {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
};
