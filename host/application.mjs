// Builds the application in a process of its own, so that the server does not keep the bundler's memory.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './install.mjs';
import { precompress } from './precompress.mjs';

const SOURCES = ['src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** True when dist/ is missing, was built from older sources, or its build broke off. */
export function isBuildStale(folder = root) {
  const stamp = join(folder, '.cache', 'built');
  if (!existsSync(join(folder, 'dist', 'index.html')) || !existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.some((source) => newestChange(join(folder, source)) > built);
}

/** Builds dist/ with Vite; false when Vite failed. */
export async function buildApplication() {
  const stamp = join(root, '.cache', 'built');
  const started = new Date();
  rmSync(stamp, { force: true });
  const code = await run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    // Whatever the shell has: with another value Vite packs the development files of React, many times as slow.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) return false;
  precompress(join(root, 'dist'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // A file saved while Vite was reading counts as newer than this build.
  utimesSync(stamp, started, started);
  return true;
}

/** Milliseconds of the newest change below a path; folders count, so that a removed file is noticed. */
function newestChange(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
