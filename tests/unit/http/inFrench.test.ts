import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { errorSentence } from '../../../src/http/errorSentence.ts';
import { parseError } from '../../../src/http/parseError.ts';
import { violationText } from '../../../src/i18n/violations.ts';

const refusalOf = async (violation: Readonly<Record<string, unknown>>, status = 422): Promise<ApiError> => {
  const transport = createTransport({
    apiUrl: 'https://api.example.org',
    fetch: () =>
      Promise.resolve(Response.json({ '@type': 'ConstraintViolation', violations: [violation] }, { status })),
  });
  const error: unknown = await transport
    .request('/people', { method: 'POST', body: {} })
    .catch((one: unknown) => one);
  if (!(error instanceof ApiError)) throw new Error('It was not refused');
  return error;
};

const sentenceOf = async (code: string, message: string): Promise<unknown> =>
  (await refusalOf({ propertyPath: 'name', message, code })).fieldErrors.name?.[0];

describe('a violation that the server writes in English', () => {
  it.each([
    [
      '57c2f299-1154-4870-89bb-ef3b1f5ad229',
      'This value is not a valid URL.',
      'Cette valeur n’est pas une URL valide.',
    ],
    [
      '23bd9dbf-6b9b-41cd-a99e-4844bcf3077f',
      'This value is already used.',
      'Cette valeur est déjà utilisée.',
    ],
    [
      'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
      'This value is too long. It should have 5 characters or less.',
      'Ce texte est trop long\u00a0: 5 caractères au maximum.',
    ],
    [
      '9ff3fdc4-b214-49db-8718-39c315e33d45',
      'This value is too short. It should have 1 character or more.',
      'Ce texte est trop court\u00a0: 1 caractère au minimum.',
    ],
    [
      '04b91c99-a946-4221-afc5-e65ebac401eb',
      'This value should be between 0.5 and 10.',
      'Cette valeur doit être comprise entre 0,5 et 10.',
    ],
    [
      '778b7ae0-84d3-481a-9dec-35fdb64b1d78',
      'This value should be greater than Mar 5, 2026, 12:00 AM.',
      'Cette valeur est trop petite.',
    ],
    [
      '7f87163d-878f-47f5-99ba-a8eb723a1ab2',
      'The image width is too big (120px). Allowed maximum width is 100px.',
      'La largeur est trop grande\u00a0: 100 pixels au maximum.',
    ],
    [
      'ba785a8c-82cb-4283-967c-3cf342181b40',
      'This value should be of type int.',
      'Le serveur attend ici un nombre entier.',
    ],
    [
      'ba785a8c-82cb-4283-967c-3cf342181b40',
      'This value should be of type Foo.',
      'Cette valeur n’est pas du type attendu.',
    ],
  ])('of the code %s is shown in French', async (code, message, french) => {
    expect(await sentenceOf(code, message)).toBe(french);
  });

  it('came as it was where its code is the server’s own, or there is none: it is quoted in French', async () => {
    const quoted = 'Le serveur n’accepte pas cette valeur\u00a0: «\u202fNot on Sundays.\u202f»';
    expect(await sentenceOf('11111111-1111-4111-8111-111111111111', 'Not on Sundays.')).toBe(quoted);
    expect((await refusalOf({ propertyPath: 'a', message: 'Not on Sundays.' })).fieldErrors).toEqual({
      a: [quoted],
    });
  });

  it('is known by the form of Symfony itself too', async () => {
    const type = 'urn:uuid:57c2f299-1154-4870-89bb-ef3b1f5ad229';
    const { fieldErrors } = await refusalOf({
      propertyPath: 'a',
      title: 'This value is not a valid URL.',
      type,
    });
    expect(fieldErrors).toEqual({ a: ['Cette valeur n’est pas une URL valide.'] });
  });
});

it('leaves what the server writes in French as it is', async () => {
  const own = 'Le site doit commencer par https.';
  expect(await sentenceOf('57c2f299-1154-4870-89bb-ef3b1f5ad229', own)).toBe(own);
});

it('knows no code that is none', () => {
  for (const name of ['', 'constructor', '__proto__']) expect(violationText(name, '')).toBeNull();
});

it.each([
  [403, /^La demande a été refusée par le serveur\s: «\sThe thing/],
  [404, /^Cet élément est introuvable/],
  [405, /^Le serveur n’offre pas cette opération/],
  [406, /^Le serveur et l’application n’échangent pas/],
  [409, /^La demande a été refusée par le serveur\s: «\sThe thing/],
  [412, /^Cet enregistrement a été modifié entre-temps/],
  [415, /^Le serveur et l’application n’échangent pas/],
  [422, /^La demande a été refusée par le serveur\s: «\sThe thing/],
  [429, /^Trop de demandes/],
  [500, /^Le serveur a rencontré une erreur/],
  [503, /^Le serveur est momentanément indisponible/],
])('says in French what a problem of status %d is', async (status, french) => {
  const transport = createTransport({
    apiUrl: 'https://api.example.org',
    fetch: () =>
      Promise.resolve(
        Response.json(
          {
            type: `/errors/${status}`,
            title: 'An error occurred',
            status,
            detail: 'The thing is not what it should be.',
          },
          { status, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      ),
  });
  const error: unknown = await transport
    .request('/people/1', { method: 'PUT', body: {} })
    .catch((one: unknown) => one);
  expect(errorSentence(error)).toMatch(french);
});

it.each([
  ['POST', 409, /existe peut-être déjà. Rien n’a été enregistré.$/],
  ['POST', 412, /existe peut-être déjà. Rien n’a été enregistré.$/],
  ['PUT', 409, /Rechargez-le, puis recommencez.$/],
  ['DELETE', 409, /Rechargez-le, puis recommencez.$/],
])('wants only what there is to be read again: %s, %d', async (method, status, french) => {
  const transport = createTransport({
    apiUrl: 'https://api.example.org',
    fetch: () => Promise.resolve(Response.json({ detail: 'Conflict', status }, { status })),
  });
  const error: unknown = await transport
    .request('/people', { method, body: {} })
    .catch((one: unknown) => one);
  expect(errorSentence(error)).toMatch(french);
});

it.each([
  [403, 'Access Denied.', /pour consulter cette ressource. Rien n’a été modifié.$/],
  [403, "Access Denied. The user doesn't have ROLE_ADMIN.", /^Vous ne disposez pas de droits suffisants/],
  [409, 'Conflict', /^Cet enregistrement a été modifié entre-temps/],
  [409, 'The optimistic lock on an entity failed.', /^Cet enregistrement a été modifié entre-temps/],
  [422, 'Unprocessable Content', /^Les données du formulaire sont invalides/],
])('quotes no more than the status says: %d, %s', (status, detail, french) => {
  expect(errorSentence(parseError({ status, statusText: '', body: { detail, status } }))).toMatch(french);
});
