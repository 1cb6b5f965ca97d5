import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { fromLegalFile, type LegalNotice } from './legalNotice.ts';
import { StartError } from './StartError.ts';
import { trustedProxies } from './trustedProxies.ts';

/** Settings of whoever serves the built application. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the built application. */
  readonly distDir: string;
  /** The API, where it is not on the origin of the site. */
  readonly apiUrl: URL | undefined;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without it maps show the borders of the departments. */
  readonly tileUrl?: string | undefined;
  /** Address of a picture that shows whose site this is; the racket of the product without it. */
  readonly logoUrl?: string | undefined;
  /** The publisher that the legal pages name; they say that it is not given where it is absent. */
  readonly legal?: LegalNotice | undefined;
  /** Sent with every call of the application, which a protected host wants. */
  readonly apiCode?: string | undefined;
  /** Names of the site; absent: any. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** Proxies whose word on the caller's address is taken; absent: nobody's. */
  readonly trustedProxies: BlockList | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws a StartError that names the variable to mend. */
export const fromEnvironment = (env: Environment): Settings => ({
  port: fromPort(env.PORT),
  distDir: fileURLToPath(new URL('../dist', import.meta.url)),
  apiUrl: env.API_URL ? fromApiUrl(env.API_URL) : undefined,
  tileUrl: env.TILE_URL ? fromTileUrl(env.TILE_URL) : undefined,
  logoUrl: env.LOGO_URL ? fromLogoUrl(env.LOGO_URL) : undefined,
  legal: env.LEGAL_FILE ? fromLegalFile(env.LEGAL_FILE) : undefined,
  apiCode: env.API_CODE || undefined,
  hosts: env.HOSTS ? fromHosts(env.HOSTS) : undefined,
  trustedProxies: env.TRUST_PROXY ? trustedProxies(env.TRUST_PROXY) : undefined,
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

const fromPort = (text: string | undefined): number => {
  if (!text) return 4173;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new StartError(`PORT is '${text}': give a number from 0 to 65535, for example PORT=4174 npm start`);
  return port;
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
