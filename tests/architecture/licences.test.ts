import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

/** Licences allowed for shipped packages; SPDX names. */
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']);

/** Packages outside of the list, by the name that they give their licence, each looked at and no less free. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  // The three clauses of BSD-3-Clause are in its LICENSE; its own name for them is no SPDX name.
  'node_modules/css-mediaquery': 'BSD',
  // ISC without the duty to keep the notice.
  'node_modules/tslib': '0BSD',
};

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
  expect(Object.fromEntries(others.map(([path, { license = 'none' }]) => [path, license]))).toEqual(
    LOOKED_AT,
  );
});

it('finds the three clauses where a package says BSD alone', () => {
  const text = readFileSync('node_modules/css-mediaquery/LICENSE', 'utf8');
  for (const clause of [
    /Redistributions of source code/,
    /Redistributions in binary form/,
    /Neither the name/,
  ])
    expect(text).toMatch(clause);
});
