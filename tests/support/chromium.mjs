// Plain JavaScript: `npm test` looks for a browser before it knows that anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../host/install.mjs';

/** Of Debian; the shell has no windows to look after, which spares a sixth of the time of the journeys. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Text has to take room: a browser alone brings no letters. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** The browser to test in: CHROMIUM_PATH, else the system's; undefined leaves it to Playwright's own. */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is '${env.CHROMIUM_PATH}', but there is no such file.`);
  }
  return SYSTEM_CHROMIUMS.find((path) => existsSync(path));
}

/** Installs a Chromium when there is none: Debian's own as root on Debian, elsewhere Playwright's. */
export async function installChromium() {
  if (chromiumPath() !== undefined) return true;
  if (isRoot() && isDebian()) {
    console.log('Installing Chromium by apt: a minute or two …');
    return (
      (await run('apt-get', ['update', '-qq'])) === 0 &&
      (await run('apt-get', ['install', '-y', '-qq', ...PACKAGES], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })) === 0
    );
  }
  // Says nothing and takes a second when it has been done before.
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const systemLibraries = isRoot() ? ['--with-deps'] : [];
  return (await run(process.execPath, [playwright, 'install', ...systemLibraries, 'chromium'])) === 0;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}
