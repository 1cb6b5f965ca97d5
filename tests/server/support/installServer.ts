import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MissingServerError } from './MissingServerError.ts';
import type { Version } from './versions.ts';

export const SERVER = fileURLToPath(new URL('../federation/', import.meta.url));
/** Outside of git, kept between runs. */
export const CACHE = fileURLToPath(new URL('../../../.cache/server/', import.meta.url));

/** The server's packages as they were installed for one version of API Platform. */
export interface InstalledServer {
  /** `4.3`, as requested. */
  readonly version: string;
  /** `4.3.15`, as composer gave it. */
  readonly core: string;
  readonly vendor: string;
}

interface Packages {
  readonly packages: readonly { readonly name: string; readonly version: string }[];
}

/** Exit code of composer when the requested packages cannot be put together. */
const UNSOLVABLE = 2;
const NO_NETWORK = 100;
/** What composer says when its registry lacks a package, or the version of one, that we name. */
const ABSENT = /could not be found|does not match/;
const CORE = 'api-platform/core';

/**
 * Installs the packages of the server once for every state of its composer.json and every version, and returns what was
 * installed. Throws MissingServerError with composer's reason where its registry does not give them.
 */
export const installServer = (version: Version): InstalledServer => {
  const folder = join(CACHE, version.name);
  const vendor = join(folder, 'vendor');
  const wanted = requirementsOf(version);
  const stamp = join(folder, 'installed');
  const installed = (): InstalledServer => ({ version: version.name, core: coreOf(vendor), vendor });
  const hash = createHash('sha256').update(wanted).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(vendor, 'autoload.php')))
    return installed();
  console.log(`composer install, API Platform ${version.name} …`);
  mkdirSync(folder, { recursive: true });
  rmSync(stamp, { force: true });
  const manifest = join(folder, 'composer.json');
  writeFileSync(manifest, wanted);
  const { status, stdout, stderr } = spawnSync(
    'composer',
    ['install', '--no-interaction', '--no-progress', `--working-dir=${SERVER}`],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        COMPOSER: manifest,
        COMPOSER_VENDOR_DIR: vendor,
        COMPOSER_ALLOW_SUPERUSER: '1',
      },
    },
  );
  const said = `${stdout}\n${stderr}`;
  if (status === NO_NETWORK) throw new MissingServerError("composer's registry cannot be reached");
  if (status === UNSOLVABLE && ABSENT.test(said))
    throw new MissingServerError(`composer's registry does not hold ${absentOf(said)}`);
  if (status !== 0) throw new Error(`composer install failed (exit code ${status}):\n${said}`);
  writeFileSync(stamp, hash);
  return installed();
};

/** The server's composer.json with the constraints of a version in place of its own. */
const requirementsOf = ({ core, symfony }: Version): string => {
  const manifest = JSON.parse(readFileSync(join(SERVER, 'composer.json'), 'utf8')) as {
    readonly require: Readonly<Record<string, string>>;
  };
  const require = Object.entries(manifest.require).map(([name, constraint]) => {
    if (name === CORE) return [name, core];
    return [name, name.startsWith('symfony/') ? symfony : constraint];
  });
  return JSON.stringify({ ...manifest, require: Object.fromEntries(require) as unknown }, undefined, 2);
};

const coreOf = (vendor: string): string => {
  const { packages } = JSON.parse(
    readFileSync(join(vendor, 'composer', 'installed.json'), 'utf8'),
  ) as Packages;
  return packages.find(({ name }) => name === CORE)?.version.replace(/^v/, '') ?? '';
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
