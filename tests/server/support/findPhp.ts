import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MissingServerError } from './MissingServerError.ts';

const APT = '/usr/bin/apt-get';
const PACKAGES = [
  'php-cli',
  'php-xml',
  'php-mbstring',
  'php-intl',
  'php-sqlite3',
  'php-curl',
  'composer',
  ...(process.env['DATABASE_URL'] ? ['php-pgsql'] : []),
];
const EXTENSIONS = [
  'curl',
  'intl',
  'mbstring',
  'pdo_sqlite',
  'SimpleXML',
  ...(process.env['DATABASE_URL'] ? ['pdo_pgsql'] : []),
];
const OLDEST = 80_200;

/** Sees that PHP 8.2, its extensions and composer are there, and installs Debian's when they are not. */
export const findPhp = (): void => {
  if (complaint() === undefined) return;
  install();
  const left = complaint();
  if (left !== undefined) throw new MissingServerError(left);
};

/** What is missing; undefined when nothing is. */
const complaint = (): string | undefined => {
  const php = read('php', ['-r', 'echo PHP_VERSION_ID, " ", implode(" ", get_loaded_extensions());']);
  if (php === undefined) return 'PHP 8.2 or newer is not installed';
  const [version, ...loaded] = php.split(' ');
  if (Number(version) < OLDEST) return `PHP 8.2 or newer is needed, this is ${version}`;
  const missing = EXTENSIONS.filter((name) => !loaded.includes(name));
  if (missing.length > 0) return `PHP has no ${missing.join(', ')}`;
  return read('composer', ['--version']) === undefined ? 'composer is not installed' : undefined;
};

const read = (command: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, [...args], {
    encoding: 'utf8',
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** Only root on Debian can; elsewhere nothing happens, and what is missing stays missing. */
const install = (): void => {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    console.log(`apt-get ${args.join(' ')} …`);
    const { status } = spawnSync(APT, ['-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
};
