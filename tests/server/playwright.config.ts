import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { faceOf } from './support/faces.ts';
import type { Face } from './support/faces.ts';
import type { Addresses } from './support/startFace.ts';
import type { FaceOptions } from './support/test.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `run.ts` has started them. */
const faces = JSON.parse(process.env['SERVER_FACES'] ?? '[]') as readonly Addresses[];
const executablePath = chromiumPath();

/** Marks of the journeys that a face has nothing for. */
const notApplicable = ({ described, clubs }: Face): RegExp[] => [
  described ? /@undescribed/ : /@described/,
  ...(clubs ? [] : [/@clubs/]),
];

export default defineConfig<object, FaceOptions>({
  testDir: here('.'),
  outputDir: here('../../test-results/server'),
  reporter: [['list'], ['json', { outputFile: here('../../.cache/reports/server.json') }]],
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env['SERVER_WORKERS'] ?? 2),
  // The journeys of one face compare all that its database holds: one after the other, beside those of other faces.
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: isRoot() ? ['--no-sandbox'] : [],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: faces.map((face) => ({
    name: face.name,
    testMatch: faceOf(face.name).application === 'library' ? 'library.spec.ts' : 'journeys.spec.ts',
    use: { baseURL: face.application, face },
    grepInvert: notApplicable(faceOf(face.name)),
  })),
});
