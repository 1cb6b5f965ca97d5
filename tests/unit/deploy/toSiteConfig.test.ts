import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHttpsConfig, toSiteConfig, withHttps } from '../../deploy/toSiteConfig.ts';

const FILE = readFileSync(new URL('../../../docs/deploy/nginx.conf', import.meta.url), 'utf8');
const place = { listen: '127.0.0.1:8080', root: '/x/dist', members: ['127.0.0.1:1', '127.0.0.1:2'] };

describe('the nginx configuration of the repository, put where it is tried', () => {
  it('takes the addresses and the folder, and nothing else changes', () => {
    const lines = toSiteConfig(FILE, place).split('\n');
    const changed = FILE.split('\n').flatMap((line, index) =>
      line === lines[index] ? [] : [lines[index]?.trim()],
    );
    expect(changed).toEqual([
      expect.stringMatching(/^server 127\.0\.0\.1:1 max_fails=/),
      expect.stringMatching(/^server 127\.0\.0\.1:2 max_fails=/),
      'listen 127.0.0.1:8080;',
      'root /x/dist;',
    ]);
  });

  it('takes HTTPS in by the line that its comment names', () => {
    const https = readFileSync(new URL('../../../docs/deploy/https.conf', import.meta.url), 'utf8');
    const placed = toHttpsConfig(https, { listen: '127.0.0.1:8443', certificates: '/x/keys' });
    expect(placed).toContain('\nlisten 127.0.0.1:8443 ssl http2;\n');
    expect(placed).toContain('\nssl_certificate /x/keys/fullchain.pem;\n');
    expect(placed).toContain('\nssl_certificate_key /x/keys/privkey.pem;\n');
    expect(withHttps(FILE, '/x/https.conf')).toContain('\n    include /x/https.conf;\n');
    expect(() => withHttps(FILE.replace('# include', 'include'), '/x')).toThrow(/0 lines .* 1 expected/);
  });

  it('is refused when it does not name as many processes as there are, or no folder', () => {
    expect(() => toSiteConfig(FILE, { ...place, members: ['127.0.0.1:1'] })).toThrow(/2 lines .* 1 expected/);
    expect(() => toSiteConfig(FILE.replace(/ {4}root .*/, ''), place)).toThrow(/0 lines .* 1 expected/);
  });

  it('takes what it answers from one folder of the build and from the processes, and shows no folder', () => {
    const lines = FILE.replaceAll(/#.*/g, '');
    expect(new Set(lines.match(/proxy_pass [^;]+/g))).toEqual(new Set(['proxy_pass http://raquette']));
    expect(lines.match(/\b(root|alias) [^;]+/g)).toEqual(['root /srv/raquette/dist']);
    expect(lines).not.toMatch(/autoindex|fastcgi|uwsgi|resolver|proxy_pass [^;]*\$/);
  });

  it('sends a change or a deletion to one process alone, and never has a POST sent again', () => {
    const once = /location @once \{[^}]*\}/.exec(FILE)?.[0] ?? '';
    expect(once).toContain('proxy_next_upstream off;');
    expect(FILE).toContain('if ($request_method !~ ^(GET|HEAD|OPTIONS|POST)$)');
    expect(FILE.replaceAll(/#.*/g, '')).not.toContain('non_idempotent');
  });
});
