import { describe, expect, it, vi } from 'vitest';
import { isErrorDocument, isUnauthorizedAnswer, parseError } from '../../../src/http/parseError.ts';
import { readFixture } from '../../support/readFixture.ts';

const refuse = (status: number, body: unknown, statusText = '', headers?: Headers) =>
  parseError({ status, statusText, body, ...(headers ? { headers } : {}) });

describe('parseError', () => {
  it.each([
    ['error-legacy-403', 400, 'forbidden', 'Access Denied.'],
    ['error-rfc7807-404', 404, 'notFound', 'Not Found'],
    ['error-v4-409', 409, 'conflict', 'Cette licence est déjà validée.'],
    ['error-symfony-400', 400, 'client', 'Syntax error'],
    ['auth-401-expired', 401, 'authentication', 'Expired JWT Token'],
    ['auth-401-json-login', 401, 'authentication', 'Identifiants invalides.'],
  ] as const)('reads kind and message of %s', (name, status, kind, message) => {
    expect(refuse(status, readFixture(name))).toMatchObject({ kind, message, status, fieldErrors: {} });
  });

  it.each([
    ['violations-legacy-400', 400, { familyName: ['Cette valeur ne doit pas être vide.'] }],
    ['violations-prefixed-keys-422', 422, { identifier: ["Ce numéro de licence n'existe pas."] }],
    ['violations-symfony-422', 422, { code: ['Cette valeur ne doit pas être vide.'] }],
    [
      'violations-with-holes-422',
      422,
      {
        points: ['Cette valeur doit être positive.'],
        type: ["Cette valeur doit être l'un des choix proposés."],
      },
    ],
    [
      'errors-map-400',
      400,
      { givenName: ['La valeur est obligatoire'], 'mainAddress.postalCode': ['Code postal inconnu'] },
    ],
    ['errors-graphql-violations', 200, { name: ['La valeur est obligatoire'] }],
  ] as const)('gives the field errors of %s by form path (R8.5)', (name, status, fieldErrors) => {
    const error = refuse(status, readFixture(name));
    expect(error.kind).toBe('validation');
    expect({ ...error.fieldErrors }).toEqual(fieldErrors);
  });

  it('keeps every message of a repeated path in order, and those of the whole record apart (R8.6, R8.7)', () => {
    const error = refuse(422, readFixture('violations-v4-422'));
    expect({ ...error.fieldErrors }).toEqual({
      'contactPoints.1.email': [
        "Cette valeur n'est pas une adresse email valide.",
        'Cette valeur est déjà utilisée.',
      ],
    });
    expect(error.globalErrors).toEqual(['Cette personne existe déjà.']);
  });

  it('walks the tree of a Symfony form', () => {
    const error = refuse(400, readFixture('errors-form-tree-400'));
    expect({ ...error.fieldErrors }).toEqual({
      'mainAddress.postalCode': ['Code postal inconnu'],
      birthDate: ['Date refusée'],
    });
    expect(error.globalErrors).toEqual(['Doublon de licence']);
  });

  it('reads JSON:API pointers as paths and joins the details as message', () => {
    const error = refuse(422, readFixture('errors-json-api-422'));
    expect({ ...error.fieldErrors }).toEqual({
      'mainAddress.postalCode': ['La valeur est obligatoire'],
      club: ['Club inconnu'],
    });
    expect(error.globalErrors).toEqual(['Saison close']);
    expect(error.message).toBe('La valeur est obligatoire\nClub inconnu\nSaison close');
  });

  it('prefers message to hydra:description (R8.8, R8.9)', () => {
    expect(refuse(400, { message: 'M', 'hydra:description': 'D' }).message).toBe('M');
    expect(refuse(400, { 'hydra:description': 'D' }).message).toBe('D');
  });

  it('falls back to the status text, then to the default message (R8.10, R8.11)', () => {
    expect(refuse(500, null, 'Internal Server Error').message).toBe('Internal Server Error');
    expect(refuse(500, {}).message).toBe('Validation failed');
  });

  it('takes the message Unauthorized for a refused authentication whatever the status (R8.2)', () => {
    expect(refuse(400, { message: 'Unauthorized' }).kind).toBe('authentication');
    expect(refuse(401, readFixture('errors-map-400')).kind).toBe('authentication');
  });

  it.each([
    [429, 'rateLimit'],
    [412, 'conflict'],
    [413, 'tooLarge'],
    [415, 'client'],
    [503, 'server'],
  ] as const)('derives the kind of a bare status %i', (status, kind) => {
    expect(refuse(status, null).kind).toBe(kind);
  });

  it.each([
    ['12', 12],
    ['soon', null],
    ['-3', null],
    ['', null],
    ['12 s', null],
    ['9999999999', null],
    ['3 Wed', null],
  ] as const)('reads Retry-After %s', (header, seconds) => {
    expect(refuse(429, null, '', new Headers({ 'Retry-After': header })).retryAfter).toBe(seconds);
  });

  it('reads Retry-After written as a date in seconds from now', () => {
    vi.useFakeTimers({ now: new Date('2026-10-21T07:28:00Z') });
    const headers = new Headers({ 'Retry-After': 'Wed, 21 Oct 2026 07:29:30 GMT' });
    expect(refuse(503, null, '', headers).retryAfter).toBe(90);
    vi.useRealTimers();
  });

  it('reads Retry-After written as a past date as no wait', () => {
    const headers = new Headers({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' });
    expect(refuse(503, null, '', headers).retryAfter).toBe(0);
  });

  it.each([
    [[]],
    ['text'],
    [{ violations: 'x' }],
    [{ errors: 4 }],
    [{ violations: [null, 3, {}] }],
    [{ errors: [[]] }],
    [{ errors: { email: null } }],
    [{ errors: { email: [null] } }],
  ])('survives the odd body %j', (body) => {
    expect(Object.keys(refuse(400, body).fieldErrors)).toEqual([]);
  });

  it.each([
    [{ message: ' ', detail: 'Trop tard.' }, 'Trop tard.'],
    [{ errors: ['Trop tard.', '', 'Fermé.'] }, 'Trop tard.\nFermé.'],
    [{ errors: [{ debugMessage: 'Trop tard.' }, { message: 'Fermé.' }, 3] }, 'Trop tard.\nFermé.'],
    [{ errors: [], title: 'Refusé' }, 'Refusé'],
    [{}, 'Bad Request'],
  ])('reads the message of %j', (body, message) => {
    expect(refuse(400, body, ' Bad Request ').message).toBe(message);
  });

  it.each([
    [{ errors: ['Fermé.'] }, {}, ['Fermé.']],
    [{ errors: [{ source: { pointer: '/data' }, detail: 'Fermé.' }] }, {}, ['Fermé.']],
    [
      { errors: [{ source: { pointer: '/data/attributes//town/' }, detail: 'Inconnue.' }] },
      { town: ['Inconnue.'] },
      [],
    ],
    [
      { errors: [{ source: { pointer: 'metadata/x' }, detail: 'Inconnue.' }] },
      { 'metadata.x': ['Inconnue.'] },
      [],
    ],
    [
      { errors: { errors: ['Une faute.'], town: ['Inconnue.'] } },
      { errors: ['Une faute.'], town: ['Inconnue.'] },
      [],
    ],
    [{ errors: { town: { errors: ['Inconnue.'] } } }, { town: ['Inconnue.'] }, []],
    [{ violations: [{ message: 'Fermé.' }] }, {}, ['Fermé.']],
  ])('gives each message of %j to its field or to the whole record', (body, fieldErrors, globalErrors) => {
    const error = refuse(422, body);
    expect({ ...error.fieldErrors }).toEqual(fieldErrors);
    expect(error.globalErrors).toEqual(globalErrors);
  });

  it.each([
    [{ code: 403, message: 'Refusé.' }, true, 'forbidden'],
    [{ status: 404, detail: 'Absent.' }, true, 'notFound'],
    [{ '@type': 'hydra:Error', '@id': '/api/errors/1' }, true, 'client'],
    [{ code: 403 }, false, 'client'],
    [{ code: '403', message: 'Refusé.' }, false, 'client'],
    [{ status: 399, message: 'Refusé.' }, false, 'client'],
    [{ status: 600, message: 'Refusé.' }, false, 'client'],
    [{ '@id': '/api/messages/1', status: 500, message: 'Bonjour' }, false, 'server'],
  ])('takes %j for an error sent as a success: %s', (body, isError, kind) => {
    expect(isErrorDocument(body)).toBe(isError);
    expect(refuse(200, body).kind).toBe(kind);
    expect(refuse(400, body).kind).toBe('client');
  });

  it('knows an ended session in the errors of GraphQL alone', () => {
    const ended = { errors: [null, { message: 'x' }, { extensions: { status: 401 } }] };
    expect(isUnauthorizedAnswer(ended)).toBe(true);
    for (const body of [null, {}, { errors: [{ extensions: { status: 403 } }, { status: 401 }, 'x', null] }])
      expect(isUnauthorizedAnswer(body)).toBe(false);
  });

  it('takes violations for the whole truth where both are in a body (R8.5)', () => {
    const violations = [{ propertyPath: 'name', message: 'a' }];
    const { fieldErrors } = refuse(422, { violations, errors: { town: ['b'] } });
    expect({ ...fieldErrors }).toEqual({ name: ['a'] });
  });

  it('stops walking a body nested without end', () => {
    const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ children: { a: inner } }), {});
    expect(refuse(400, { errors: deep }).status).toBe(400);
  });

  it('never reaches a prototype through a path', () => {
    const { fieldErrors } = refuse(422, {
      violations: [
        { propertyPath: 'constructor', message: 'a' },
        { propertyPath: '__proto__', message: 'b' },
      ],
    });
    expect(Object.keys(fieldErrors).toSorted()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(fieldErrors)).toBeNull();
  });
});
