import { describe, expect, it } from 'vitest';
import { errorSentence } from '../../../src/http/errorSentence.ts';
import { parseError } from '../../../src/http/parseError.ts';

/** A refusal as API Platform 4 writes it. */
const refuse = (detail: string) =>
  parseError({
    status: 400,
    statusText: 'Bad Request',
    body: {
      '@context': '/api/contexts/Error',
      '@id': '/api/errors/400',
      '@type': 'Error',
      title: 'An error occurred',
      detail,
      status: 400,
      description: detail,
    },
  });

describe('a request that API Platform could not read', () => {
  it.each([
    ['The type of the "points" attribute must be "string", "double" given.', 'points', 'un texte'],
    ['The type of the "fee" attribute must be "int", "string" given.', 'fee', 'un nombre entier'],
    ['The type of the "latitude" attribute must be "float", "string" given.', 'latitude', 'un nombre'],
    ['The type of the "paid" attribute must be "bool", "string" given.', 'paid', 'oui ou non'],
    ['The type of the "groups" attribute must be "array", "NULL" given.', 'groups', 'une liste'],
    [
      'The type of the "points" attribute for class "App\\Entity\\Licence" must be one of "string", "null" ("double" given).',
      'points',
      'un texte',
    ],
    [
      'The type of the "country" attribute must be "array" (nested document) or "string" (IRI), "integer" given.',
      'country',
      'un enregistrement existant',
    ],
    [
      'Nested documents for attribute "country" are not allowed. Use IRIs instead.',
      'country',
      'un enregistrement existant',
    ],
  ])('is shown at its field: %s', (detail, field, wanted) => {
    const error = refuse(detail);
    expect(error.kind).toBe('validation');
    expect({ ...error.fieldErrors }).toEqual({ [field]: [`Le serveur attend ici ${wanted}.`] });
  });

  it.each([
    ['Update is not allowed for this operation.', /n’accepte pas de modifier/],
    ['Syntax error', /n’a pas pu lire la demande/],
    ['Invalid IRI "/api/nowhere/1".', /ne connaît pas cet enregistrement/],
    [
      'The data must belong to a backed enumeration of type App\\Entity\\Gender',
      /ne connaît pas une des valeurs/,
    ],
  ])('is shown in French where it names no field: %s', (detail, sentence) => {
    expect(errorSentence(refuse(detail))).toMatch(sentence);
  });

  it('is shown in the words of the server behind ours where they are not known', () => {
    expect(errorSentence(refuse('The cow jumped over the moon.'))).toBe(
      'La demande a été refusée par le serveur\u00a0: «\u202fThe cow jumped over the moon.\u202f»',
    );
  });

  it('does not take the place of violations', () => {
    const violations = [{ propertyPath: 'name', message: 'Vide' }];
    const body = { detail: 'Syntax error', violations };
    const { fieldErrors, globalErrors } = parseError({ status: 422, statusText: '', body });
    expect([{ ...fieldErrors }, globalErrors]).toEqual([{ name: ['Vide'] }, []]);
  });
});
