import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

/** What ships may be under these alone; SPDX names. */
// 'BSD' alone is what css-mediaquery says of its three clauses.
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  '0BSD',
]);

/** A choice of two is good when one of them is. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

const shipped = Object.entries(
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages,
).filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link);

it('finds every package that ships under a licence of the list', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([, { license = 'none' }]) => !isAllowed(license));
  expect(others.map(([path, { license = 'none' }]) => `${path}: ${license}`)).toEqual([]);
});
