import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { catalogue } from '../validation/catalogue.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';

const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 1000;
/** Below a million guesses: what is used most, written twice, counted up or typed along a keyboard. */
const MIN_SCORE = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What speaks against a new password (NIST SP 800-63B, 3.1.1: length, and no common one; no rule of signs). */
export const checkPassword = (password: string): Violation[] => {
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
  return [];
};

/** Code of Symfony's constraint PasswordStrength. */
const COMPROMISED = '4234df00-45dd-49a4-b303-a75dbf8b10d8';
