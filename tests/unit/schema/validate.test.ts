import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/schema/validate.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';
import { sentencesOf } from '../../support/toFrench.ts';

type RawField = Readonly<Record<string, unknown>>;

/** The sentence under one field that holds `value`, null when the value is accepted. */
const refusal = (raw: RawField, value: unknown): string | null =>
  sentencesOf(validate([describeField(raw)], { value })).value ?? null;

const EMPTY = 'La valeur ne doit pas être vide.';

describe('validate, by constraint', () => {
  const notNull = { constraints: [{ name: 'NotNull' }] };
  it.each([null, undefined, ''])('NotNull refuses %j (R5.35)', (value) => {
    expect(refusal(notNull, value)).toBe(EMPTY);
  });

  it.each([
    ['int', 0],
    ['bool', false],
    ['bool', null],
    ['string', '   '],
  ])('NotNull accepts in a field of type %s the value %j (R5.35, R5.42)', (type, value) => {
    expect(refusal({ ...notNull, type }, value)).toBeNull();
  });

  it('NotNull accepts a list without entries, which is not null', () => {
    expect(refusal({ ...notNull, type: 'person', path: 'people', multiple: true }, [])).toBeNull();
  });

  const notBlank = { constraints: [{ name: 'NotBlank' }] };
  it.each([null, undefined, '', [], '   ', '\u00a0'])('NotBlank refuses %j (R5.36, R5.42)', (value) => {
    expect(refusal(notBlank, value)).toBe(EMPTY);
  });

  it('NotBlank refuses a list without entries (R5.36)', () => {
    expect(refusal({ ...notBlank, type: 'array' }, [])).toBe(EMPTY);
  });

  it.each([
    ['string', 'a'],
    ['int', 0],
    ['bool', false],
  ])('NotBlank accepts in a field of type %s the value %j (R5.36)', (type, value) => {
    expect(refusal({ ...notBlank, type }, value)).toBeNull();
  });

  const length = (options: object): RawField => ({ constraints: [{ name: 'Length', options }] });
  it.each([
    [{ min: 3 }, 'ab', 'La longueur doit être supérieure à 3.'],
    [{ min: 3 }, 'abc', null],
    [{ max: 5 }, 'abcdef', 'La longueur doit être inférieure à 5.'],
    [{ max: 5 }, 'abcde', null],
    [{ min: 5, max: 5 }, 'abcd', 'La longueur doit être égale à 5.'],
    [{ min: 5, max: 5 }, 'abcdef', 'La longueur doit être égale à 5.'],
    [{ min: 5, max: 5 }, 'abcde', null],
    [{ min: 3, max: 5 }, 'ab', 'La longueur doit être comprise entre 3 et 5.'],
    [{ min: 3, max: 5 }, 'abcdef', 'La longueur doit être comprise entre 3 et 5.'],
    [{ min: 3, max: 5 }, 'abc', null],
    [{ min: 3, max: 5 }, 'abcde', null],
    [{ min: '3' }, 'ab', 'La longueur doit être supérieure à 3.'],
    [{ min: 3 }, null, null],
    [{ min: 3 }, '', null],
    [{ max: 2 }, '👍👍', null],
  ])('Length %j on %j says %j (R5.37, R5.38, R5.39, R5.40, R5.41)', (options, value, sentence) => {
    expect(refusal(length(options), value)).toBe(sentence);
  });

  it('lists the labels of the choices (R5.43)', () => {
    const choices = { choices: ['a', 'b'] };
    expect(refusal(choices, 'c')).toBe("Vous devez choisir l'une des valeurs suivantes: a, b.");
    expect(refusal(choices, 'a')).toBeNull();
    expect(refusal(choices, null)).toBeNull();
  });

  it('accepts a chosen number whichever way the server wrote it', () => {
    const byMap = { type: 'int', choices: { 1: 'Un', 2: 'Deux' } };
    expect(refusal(byMap, 1)).toBeNull();
    expect(refusal(byMap, '2')).toBeNull();
    expect(refusal(byMap, 3)).toBe("Vous devez choisir l'une des valeurs suivantes: Un, Deux.");
  });

  it('checks every entry of a list of choices', () => {
    const several = { choices: ['a', 'b'], multiple: true };
    expect(refusal(several, ['a', 'b'])).toBeNull();
    expect(refusal(several, ['a', 'c'])).toBe("Vous devez choisir l'une des valeurs suivantes: a, b.");
    expect(refusal({ choices: ['a'] }, ['a'])).toBe("Vous devez choisir l'une des valeurs suivantes: a.");
  });

  it('Count speaks with the words of the server (R5.50, R5.51, R5.52, R5.53)', () => {
    const messages = {
      minMessage:
        'Au moins {{ limit }} élément, pas {{ count }}|Au moins {{ limit }} éléments, pas {{ count }}',
      maxMessage: 'Au plus {{ limit }} élément|Au plus {{ limit }} éléments',
      exactMessage: 'Exactement %limit% élément|Exactement %limit% éléments',
    };
    const list = (bounds: object): RawField => ({
      type: 'array',
      constraints: [{ name: 'Count', options: { ...messages, ...bounds } }],
    });
    expect(refusal(list({ min: 3, max: 3 }), ['a', 'b'])).toBe('Exactement 3 éléments');
    expect(refusal(list({ min: 2 }), ['a'])).toBe('Au moins 2 éléments, pas 1');
    expect(refusal(list({ min: 1 }), [])).toBe('Au moins 1 élément, pas 0');
    expect(refusal(list({ max: 4 }), ['a', 'b', 'c', 'd', 'e'])).toBe('Au plus 4 éléments');
    expect(refusal(list({ max: 1 }), ['a', 'b'])).toBe('Au plus 1 élément');
  });

  it.each([
    [1, false],
    [2, true],
    [4, true],
    [5, false],
  ])('holds the number of entries to the mapping: %i of 2 to 4 (R5.17)', (size, accepted) => {
    const list = { type: 'array', count: { min: 2, max: 4, minMessage: 'peu', maxMessage: 'trop' } };
    expect(
      refusal(
        list,
        Array.from({ length: size }, () => 'x'),
      ) === null,
    ).toBe(accepted);
  });

  it('has French words of its own where the server supplies none for Count', () => {
    const list = (count: object): RawField => ({ type: 'array', count });
    expect(refusal(list({ min: 2 }), ['a'])).toBe('Cette collection doit contenir au moins 2 éléments.');
    expect(refusal(list({ max: 1 }), ['a', 'b'])).toBe(
      'Cette collection doit contenir au maximum 1 élément.',
    );
    expect(refusal(list({ min: 3, max: 3 }), ['a'])).toBe(
      'Cette collection doit contenir exactement 3 éléments.',
    );
  });

  it.each([
    [{ name: 'Range', options: { min: 1, max: 10 } }, 11, 'Cette valeur doit être comprise entre 1 et 10.'],
    [{ name: 'PositiveOrZero' }, -1, 'Cette valeur doit être supérieure ou égale à zéro.'],
    [
      { name: 'GreaterThanOrEqual', options: { value: '5' } },
      4,
      'Cette valeur doit être supérieure ou égale à 5.',
    ],
    [
      { name: 'LessThanOrEqual', options: { value: 5 } },
      6,
      'Cette valeur doit être inférieure ou égale à 5.',
    ],
    [{ name: 'LessThanOrEqual', options: { value: 5, message: 'Cinq au plus' } }, 6, 'Cinq au plus'],
    [{ name: 'Range', options: { min: 1, max: 10 } }, 10, null],
    [{ name: 'PositiveOrZero' }, 0, null],
    [{ name: 'PositiveOrZero' }, null, null],
  ])('holds a number to %j: %j says %j', (rule, value, sentence) => {
    expect(refusal({ type: 'int', constraints: [rule] }, value)).toBe(sentence);
  });

  it('passes over a constraint that it does not know', () => {
    expect(refusal({ constraints: [{ name: 'App\\Constraint\\Luhn', options: { a: 1 } }] }, 'x')).toBeNull();
  });
});

