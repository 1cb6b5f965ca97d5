import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { StartError } from '../storage/StartError.ts';
import { trustedProxies } from './trustedProxies.ts';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the built application. */
  readonly distDir: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A real API instead of the sandbox. */
  readonly apiUrl: URL | undefined;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without it maps show the borders of the departments. */
  readonly tileUrl?: string | undefined;
  /** Address of a picture that stands for whose site this is; the racket of the product without it. */
  readonly logoUrl?: string | undefined;
  /** Sent with every call of the application, which a protected host wants. */
  readonly apiCode?: string | undefined;
  readonly production: boolean;
  /** Hydra keys with their prefix; HYDRA_PREFIX=0 leaves it away, as API Platform 4 does by default. */
  readonly hydraPrefix: boolean;
  /** Names by which the site is asked for; absent: any. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** Proxies whose word on the caller's address is taken; absent: nobody's. */
  readonly trustedProxies: BlockList | undefined;
  /** Every account is asked for a second factor. */
  readonly isFactorForAll?: boolean | undefined;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the environment; throws a StartError that names the variable to mend. */
export const fromEnvironment = (env: Readonly<Record<string, string | undefined>>): Settings => ({
  port: fromPort(env.PORT),
  distDir: resolve(ROOT, 'dist'),
  dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
  databaseUrl: env.DATABASE_URL
    ? fromDatabaseUrl(env.DATABASE_URL, env.NODE_ENV === 'production')
    : undefined,
  apiUrl: env.API_URL ? fromApiUrl(env.API_URL) : undefined,
  tileUrl: env.TILE_URL ? fromTileUrl(env.TILE_URL) : undefined,
  logoUrl: env.LOGO_URL ? fromLogoUrl(env.LOGO_URL) : undefined,
  apiCode: env.API_CODE || undefined,
  production: env.NODE_ENV === 'production',
  hydraPrefix: env.HYDRA_PREFIX !== '0',
  hosts: env.HOSTS ? fromHosts(env.HOSTS) : undefined,
  trustedProxies: env.TRUST_PROXY ? trustedProxies(env.TRUST_PROXY) : undefined,
  isFactorForAll: fromSecondFactor(env.SECOND_FACTOR),
});

const fromHosts = (text: string): ReadonlySet<string> =>
  new Set(
    text.split(',').map((part) => {
      const name = part.trim().toLowerCase();
      if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) return name;
      throw new StartError(
        `HOSTS holds '${part}': give the names of the site without protocol and port, for example HOSTS=club.example.org,www.club.example.org`,
      );
    }),
  );

const fromSecondFactor = (text: string | undefined): boolean => {
  if (text === 'all' || !text) return text === 'all';
  throw new StartError(
    `SECOND_FACTOR is '${text}': give SECOND_FACTOR=all to ask every account for one, or leave it out`,
  );
};

const fromPort = (text: string | undefined): number => {
  if (!text) return 4173;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new StartError(`PORT is '${text}': give a number from 0 to 65535, for example PORT=4174 npm start`);
  return port;
};

/** A database on another machine is spoken to under TLS, and has to prove that it is the one. */
const fromDatabaseUrl = (text: string, isProduction: boolean): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  const isHere = host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
  if (!isProduction || isHere || url?.searchParams.get('sslmode') === 'verify-full') return text;
  throw new StartError(
    `DATABASE_URL leads to ${host} without asking who answers there: add sslmode=verify-full, and sslrootcert=/path/to/ca.pem where its certificate is one of your own`,
  );
};

const fromApiUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new StartError(
      `API_URL is '${text}': give the address of the API without its /api, for example API_URL=https://api.example.org npm start`,
    );
  return url;
};

const fromTileUrl = (text: string): string => {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  if (!isWhole || !/^https:\/\/[\w.-]+(:\d+)?\/\S*$/.test(text))
    throw new StartError(
      `TILE_URL is '${text}': give the address of map tiles, for example TILE_URL=https://tiles.example.org/{z}/{x}/{y}.png npm start`,
    );
  return text;
};

const fromLogoUrl = (text: string): string => {
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new StartError(
    `LOGO_URL is '${text}': give the address of a picture, for example LOGO_URL=https://www.example.org/logo.svg npm start`,
  );
};
