import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tools } from './findTools.ts';
import { startDaemon } from './startDaemon.ts';
import type { Daemon } from './startDaemon.ts';
import { toHttpsConfig, toSiteConfig, withHttps } from './toSiteConfig.ts';

const CONFIG = fileURLToPath(new URL('../../docs/deploy/nginx.conf', import.meta.url));
const HTTPS = fileURLToPath(new URL('../../docs/deploy/https.conf', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

interface Nginx {
  readonly daemon: Daemon;
  readonly url: string;
  readonly logFile: string;
}

/** Starts nginx with the configuration file of the repository, with HTTPS on a port of its own where one is given. */
export const startNginx = async (
  folder: string,
  tools: Tools,
  port: number,
  members: readonly string[],
  securePort?: number,
): Promise<Nginx> => {
  mkdirSync(folder);
  const listen = `127.0.0.1:${port}`;
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  const logFile = join(folder, 'access.log');
  const plain = toSiteConfig(readFileSync(CONFIG, 'utf8'), { listen, root: DIST, members });
  writeFileSync(
    site,
    securePort === undefined ? plain : withHttps(plain, writeHttps(folder, `127.0.0.1:${securePort}`)),
  );
  writeFileSync(main, toMain(folder, tools, site, logFile));
  const daemon = await startDaemon(
    tools.nginx,
    ['-c', main, '-p', folder, '-e', join(folder, 'error.log')],
    { cwd: folder },
    () => isListening(`http://${listen}`, securePort === undefined ? 200 : 301),
  );
  return { daemon, url: `http://${listen}`, logFile };
};

/** The file of HTTPS with a certificate of its own; answers where it is. */
const writeHttps = (folder: string, listen: string): string => {
  const path = join(folder, 'https.conf');
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const made =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 1 -subj /CN=localhost'.split(
      ' ',
    );
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(path, toHttpsConfig(readFileSync(HTTPS, 'utf8'), { listen, certificates: folder }));
  return path;
};

/** What Debian's /etc/nginx/nginx.conf does around a site: modules, types, logs. */
const toMain = (folder: string, { nginxModules }: Tools, site: string, logFile: string): string => `
load_module ${nginxModules}/ngx_http_brotli_static_module.so;
# The checkout of root may be closed to any other user.
user root;
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  log_format checks escape=json
    '{"mark":"$http_x_mark","method":"$request_method","status":"$status","upstream":"$upstream_addr"}';
  access_log ${logFile} checks;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${site};
}
`;

const isListening = async (url: string, status: number): Promise<boolean> => {
  try {
    return (await fetch(`${url}/favicon.svg`, { redirect: 'manual' })).status === status;
  } catch {
    return false;
  }
};
