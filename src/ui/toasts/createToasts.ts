export type ToastKind = 'info' | 'success' | 'error';

interface ToastRequest {
  readonly text: string;
  readonly kind: ToastKind;
  /** Names the action: a newer toast of the same action replaces the older one. */
  readonly key?: string;
  /** Stays until it is replaced or dismissed, as an 'en cours' toast does. */
  readonly sticky?: boolean;
}

interface Toast extends Required<ToastRequest> {
  readonly id: number;
}

/** A message as the list of the session keeps it. */
export interface Message {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A store of short messages, independent of any framework. */
export interface Toasts {
  readonly show: (toast: ToastRequest) => void;
  readonly dismiss: (key: string) => void;
  /** Stops the clocks, while the pointer or the focus rests on a toast. */
  readonly pause: () => void;
  /** Starts them again, each with its full time. */
  readonly resume: () => void;
  /** Messages on the screen. */
  readonly getSnapshot: () => readonly Toast[];
  /** Everything that was said, the newest first. */
  readonly getMessages: () => readonly Message[];
  /** Empties the list, so that the next user does not read it. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a message stays that needs no answer. */
const LIFETIME_MS = 3000;
/** A day of work leaves fewer. */
const KEPT_MESSAGES = 500;

export const createToasts = (): Toasts => {
  let toasts: readonly Toast[] = [];
  let messages: readonly Message[] = [];
  let nextId = 1;
  let isPaused = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const stop = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const start = ({ id, sticky }: Toast): void => {
    if (sticky || isPaused || timers.has(id)) return;
    const expire = (): void => {
      set(toasts.filter((toast) => toast.id !== id));
    };
    timers.set(id, setTimeout(expire, LIFETIME_MS));
  };
  const set = (next: readonly Toast[]): void => {
    const removed = toasts.filter(({ id }) => !next.some((toast) => toast.id === id));
    for (const { id } of removed) stop(id);
    // A toast that goes away under the pointer never reports that the pointer has left it.
    if (removed.length > 0) isPaused = false;
    toasts = next;
    for (const toast of toasts) start(toast);
    for (const listener of listeners) listener();
  };

  return {
    show: ({ text, kind, key, sticky = false }) => {
      const id = nextId;
      nextId += 1;
      const toast: Toast = { id, text, kind, key: key ?? `toast-${id}`, sticky };
      messages = [{ id, text, kind, at: Date.now() }, ...messages].slice(0, KEPT_MESSAGES);
      set([...toasts.filter((other) => other.key !== toast.key), toast]);
    },
    dismiss: (key) => {
      set(toasts.filter((toast) => toast.key !== key));
    },
    pause: () => {
      isPaused = true;
      for (const { id } of toasts) stop(id);
    },
    resume: () => {
      isPaused = false;
      for (const toast of toasts) start(toast);
    },
    getSnapshot: () => toasts,
    getMessages: () => messages,
    forget: () => {
      messages = [];
      set(toasts);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
