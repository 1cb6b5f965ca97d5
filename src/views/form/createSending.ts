import type { Upload } from '../../http/sendUpload.ts';

/** How the files of a save go out. */
export interface SendingState {
  /** Share that has gone out, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  /** The way broke before the server had everything: nothing was saved, the same can be sent again. */
  readonly isBroken: boolean;
}

export interface Sending {
  readonly begin: () => Upload;
  readonly end: (isBroken: boolean) => void;
  readonly cancel: () => void;
  readonly getState: () => SendingState;
  readonly subscribe: (listener: () => void) => () => void;
}

const IDLE: SendingState = { share: null, isBroken: false };

/** A store, so that progress redraws its own bar and not the form. */
export const createSending = (): Sending => {
  let state = IDLE;
  let stop = new AbortController();
  const listeners = new Set<() => void>();
  const set = (next: SendingState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    begin: () => {
      stop = new AbortController();
      set({ share: 0, isBroken: false });
      return {
        signal: stop.signal,
        onProgress: (sent, total) => set({ share: total > 0 ? sent / total : 1, isBroken: false }),
      };
    },
    end: (isBroken) => {
      if (state !== IDLE || isBroken) set(isBroken ? { share: null, isBroken } : IDLE);
    },
    cancel: () => stop.abort(),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
