import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/http/ApiError.ts';
import { errorSentence } from '../../../src/http/errorSentence.ts';

const error = (kind: ApiErrorKind, message: string, more = {}) => new ApiError({ kind, message, ...more });

describe('errorSentence', () => {
  it.each([
    'Trop de tentatives de connexion échouées, veuillez réessayer dans 5 minutes.',
    'Le compte est désactivé.',
    'Identifiants invalides.',
  ])('passes the French text of the server: %s', (text) => {
    expect(errorSentence(error('authentication', text))).toBe(text);
  });

  it.each([
    ['authentication', 'Invalid JWT Token', "Une erreur d'authentification est survenue"],
    [
      'forbidden',
      'Access Denied.',
      'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
    ],
    [
      'notFound',
      'No route found for "GET /api/x"',
      'Cet élément est introuvable : il a été supprimé, ou vous n’y avez plus accès.',
    ],
    [
      'tooLarge',
      'Payload Too Large',
      'Les données ou les fichiers envoyés sont trop volumineux. Retirez des fichiers ou choisissez-en de plus petits, puis réessayez.',
    ],
    ['client', 'Syntax error', 'La demande a été refusée par le serveur.'],
    [
      'server',
      'Internal Server Error',
      'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
    ],
    [
      'server',
      'ERREUR: la relation « person » n’existe pas',
      'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
    ],
    ['network', 'Failed to fetch', 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  ] as const)('says a technical text of kind %s in French: %s', (kind, message, sentence) => {
    expect(errorSentence(error(kind, message))).toBe(sentence);
  });

  it.each([
    [
      'conflict',
      'An exception occurred while executing a query: SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE',
      'Un autre enregistrement a déjà ces valeurs, ou dépend de celui-ci. Rien n’a été enregistré.',
    ],
    [
      'conflict',
      'SQLSTATE[23505]: ERREUR: la valeur d’une clé dupliquée rompt la contrainte unique « club_code »',
      'Un autre enregistrement a déjà ces valeurs, ou dépend de celui-ci. Rien n’a été enregistré.',
    ],
    [
      'client',
      'An exception occurred in the driver: SQLSTATE[08006] [7] connection to server failed',
      'Le serveur a rencontré une erreur. Réessayez dans quelques instants.',
    ],
  ] as const)('quotes no sentence of the database: %s, %s', (kind, message, sentence) => {
    expect(errorSentence(error(kind, message, { status: 409, body: { detail: message } }))).toBe(sentence);
  });

  it('says of a refused write that nothing was changed', () => {
    expect(errorSentence(error('forbidden', 'Access Denied.', { isWrite: true }))).toBe(
      'Vous ne disposez pas de droits suffisants pour consulter cette ressource. Rien n’a été modifié.',
    );
  });

  it('does not repeat the raw field names of violations', () => {
    const invalid = error('validation', 'familyName: Cette valeur ne doit pas être vide.', {
      fieldErrors: { familyName: ['Cette valeur ne doit pas être vide.'] },
      isWrite: true,
    });
    expect(errorSentence(invalid)).toBe('Les données du formulaire sont invalides');
  });

  it('spoke of a form where a read is refused for its parameters', () => {
    const invalid = error('validation', 'code: Code illisible.', {
      fieldErrors: { code: ['Code illisible.'] },
    });
    expect(errorSentence(invalid)).toBe('Code illisible.');
  });

  it('says what concerns the whole record', () => {
    expect(errorSentence(error('validation', 'x', { globalErrors: ['Cette personne existe déjà.'] }))).toBe(
      'Cette personne existe déjà.',
    );
  });

  it.each([
    ['rateLimit', 1, 'Trop de demandes ont été envoyées. Réessayez dans 1\u00a0seconde.'],
    ['rateLimit', 30, 'Trop de demandes ont été envoyées. Réessayez dans 30\u00a0secondes.'],
    ['rateLimit', 290, 'Trop de demandes ont été envoyées. Réessayez dans 5\u00a0minutes.'],
    ['server', 45, 'Le serveur est momentanément indisponible. Réessayez dans 45\u00a0secondes.'],
    ['server', 0, 'Le serveur a rencontré une erreur. Réessayez dans quelques instants.'],
  ] as const)('says how long to wait: %s, %i s', (kind, retryAfter, sentence) => {
    expect(errorSentence(error(kind, 'Too Many Requests', { retryAfter }))).toBe(sentence);
  });

  it('warns that a write may have been done', () => {
    expect(errorSentence(error('network', 'x', { unknownOutcome: true }))).toMatch(/^Résultat inconnu/);
  });

  it('reads the cause of a wrapped error', () => {
    const wrapped = new Error('http', { cause: error('network', 'x') });
    expect(errorSentence(wrapped)).toMatch(/^Le serveur ne répond pas/);
  });

  it('has a sentence for anything else', () => {
    expect(errorSentence(new TypeError('x is not a function'))).toBe("Une erreur s'est produite.");
    expect(errorSentence('boom')).toBe("Une erreur s'est produite.");
  });
});
