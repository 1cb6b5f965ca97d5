import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

const FOLDERS = ['unit', 'integration', 'contract', 'architecture'];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const files = FOLDERS.flatMap((folder) =>
  readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

const hasDocument = (file: string): boolean =>
  readFileSync(here(file), 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * A screen has a process to itself: focus, styles and stores would outlive its file. All other files share workers,
 * which load the libraries once.
 */
const projects: TestProjectInlineConfiguration[] = [
  { name: 'documents', isolate: true, holds: hasDocument },
  { name: 'pure', isolate: false, holds: (file: string) => !hasDocument(file) },
].map(({ name, isolate, holds }) => ({
  extends: true,
  test: {
    name,
    isolate,
    include: files.filter(holds).map((file) => `tests/${file}`),
  },
}));

export const testSettings: NonNullable<ViteUserConfig['test']> = {
  projects,
  allowOnly: false,
  setupFiles: ['tests/support/setup.ts'],
  restoreMocks: true,
  testTimeout: 20_000,
  // A sandbox with its whole seed is opened in some hooks.
  hookTimeout: 60_000,
};
