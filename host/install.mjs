// Plain JavaScript without a dependency: these helpers run before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A sentence saying that this Node is too old, or null when it will do. */
export function nodeComplaint(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Raquette needs Node ${OLDEST_NODE.join('.')} or newer, this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/** Runs a command on our own terminal and resolves with its exit code (128 + n when a signal ended it). */
export function run(command, args, { env = process.env, cwd = root, onSpawn } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + signalNumber(signal)));
    onSpawn?.(child);
  });
}

/**
 * Why the installed packages are not those of the lock file, or null when they are. npm leaves what it
 * installed in node_modules/.package-lock.json, and writes it last: a broken-off install has none.
 */
export function installComplaint(folder = root) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return 'nothing is installed yet';
  const wanted = readPackages(join(folder, 'package-lock.json'));
  if (wanted === null) return 'package-lock.json cannot be read';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // npm leaves out the optional packages made for other platforms.
    if (found === undefined && (entry.optional || entry.devOptional)) continue;
    if (found === undefined || !existsSync(join(folder, path))) return `${path} is missing`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) return `${path} differs`;
  }
  const extra = Object.keys(installed).find((path) => !Object.hasOwn(wanted, path));
  return extra === undefined ? null : `${extra} is no longer needed`;
}

/** Installs exactly the lock file when node_modules is missing or differs from it; false when npm failed. */
export async function installPackages() {
  const complaint = installComplaint();
  if (complaint === null) return true;
  console.log(`Installing packages (${complaint}): about half a minute …`);
  // Within `npm start` npm says where it lives; this spares looking for npm.cmd on Windows.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { env: process.env });
  if (code === 0) return true;
  console.error('The packages could not be installed. Read the lines of npm above; `npm ci` tries again.');
  return false;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0;
}
