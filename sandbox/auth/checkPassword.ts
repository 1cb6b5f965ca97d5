import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import { catalogue } from '../validation/catalogue.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import { PLACE_WORDS } from './placeWords.ts';

const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 1000;
/** Below a million guesses: what is used most, written twice, counted up or typed along a keyboard. */
const MIN_SCORE = 2;

/** Signs that have to be left when the words of this place and of the account are taken away. */
const MIN_OWN_CHARACTERS = 8;

const MIN_WORD = 4;

/** The words of an account: its name, and what its mail address is made of. */
export const readWordsOf = async (db: Database, account: number): Promise<readonly string[]> => {
  const [found] = await db.query<{ username: string; email: string }>(
    sql`select username, email from accounts where id = ${account}`,
  );
  const { username = '', email = '' } = found ?? {};
  return [username, email.replace(/@.*/, ''), ...`${username} ${email}`.split(/[^\p{L}\d]+/u)];
};

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * What speaks against a new password (NIST SP 800-63B, 3.1.1: length, no common one, none of the words that come to mind
 * here; no rule of signs). `words` are those of its account.
 */
export const checkPassword = (password: string, words: readonly string[] = []): Violation[] => {
  if ([...password].length < MIN_CHARACTERS)
    return [toViolation('password', 'LengthMin', { limit: MIN_CHARACTERS })];
  if (password.length > MAX_CHARACTERS)
    return [
      { propertyPath: 'password', message: 'Ce mot de passe est trop long.', code: catalogue.LengthMax.code },
    ];
  if (estimator.check(password).score < MIN_SCORE)
    return [
      {
        propertyPath: 'password',
        message: 'Ce mot de passe est trop facile à deviner. Choisissez plusieurs mots sans lien entre eux.',
        code: COMPROMISED,
      },
    ];
  if (isExpected(password, [...words, ...PLACE_WORDS]))
    return [
      {
        propertyPath: 'password',
        message:
          'Ce mot de passe est fait surtout de mots que l’on attend ici : ceux de votre compte, du club ou du tennis de table. Choisissez-en d’autres.',
        code: COMPROMISED,
      },
    ];
  return [];
};

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether hardly anything is left of it without these words; the longest first, for a short one may be part of it. */
const isExpected = (password: string, words: readonly string[]): boolean => {
  const left = words
    .map(folded)
    .filter(({ length }) => length >= MIN_WORD)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), folded(password));
  return [...left].length < MIN_OWN_CHARACTERS;
};

/** Code of Symfony's constraint PasswordStrength. */
const COMPROMISED = '4234df00-45dd-49a4-b303-a75dbf8b10d8';
