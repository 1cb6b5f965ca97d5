import type { Upload } from '../../http/sendUpload.ts';
import { nextState, type SaveEvent, type SaveState } from './saveState.ts';

/** The state of a form's save, outside of React: progress draws its own bar and not the form. */
export interface SaveStore {
  readonly get: () => SaveState;
  readonly dispatch: (event: SaveEvent) => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves to the state that follows once a conflict is decided. */
  readonly decided: () => Promise<SaveState>;
  /** Progress and abort of the files of the present send. */
  readonly startUpload: () => Upload;
  readonly cancelUpload: () => void;
}

export const createSaveStore = (): SaveStore => {
  let state: SaveState = { kind: 'idle', unanswered: null };
  let upload = new AbortController();
  const listeners = new Set<() => void>();
  const store: SaveStore = {
    get: () => state,
    dispatch: (event) => {
      state = nextState(state, event);
      for (const listener of listeners) listener();
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decided: () =>
      new Promise((resolve) => {
        const unsubscribe = store.subscribe(() => {
          if (state.kind === 'conflict') return;
          unsubscribe();
          resolve(state);
        });
      }),
    startUpload: () => {
      upload = new AbortController();
      store.dispatch({ kind: 'progressed', share: 0 });
      return {
        signal: upload.signal,
        onProgress: (sent, total) =>
          store.dispatch({ kind: 'progressed', share: total > 0 ? sent / total : 1 }),
      };
    },
    cancelUpload: () => upload.abort(),
  };
  return store;
};
