import { defineConfig } from 'vitest/config';
import vite from '../../vite.config.ts';
import { testSettings } from '../settings.ts';

// The tests that `run.ts` chooses, in one project: Stryker runs them in processes of its own.
const { projects: _, ...settings } = testSettings;
const include = (process.env.MUTATE_TESTS ?? '').split('\n');

export default defineConfig({ ...vite, test: { ...settings, include } });
