// @vitest-environment jsdom
import { HttpError, type DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { withServerErrors } from '../../../src/data/decorators.ts';
import { serverErrorsOf } from '../../../src/data/serverErrors.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import { parseError } from '../../../src/http/parseError.ts';

const VERBS = ['getList', 'getOne', 'getMany', 'getManyReference'] as const;
const WRITES = ['create', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

/** Error that a caller catches when the provider below fails with `error`. */
const caught = async (
  error: unknown,
  verb: keyof DataProvider = 'update',
  data: object = {},
): Promise<unknown> => {
  const fail = async (): Promise<never> => {
    throw error;
  };
  const provider = withServerErrors({ [verb]: fail } as never);
  try {
    await (provider[verb] as (...parameters: unknown[]) => Promise<unknown>)('people', { data });
  } catch (reason) {
    return reason;
  }
  throw new Error(`${verb} did not fail`);
};

const refused = new ApiError({
  kind: 'validation',
  message: 'Validation failed',
  status: 422,
  fieldErrors: { familyName: ['vide', 'court'], 'contactPoints[0].telephone': ['long'] },
  globalErrors: ['Doublon'],
});

describe('withServerErrors', () => {
  it.each([...VERBS, ...WRITES])('turns a refusal of %s into an HttpError with its cause', async (verb) => {
    const error = await caught(refused, verb);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 422, message: 'Validation failed', cause: refused });
  });

  it('keeps every message by form path, those of the whole record at the root (R3.186)', async () => {
    expect(serverErrorsOf(await caught(refused))).toEqual({
      familyName: ['vide', 'court'],
      'contactPoints.0.telephone': ['long'],
      'root.serverError': ['Doublon'],
    });
  });

  it('survives a violation of a field named after a prototype', async () => {
    const fieldErrors = JSON.parse('{"__proto__":["a"],"constructor":["b"]}');
    const error = await caught(new ApiError({ kind: 'validation', message: 'm', status: 422, fieldErrors }));
    expect(Object.entries(serverErrorsOf(error) ?? {})).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
    ]);
  });

  it.each([
    ['Invalid IRI "/api/clubs/7".', { name: 'x', club: '/api/clubs/7' }, 'club'],
    ['Item not found for "/api/clubs/7".', { clubs: ['/api/clubs/1', '/api/clubs/7'] }, 'clubs.1'],
    ['Failed to parse time string (xx) at position 0 (x)', { born: { date: 'xx' } }, 'born.date'],
    [
      'The data must belong to a backed enumeration of type App\\Entity\\Gender',
      { name: 'x', gender: 'X' },
      'gender',
    ],
    [
      'The data must belong to a backed enumeration of type App\\Entity\\ClubState',
      { state: 'X' },
      'root.serverError',
    ],
  ])('places a refusal at the value that it repeats: %s', async (detail, data, path) => {
    const error = parseError({ status: 400, statusText: '', body: { detail } });
    expect(Object.keys(serverErrorsOf(await caught(error, 'update', data)) ?? {})).toEqual([path]);
  });

  it('reports no violation where there is none', async () => {
    const error = await caught(new ApiError({ kind: 'server', message: 'm', status: 500 }));
    expect(error).toMatchObject({ status: 500 });
    expect(serverErrorsOf(error)).toBeNull();
    expect(serverErrorsOf(new Error('x'))).toBeNull();
  });

  it('gives the status 0 to a failure without answer', async () => {
    expect(await caught(new ApiError({ kind: 'network', message: 'm' }))).toMatchObject({ status: 0 });
  });

  it('leaves alone what was cancelled and what is no failure of a call', async () => {
    const cancelled = new ApiError({ kind: 'cancelled', message: 'm' });
    const bug = new TypeError('x');
    expect(await caught(cancelled)).toBe(cancelled);
    expect(await caught(bug)).toBe(bug);
  });

  it('passes answers and further methods through', async () => {
    const answer = { data: [], total: 0 };
    const provider = withServerErrors({ getList: async () => answer, supportAbortSignal: true } as never);
    expect(await provider.getList('people', {})).toBe(answer);
    expect(provider.supportAbortSignal).toBe(true);
  });
});
