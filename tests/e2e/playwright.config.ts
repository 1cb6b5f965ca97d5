import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { freePort } from './support/freePort.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The workers read this file too and must find the port that the first process chose.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = chromiumPath();

export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.spec.ts',
  outputDir: here('../../test-results'),
  reporter: [['list'], ['json', { outputFile: here('../../.cache/reports/playwright.json') }]],
  forbidOnly: true,
  retries: 0,
  // All tests share one server and one database; a second worker would read what the first one writes.
  workers: 1,
  // Limits for a busy machine, not expectations: what they wait for usually takes a tenth of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: {
      // Chromium's own sandbox refuses to run as root, which is who we are in a container.
      args: isRoot() ? ['--no-sandbox'] : [],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        screen: { width: 360, height: 740 },
      },
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/serve.mjs',
    cwd: here('../..'),
    env: { PORT: port },
    url: baseURL,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
    stdout: 'ignore',
  },
});
