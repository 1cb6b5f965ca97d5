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

/** Modules that a file replaces would be replaced for the next one too. */
const replacesModules = (file: string): boolean => /^vi\.mock\(/m.test(readFileSync(here(file), 'utf8'));

/** Files share workers, which load the libraries once; `setup.ts` takes away what one could leave to the next. */
const projects: TestProjectInlineConfiguration[] = [
  { name: 'replaced', isolate: true, holds: replacesModules },
  { name: 'documents', isolate: false, holds: (file: string) => hasDocument(file) && !replacesModules(file) },
  { name: 'pure', isolate: false, holds: (file: string) => !hasDocument(file) && !replacesModules(file) },
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
  // A test that hangs ends in time; how long one takes on a busy machine says nothing.
  testTimeout: 120_000,
  // Some hooks open a sandbox with its whole seed, or wait for another process that seeds.
  hookTimeout: 180_000,
};
