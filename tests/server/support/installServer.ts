import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MissingServerError } from './MissingServerError.ts';

export const SERVER = fileURLToPath(new URL('../federation/', import.meta.url));
/** Outside of git, kept between runs. */
export const CACHE = fileURLToPath(new URL('../../../.cache/server/', import.meta.url));
export const VENDOR = join(CACHE, 'vendor');

/** Exit code of composer when the packages asked for cannot be put together. */
const UNSOLVABLE = 2;
const NO_NETWORK = 100;
/** What composer says when its registry lacks a package, or the version of one, that we name. */
const ABSENT = /could not be found|it does not match the constraint/;

/** Installs the packages of the server once for every state of its composer.json. */
export const installServer = (): void => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(SERVER, 'composer.json')))
    .digest('hex');
  const stamp = join(CACHE, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(VENDOR, 'autoload.php')))
    return;
  console.log('composer install …');
  mkdirSync(CACHE, { recursive: true });
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(
    'composer',
    ['install', '--no-interaction', '--no-progress', `--working-dir=${SERVER}`],
    {
      encoding: 'utf8',
      env: { ...process.env, COMPOSER_VENDOR_DIR: VENDOR, COMPOSER_ALLOW_SUPERUSER: '1' },
    },
  );
  const said = `${stdout}\n${stderr}`;
  if (status === NO_NETWORK) throw new MissingServerError("composer's registry cannot be reached");
  if (status === UNSOLVABLE && ABSENT.test(said))
    throw new MissingServerError(`composer's registry does not hold ${absentOf(said)}`);
  if (status !== 0) throw new Error(`composer install failed (exit code ${status}):\n${said}`);
  writeFileSync(stamp, wanted);
};

/** Names that composer lists as found nowhere, else those of which it found other versions. */
const absentOf = (said: string): string => {
  const namesIn = (pattern: RegExp): string[] => [
    ...new Set([...said.matchAll(pattern)].map(([, name = '']) => name)),
  ];
  const unknown = namesIn(/requires ([\w./-]+)(?: [^\s,]+)?, it could not be found/g);
  const others = namesIn(/requires ([\w./-]+ [^\s,]+), found .* does not match/g);
  return (unknown.length > 0 ? unknown : others).join(', ') || 'the packages of the server';
};
