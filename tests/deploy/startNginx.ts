import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tools } from './findTools.ts';
import { startDaemon } from './startDaemon.ts';
import type { Daemon } from './startDaemon.ts';
import { toSiteConfig } from './toSiteConfig.ts';

const CONFIG = fileURLToPath(new URL('../../docs/deploy/nginx.conf', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

interface Nginx {
  readonly daemon: Daemon;
  readonly url: string;
  readonly logFile: string;
}

/** Starts nginx with the configuration file of the repository, everything it writes in the folder. */
export const startNginx = async (
  folder: string,
  tools: Tools,
  port: number,
  members: readonly string[],
): Promise<Nginx> => {
  mkdirSync(folder);
  const listen = `127.0.0.1:${port}`;
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  const logFile = join(folder, 'access.log');
  writeFileSync(site, toSiteConfig(readFileSync(CONFIG, 'utf8'), { listen, root: DIST, members }));
  writeFileSync(main, toMain(folder, tools, site, logFile));
  const daemon = await startDaemon(
    tools.nginx,
    ['-c', main, '-p', folder, '-e', join(folder, 'error.log')],
    { cwd: folder },
    () => isListening(`http://${listen}`),
  );
  return { daemon, url: `http://${listen}`, logFile };
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

const isListening = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/favicon.svg`)).ok;
  } catch {
    return false;
  }
};
