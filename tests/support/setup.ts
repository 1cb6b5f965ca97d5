import { afterEach } from 'vitest';

// Only screens have a document; tests of the server and of pure functions stay free of the DOM libraries.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { quickenNames } = await import('./quickenNames.ts');
  quickenNames();
  afterEach(cleanup);
}
