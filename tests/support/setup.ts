import { afterAll, afterEach, vi } from 'vitest';

// Files without a document share workers: none leaves its clock or its globals to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Only screens have a document; tests of the server and of pure functions stay free of the DOM libraries.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { quickenNames } = await import('./quickenNames.ts');
  const { quickenQueries } = await import('./quickenQueries.ts');
  quickenNames();
  quickenQueries();
  afterEach(cleanup);
}
