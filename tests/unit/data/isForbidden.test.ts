import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { isForbidden } from '../../../src/data/isForbidden.ts';
import { ApiError } from '../../../src/http/ApiError.ts';

const refuse = (cause?: unknown) =>
  new ApiError({ kind: 'forbidden', status: 403, message: 'Access Denied.', cause });
/** As the data provider hands it to react-admin. */
const wrap = (cause: ApiError) => Object.assign(new HttpError(cause.message, cause.status ?? 0), { cause });

it('takes a 403 for a want of rights, but not one that only wanted a second factor (R6.16, R8.37)', () => {
  expect([isForbidden(refuse()), isForbidden(wrap(refuse()))]).toEqual([true, true]);
  const challenge = new ApiError({
    kind: 'forbidden',
    status: 403,
    message: 'Second factor',
    body: { code: 403, mfa_required: true, hash: 'h1' },
  });
  expect([isForbidden(refuse(challenge)), isForbidden(wrap(refuse(challenge)))]).toEqual([false, false]);
  expect(isForbidden(new HttpError('Not Found', 404))).toBe(false);
});
