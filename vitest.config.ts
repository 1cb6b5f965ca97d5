import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { testProjects } from './tests/projects.ts';
import application from './vite.config.ts';

export default mergeConfig(
  application,
  defineConfig({
    test: {
      projects: testProjects,
      allowOnly: false,
      setupFiles: ['tests/support/setup.ts'],
      restoreMocks: true,
      testTimeout: 20_000,
      // A sandbox with its whole seed is opened in some hooks.
      hookTimeout: 60_000,
    },
  }),
);
