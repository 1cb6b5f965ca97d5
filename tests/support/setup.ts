import { afterAll, afterEach, vi } from 'vitest';
import { runClockFrom } from './runClockFrom.ts';
import { TEST_NOW } from './testNow.ts';

// Files share workers: none leaves its clock or its globals to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Only screens have a document; tests of the server and of pure functions stay free of the DOM libraries.
if (typeof document !== 'undefined') {
  // The day of the sandbox behind them: what is valid for a week would have expired a week after that day.
  runClockFrom(TEST_NOW);
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // How long a query may wait for what it looks for: a limit for a busy machine, not an expectation.
  configure({ asyncUtilTimeout: 15_000 });
  await import('./quickenDocument.ts');
  afterEach(cleanup);
  // Nor the page that it had open, nor what a browser would remember of it.
  afterAll(async () => {
    // What is still being loaded would be broken off, and a module that was broken off once never comes.
    await vi.dynamicImportSettled();
    document.body.replaceChildren();
    document.title = '';
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
}