describe('validate, by type', () => {
  const INTEGER = 'La valeur doit être un entier.';
  const DECIMAL = 'La valeur doit être un nombre décimal.';
  const TEXT = 'La valeur doit être de type texte';
  const DATE = 'La date est invalide';
  const YEAR = 'La date est invalide\u00A0: écrivez l’année sur quatre chiffres, par exemple 05/03/2026.';
  const CLOCK = 'L’heure manque\u00A0: écrivez par exemple 20/06/2027 18:00.';
  it.each([
    ['datetime', '20/06/2027', CLOCK],
    ['datetime', '20/06/2027 18:00', DATE],
    ['datetime', '2027-06-20', null],
    ['int', 12.5, INTEGER],
    ['int', 'abc', INTEGER],
    ['int', {}, INTEGER],
    ['int', 12, null],
    ['int', 0, null],
    ['int', -3, null],
    ['int', '12', null],
    ['int', null, null],
    ['float', 'abc', DECIMAL],
    ['float', NaN, DECIMAL],
    ['float', 12.5, null],
    ['float', '12.50', null],
    ['float', 12, null],
    ['float', null, null],
    ['string', 12, TEXT],
    ['string', {}, TEXT],
    ['text', 12, TEXT],
    ['text', 'a', null],
    ['string', 'a', null],
    ['string', null, null],
    ['datetime', '31/02/2026', DATE],
    ['datetime', 'abc', DATE],
    ['datetime', '2026-02-30T10:00:00', DATE],
    ['datetime', '2026-02-28T25:00:00', DATE],
    ['datetime', '2026-02-28 ou plus tard', DATE],
    ['datetime', 20_260_228, DATE],
    ['datetime', '2026-02-28T10:00:00', null],
    ['datetime', '2026-02-28T10:00', null],
    ['datetime', '2026-07-01T00:00:00.000+02:00', null],
    ['datetime', '', null],
    ['datetime', null, null],
    ['datetime', undefined, null],
    ['date', '2026-02-29', DATE],
    ['date', '1/9/26', YEAR],
    ['datetime', '01.09.26 14:00', YEAR],
    ['date', '2024-02-29', null],
  ])('a field of type %s holding %j says %j (R5.44, R5.45, R5.46, R5.48, R5.49)', (type, value, sentence) => {
    expect(refusal({ type }, value)).toBe(sentence);
  });

  it('checks dates of a text field that the server constrains to be one', () => {
    expect(refusal({ constraints: [{ name: 'DateTime' }] }, 'demain')).toBe(DATE);
  });

  it('checks each entry of a list of dates', () => {
    expect(refusal({ type: 'date', multiple: true }, ['2026-02-28', '2026-03-01'])).toBeNull();
    expect(refusal({ type: 'date', multiple: true }, ['2026-02-28', '2026-02-30'])).toBe(DATE);
  });

  it('leaves a number in a field of text to a server that takes either', () => {
    expect(refusal({ type: 'string', jsonTypes: ['integer', 'string', 'null'] }, 12)).toBeNull();
    expect(refusal({ type: 'string', jsonTypes: ['string', 'null'] }, 12)).not.toBeNull();
  });

  it.each(['string', 'text'])('refuses a %s longer than its column (R5.47)', (type) => {
    const column = { type, column: { length: 10 } };
    expect(refusal(column, '0123456789')).toBeNull();
    expect(refusal(column, '01234567890')).toBe('La valeur ne doit pas dépasser 10 caractères');
  });

  it('holds a string without any length to 255 characters (R5.16)', () => {
    expect(refusal({ type: 'string' }, 'x'.repeat(255))).toBeNull();
    expect(refusal({ type: 'string' }, 'x'.repeat(256))).toBe(
      'La valeur ne doit pas dépasser 255 caractères',
    );
  });

  it('takes no column length for a limit of what is no text', () => {
    expect(refusal({ type: 'datetime', column: { length: 3 } }, '2026-02-28T10:00:00')).toBeNull();
    expect(refusal({ type: 'int', column: { length: 2 } }, '12345')).toBeNull();
  });

  it('refuses what is no record in a relation', () => {
    const person = { type: 'person', path: 'people' };
    expect(refusal(person, '/api/people/34')).toBeNull();
    expect(refusal(person, { '@id': '/api/people/34' })).toBeNull();
    expect(refusal(person, {})).toBe('Cette valeur n’est pas un enregistrement.');
    expect(refusal({ ...person, multiple: true }, ['/api/people/34', 12])).toBe(
      'Cette valeur n’est pas un enregistrement.',
    );
  });
});

