// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes.tsx';

it('the routes have the names of the specification (R2.1, R2.2, R2.14, R2.22)', () => {
  const named = routes[0]?.children?.map(({ id, path }) => [id, path]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['login', 'login'],
      ['login-verify', 'login/verify'],
      ['logout', 'logout'],
      ['not-found', 'not-found'],
      ['home', ':clubId/*'],
    ]),
  );
});
