import { describe, expect, it, vi } from 'vitest';
import { registerShell } from '../../../../../src/features/match-sheet/sync/useSheet.ts';

/** A worker of the browser's that goes from state to state. */
const createWorker = (state: ServiceWorkerState) => {
  const worker = Object.assign(new EventTarget(), { state });
  return {
    worker,
    turn: (next: ServiceWorkerState): void => {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
};

const register = async (registration: () => Promise<object>): Promise<boolean> => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register: registration } });
  return registerShell();
};

const installing = (worker: object) => async () =>
  Promise.resolve({ active: null, waiting: null, installing: worker });

describe('the application that is kept for a hall without network', () => {
  it('is there once its worker is activated', async () => {
    const { worker, turn } = createWorker('installing');
    const isKept = register(installing(worker));
    await Promise.resolve();
    turn('installed');
    turn('activated');
    expect(await isKept).toBe(true);
  });

  it('is not there where one of its files could not be kept, and nothing waits for it', async () => {
    const { worker, turn } = createWorker('installing');
    const isKept = register(installing(worker));
    await Promise.resolve();
    turn('redundant');
    expect(await isKept).toBe(false);
  });

  it('is there where an earlier version is', async () => {
    const { worker } = createWorker('activated');
    expect(
      await register(async () => Promise.resolve({ active: worker, waiting: null, installing: null })),
    ).toBe(true);
  });

  it('is not there where the browser refuses it', async () => {
    expect(await register(async () => Promise.reject(new Error('blocked')))).toBe(false);
  });
});