describe('validate, in the words of the specification', () => {
  it('shows each message with its own dots and straight apostrophes (R5.34)', () => {
    const list = (name: string, options: RawField = {}): RawField => ({ constraints: [{ name, options }] });
    expect([
      refusal(list('NotNull'), null),
      refusal(list('NotBlank'), ''),
      refusal(list('Length', { min: 3 }), 'a'),
      refusal(list('Length', { max: 1 }), 'ab'),
      refusal(list('Length', { min: 3, max: 3 }), 'a'),
      refusal(list('Length', { min: 3, max: 4 }), 'a'),
      refusal({ choices: ['a', 'b'] }, 'c'),
      refusal({ type: 'int' }, 'a'),
      refusal({ type: 'float' }, 'a'),
      refusal({ type: 'string' }, 1),
      refusal({ column: { length: 1 } }, 'ab'),
      refusal({ type: 'datetime' }, 'a'),
    ]).toEqual([
      'La valeur ne doit pas être vide.',
      'La valeur ne doit pas être vide.',
      'La longueur doit être supérieure à 3.',
      'La longueur doit être inférieure à 1.',
      'La longueur doit être égale à 3.',
      'La longueur doit être comprise entre 3 et 4.',
      "Vous devez choisir l'une des valeurs suivantes: a, b.",
      'La valeur doit être un entier.',
      'La valeur doit être un nombre décimal.',
      'La valeur doit être de type texte',
      'La valeur ne doit pas dépasser 1 caractères',
      'La date est invalide',
    ]);
  });
});

