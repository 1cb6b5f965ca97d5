import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { freePort } from './support/freePort.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const WORKERS = 2;

/**
 * Every worker has a server with data of its own, or one would read what the other writes. The workers read this
 * file too and must find the ports that the first process chose.
 */
const ports = (process.env['E2E_PORTS'] ??= await freePorts(WORKERS)).split(' ');
const toUrl = (port: string): string => `http://127.0.0.1:${port}`;
const own = ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? '';
const executablePath = chromiumPath();

export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.spec.ts',
  // What is heard is read as documentation.
  snapshotPathTemplate: here('../../docs/walks/{arg}{ext}'),
  outputDir: here('../../test-results/e2e'),
  reporter: [['list'], ['json', { outputFile: here('../../.cache/reports/playwright.json') }]],
  forbidOnly: true,
  retries: 0,
  workers: WORKERS,
  // Tests leave nothing behind that another needs.
  fullyParallel: true,
  // Limits for a busy machine, not expectations: what they wait for usually takes a tenth of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: toUrl(own),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What slides and fades is waited for at every step, and painted dozens of times.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step takes a third of the time of the run; a failure has its picture and the page in words.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium's own sandbox refuses to run as root, which is who we are in a container.
      args: isRoot() ? ['--no-sandbox'] : [],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    // A narrow window is looked at by tests of their own: what is about phones needs no second run in one.
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
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
    command: 'node --import tsx tests/e2e/support/serve.mjs',
    cwd: here('../..'),
    env: { PORTS: ports.join(' ') },
    wait: { stdout: /^Ready$/m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
    stdout: 'ignore',
  },
});

/** Reserved together, so that no two are the same: `40123 40124`. */
async function freePorts(count: number): Promise<string> {
  return (await Promise.all(Array.from({ length: count }, freePort))).join(' ');
}
