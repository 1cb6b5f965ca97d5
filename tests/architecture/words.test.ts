import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOTS = ['src', 'sandbox', 'codegen', 'host', 'tests', 'docs', 'README.md', 'CONTRIBUTING.md'];
/** Written by tests and runs, by the server's own words, or a list of the words themselves. */
const GENERATED =
  /^src\/generated\/|^docs\/((asvs|rgaa|figures|gallery)\.md|walks\/)|^tests\/architecture\/words\.test\.ts$/;
const READ = /\.(tsx?|mjs|css|html|md)$/;

/** Servers "told" and "asked", values were "held", and everything "stood" somewhere: a language that only we spoke. */
const BANNED = /^(un)?(told|tells?|telling|held|ask|asks|asked|asking|stands?|stood)$/;

/** Names on the wire and in logs, and `stand-in`, which is an English noun. */
const NAMED = /\.asks\b|'asks'|\basks\b(?=[:?`])|\b(reset|factor)\.asked\b|\b[Ss]tand-?[Ii]ns?\b/g;

const filesOf = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesOf(join(path, name)))
    : [path.replaceAll('\\', '/')];

/** Words of a line, camel case taken apart. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replaceAll(NAMED, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

const bannedIn = (line: string): readonly string[] => wordsOf(line).filter((word) => BANNED.test(word));

it('speaks no language of its own', () => {
  const found = ROOTS.flatMap(filesOf)
    .filter((file) => READ.test(file) && !GENERATED.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => bannedIn(line).map((word) => `${file}:${index + 1} ${word}`)),
    );
  expect(found).toEqual([]);
});

it.each([
  'isTold',
  'what is asked for',
  '/** Told of it. */',
  'heldBy',
  'const asked = 1',
  'it stands there',
])('finds %s', (line) => expect(bannedIn(line)).toHaveLength(1));

it.each(['the stand-in', 'the standings', 'asks: {', '`reset.asked`', 'masked tasks'])('allows %s', (line) =>
  expect(bannedIn(line)).toEqual([]),
);

it('has a glossary of at most 40 words', () => {
  const [, section = ''] = /## Words\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => /^\| (?!word|-)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(40);
});