describe('validate, through a whole record', () => {
  const notBlank = { constraints: [{ name: 'NotBlank' }] };
  const address = { type: 'address', embedded: true, fields: { postalCode: notBlank, town: {} } };

  it('follows the constraint list of the description alone (R5.1)', () => {
    expect(refusal({ constraints: [] }, null)).toBeNull();
    expect(refusal(notBlank, null)).toBe(EMPTY);
  });

  it('stores one message by field (R5.7)', () => {
    const fields = describeFields({ a: notBlank, b: { type: 'int' }, c: notBlank });
    expect(sentencesOf(validate(fields, { b: 'x', c: 'set' }))).toEqual({
      a: EMPTY,
      b: 'La valeur doit être un entier.',
    });
  });

  it('goes into embedded objects (R5.4)', () => {
    const fields = describeFields({ address });
    expect(sentencesOf(validate(fields, { address: { town: 'Colmar' } }))).toEqual({
      'address.postalCode': EMPTY,
    });
  });

  it('goes into embedded lists (R5.5)', () => {
    const members = { type: 'member', multiple: true, embedded: true, fields: { name: notBlank } };
    const values = { members: [{ name: 'Marie' }, {}] };
    expect(sentencesOf(validate(describeFields({ members }), values))).toEqual({ 'members.1.name': EMPTY });
  });

  it('requires nothing of an optional embedded object into which nobody typed', () => {
    const fields = describeFields({ address });
    expect(validate(fields, { address: { postalCode: '', town: null } }).size).toBe(0);
    expect(validate(fields, {}).size).toBe(0);
  });

  it('reports which fields a required embedded object lacks', () => {
    const required = { ...address, constraints: [{ name: 'NotNull' }] };
    expect(sentencesOf(validate(describeFields({ address: required }), {}))).toEqual({
      'address.postalCode': EMPTY,
    });
  });

  it('passes over excluded and read-only fields (R4.45)', () => {
    const fields = describeFields({ a: notBlank, b: { ...notBlank, readOnly: true }, address });
    const values = { address: { town: 'Colmar' } };
    expect(validate(fields, values, { excluded: new Set(['a', 'address.postalCode']) }).size).toBe(0);
  });

  it('never takes a value from the prototype of the record', () => {
    const inherited = Object.create({ name: 'Marie' }) as RawField;
    expect(sentencesOf(validate(describeFields({ name: notBlank }), inherited))).toEqual({ name: EMPTY });
  });
});
