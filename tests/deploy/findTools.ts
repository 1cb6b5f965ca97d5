import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something this machine lacks; the message is the one sentence to print. */
export class MissingToolError extends Error {
  override readonly name = 'MissingToolError';
}

export interface Tools {
  readonly nginx: string;
  /** Folder of Debian's dynamic modules of nginx. */
  readonly nginxModules: string;
  /** Folder of `initdb` and `postgres`. */
  readonly postgres: string;
  /** User that PostgreSQL runs as: it refuses to run as root. */
  readonly uid: number;
  readonly gid: number;
}

const APT = '/usr/bin/apt-get';
const NGINX = '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const POSTGRES = '/usr/lib/postgresql';

/** Finds nginx and PostgreSQL of Debian's packages, and installs those that are missing where it may. */
export const findTools = ({ mayInstall = true } = {}): Tools => {
  if (process.getuid?.() !== 0)
    throw new MissingToolError(
      'nginx and PostgreSQL are run by root here: PostgreSQL as its own user, and what is missing is installed.',
    );
  const hasNginx = existsSync(NGINX) && existsSync(join(MODULES, 'ngx_http_brotli_static_module.so'));
  const missing = [
    ...(hasNginx ? [] : ['nginx', 'libnginx-mod-http-brotli-static']),
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
  ];
  if (missing.length > 0 && !mayInstall)
    throw new MissingToolError(`${missing.join(', ')} are missing; npm run trial -- deploy installs them.`);
  if (missing.length > 0) install(missing);
  const postgres = postgresFolder();
  if (!existsSync(NGINX) || postgres === undefined)
    throw new MissingToolError(`apt-get installed ${missing.join(', ')}, but not where Debian puts them.`);
  return { nginx: NGINX, nginxModules: MODULES, postgres, uid: idOf('-u'), gid: idOf('-g') };
};

const postgresFolder = (): string | undefined => {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

const idOf = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

const POLICY = '/usr/sbin/policy-rc.d';

/** Installs packages without letting them start their services: the cluster and server of the checks are our own. */
const install = (packages: readonly string[]): void => {
  if (!existsSync(APT))
    throw new MissingToolError(
      `npm run trial -- deploy needs ${packages.join(', ')}, and apt-get to install them.`,
    );
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      console.log(`apt-get ${args.join(' ')} …`);
      const { status, stderr } = spawnSync(APT, ['-q', ...args], {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (status !== 0)
        throw new MissingToolError(
          `apt-get could not install ${packages.join(', ')}: ${stderr.trim().split('\n').at(-1) ?? ''}`,
        );
    }
  } finally {
    if (isOurs) rmSync(POLICY);
  }
};
