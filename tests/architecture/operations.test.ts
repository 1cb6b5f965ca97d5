import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACE_WORDS } from '../../sandbox/auth/placeWords.ts';

const page = readFileSync('docs/operations.md', 'utf8');

it('the page of operations lists the words that no password may be made of', () => {
  const [, list = ''] = / and\n\n((?:> .*\n)+)/.exec(page) ?? [];
  expect(
    list.replaceAll(/^> /gm, '').replaceAll('\n', ' ').trim().replaceAll(/,\s+/g, ', ').split(', '),
  ).toEqual(PLACE_WORDS);
});

it('the page of operations lists every event of the security log, and no other', () => {
  const source = readFileSync('sandbox/rights/securityEvent.ts', 'utf8');
  const names = [...source.matchAll(/^  \| '([a-z.]+)'/gm)].map(([, name]) => name);
  const [, section = ''] = /^## The log of security events$(.*?)^## /ms.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| (`[a-z.]+`(?:, `[a-z.]+`)*) +\|/gm)].map(([, cell = '']) => cell);
  const listed = rows.flatMap((cell) => cell.replaceAll('`', '').split(', '));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(listed).toHaveLength(names.length);
});
