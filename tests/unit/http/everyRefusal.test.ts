import { describe, expect, it } from 'vitest';
import { apiErrorOf, type ApiErrorKind } from '../../../src/http/ApiError.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { errorSentence } from '../../../src/http/errorSentence.ts';

const LD = 'application/ld+json; charset=utf-8';
const PROBLEM = 'application/problem+json; charset=utf-8';
const JSON_TYPE = 'application/json';

const SAID = {
  forbidden: 'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
  notFound: 'Cet élément est introuvable : il a été supprimé, ou vous n’y avez plus accès.',
  client: 'La demande a été refusée par le serveur.',
  server: 'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
  authentication: "Une erreur d'authentification est survenue",
  invalid: 'Les données du formulaire sont invalides',
} as const;

const BLANK = 'Cette valeur ne doit pas être vide.';
const DUMP = `name: ${BLANK}`;
const list = [{ propertyPath: 'name', message: BLANK, code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' }];
const onName = { name: [BLANK] };

interface Refusal {
  readonly name: string;
  readonly status: number;
  readonly type?: string;
  readonly body: unknown;
  readonly kind: ApiErrorKind;
  readonly sentence: string;
  readonly fieldErrors?: object;
}

const REFUSALS: readonly Refusal[] = [
  {
    name: 'Hydra with prefix (2.0 to 3.1)',
    status: 403,
    body: {
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': 'Access Denied.',
    },
    kind: 'forbidden',
    sentence: SAID.forbidden,
  },
  {
    name: 'Hydra and RFC 7807 at once (3.2 to 3.4)',
    status: 404,
    type: PROBLEM,
    body: { '@type': 'hydra:Error', title: 'x', 'hydra:title': 'x', detail: 'Not Found', status: 404 },
    kind: 'notFound',
    sentence: SAID.notFound,
  },
  {
    name: 'Hydra without prefix (4.x)',
    status: 409,
    type: PROBLEM,
    body: {
      '@type': 'Error',
      title: 'An error occurred',
      detail: 'Cette licence est déjà validée.',
      status: 409,
    },
    // Of a read: it cannot conflict with what somebody typed.
    kind: 'busy',
    sentence: 'Cette licence est déjà validée.',
  },
  {
    name: "Symfony's own problem body",
    status: 400,
    type: PROBLEM,
    body: {
      type: 'https://tools.ietf.org/html/rfc2616#section-10',
      title: 'x',
      status: 400,
      detail: 'Bad Request',
    },
    kind: 'client',
    sentence: SAID.client,
  },
  {
    name: 'violations with 400 (2.0 to 2.5)',
    status: 400,
    body: { '@type': 'ConstraintViolationList', 'hydra:description': DUMP, violations: list },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: 'violations with 422 and both spellings (3.2 to 3.4)',
    status: 422,
    type: PROBLEM,
    body: {
      '@type': 'ConstraintViolationList',
      status: 422,
      detail: DUMP,
      title: 'x',
      'hydra:title': 'x',
      violations: list,
    },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: 'violations of 4.x with a key of their own for the message',
    status: 422,
    type: PROBLEM,
    body: {
      '@type': 'ConstraintViolation',
      detail: DUMP,
      violations: [{ propertyPath: 'name', 'ConstraintViolation/message': BLANK }],
    },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: 'violations as plain JSON',
    status: 422,
    type: JSON_TYPE,
    body: { status: 422, violations: list, detail: DUMP, type: '/validation_errors/x', title: 'x' },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: "violations of Symfony's form, with a title for the message",
    status: 422,
    type: PROBLEM,
    body: { detail: DUMP, violations: [{ propertyPath: 'name', title: BLANK, type: 'urn:uuid:x' }] },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: 'two violations of one path and one of the whole record',
    status: 422,
    body: {
      '@type': 'ConstraintViolationList',
      violations: [
        { propertyPath: 'rows[1].email', message: 'Un.' },
        { propertyPath: 'rows[1].email', message: 'Deux.' },
        { propertyPath: '', message: 'Cette personne existe déjà.' },
      ],
    },
    kind: 'validation',
    sentence: 'Cette personne existe déjà.',
    fieldErrors: { 'rows.1.email': ['Un.', 'Deux.'] },
  },
  {
    name: 'a map of errors by path',
    status: 400,
    type: JSON_TYPE,
    body: { message: 'Validation failed', errors: { name: BLANK, 'address.town': ['Ville inconnue'] } },
    kind: 'validation',
    sentence: `${BLANK}\nVille inconnue`,
    fieldErrors: { ...onName, 'address.town': ['Ville inconnue'] },
  },
  {
    name: 'the tree of a Symfony form',
    status: 400,
    type: JSON_TYPE,
    body: {
      code: 400,
      message: 'Validation Failed',
      errors: {
        errors: ['Doublon'],
        children: { address: { children: { town: { errors: ['Ville inconnue'] } } }, name: [] },
      },
    },
    kind: 'validation',
    sentence: 'Doublon',
    fieldErrors: { 'address.town': ['Ville inconnue'] },
  },
  {
    name: 'a list of errors with pointers',
    status: 422,
    type: JSON_TYPE,
    body: { errors: [{ detail: BLANK, source: { pointer: 'data/attributes/name' } }] },
    kind: 'validation',
    sentence: BLANK,
    fieldErrors: onName,
  },
  {
    name: 'LexikJWT',
    status: 401,
    type: JSON_TYPE,
    body: { code: 401, message: 'Expired JWT Token' },
    kind: 'authentication',
    sentence: SAID.authentication,
  },
  {
    name: 'json_login without handler',
    status: 401,
    type: JSON_TYPE,
    body: { error: 'Identifiants invalides.' },
    kind: 'authentication',
    sentence: 'Identifiants invalides.',
  },
  {
    name: 'an error page in HTML',
    status: 404,
    type: 'text/html',
    body: '<!doctype html><html><h1>Not Found</h1></html>',
    kind: 'notFound',
    sentence: SAID.notFound,
  },
  {
    name: 'a gateway page in HTML',
    status: 500,
    type: 'text/html',
    body: '<html>nginx</html>',
    kind: 'server',
    sentence: SAID.server,
  },
  { name: 'nothing at all', status: 500, type: '', body: '', kind: 'server', sentence: SAID.server },
  {
    name: 'a truncated refusal',
    status: 422,
    body: '{"violations":[{"prop',
    kind: 'validation',
    sentence: SAID.invalid,
  },
  {
    name: 'a success that is a page in HTML',
    status: 200,
    type: 'text/html',
    body: '<html>Connexion</html>',
    kind: 'server',
    sentence: SAID.server,
  },
  {
    name: 'a truncated success',
    status: 200,
    body: '{"hydra:member":[{"@id"',
    kind: 'server',
    sentence: SAID.server,
  },
  { name: 'an empty success', status: 200, body: '', kind: 'server', sentence: SAID.server },
  {
    name: 'a success that holds a Hydra error',
    status: 200,
    body: { '@type': 'hydra:Error', 'hydra:description': 'Access Denied.' },
    kind: 'forbidden',
    sentence: SAID.forbidden,
  },
  {
    name: 'a success that holds an error of 4.x',
    status: 200,
    body: { '@id': '/api/errors/404', '@type': 'Error', detail: 'Not Found', status: 404 },
    kind: 'notFound',
    sentence: SAID.notFound,
  },
  {
    name: 'a success that holds a refusal of LexikJWT',
    status: 200,
    type: JSON_TYPE,
    body: { code: 401, message: 'Expired JWT Token' },
    kind: 'authentication',
    sentence: SAID.authentication,
  },
];

const read = ({ status, type = LD, body }: Refusal) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const transport = createTransport({
    apiUrl: 'https://api.example.test/api',
    fetch: () =>
      Promise.resolve(new Response(text, { status, headers: type === '' ? {} : { 'Content-Type': type } })),
  });
  return transport.request('/people/1', { auth: false }).then(
    () => null,
    (error: unknown) => error,
  );
};

describe('every body that may refuse a call', () => {
  it.each(REFUSALS)('$status: $name, becomes one error and one French sentence', async (refusal) => {
    const error = await read(refusal);
    const failure = apiErrorOf(error);
    expect(failure).toMatchObject({ kind: refusal.kind, status: refusal.status });
    expect({ ...failure?.fieldErrors }).toEqual(refusal.fieldErrors ?? {});
    expect(errorSentence(error)).toBe(refusal.sentence);
  });

  it('is no record that only has a status or a code of its own', async () => {
    const record = { '@id': '/api/people/1', '@type': 'Person', status: 500, message: 'Bonjour' };
    expect(await read({ name: '', status: 200, body: record, kind: 'server', sentence: '' })).toBeNull();
  });
});
