import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/schema/validate.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';
import { sentencesOf } from '../../support/toFrench.ts';

type RawField = Readonly<Record<string, unknown>>;

/** Thursday 15 January 2026, 10:02 in Europe/Berlin. */
const NOW = new Date('2026-01-15T09:02:00Z');

/** The sentence under one field that holds `value`, null when the value is accepted. */
const refusal = (raw: RawField, value: unknown, siblings: RawField = {}): string | null =>
  sentencesOf(validate([describeField(raw)], { ...siblings, value }, { now: NOW })).value ?? null;

const constrained =
  (type: string) =>
  (name: string, options: RawField = {}): RawField => ({ type, constraints: [{ name, options }] });

const text = constrained('string');
const integer = constrained('int');
const decimal = constrained('float');
const date = constrained('date');
const moment = constrained('datetime');

describe('texts that the server holds to a form', () => {
  const EMAIL = "Cette valeur n'est pas une adresse email valide, par exemple nom@domaine.fr.";
  it.each([
    ['jean@example.org', null],
    ["o'hara+club@mail.example.fr", null],
    ['jean@example', EMAIL],
    ['jean', EMAIL],
    ['@example.org', EMAIL],
    ['jean@exam ple.org', EMAIL],
    ['', null],
    [null, null],
  ])('Email on %j says %j', (value, sentence) => {
    expect(refusal(text('Email'), value)).toBe(sentence);
  });

  it('Email is stricter where the server is', () => {
    expect(refusal(text('Email'), 'jean dupont@example.org')).toBeNull();
    expect(refusal(text('Email', { mode: 'html5' }), 'jean dupont@example.org')).toBe(EMAIL);
    expect(refusal(text('Email', { mode: 'strict' }), 'jean@example.org')).toBeNull();
    expect(refusal(text('Email', { mode: 'html5-allow-no-tld' }), 'jean@localhost')).toBeNull();
  });

  const URL_TEXT = "Cette valeur n'est pas une URL valide, par exemple https://www.domaine.fr.";
  it.each([
    ['https://club.example.org/tournoi?x=1#y', null],
    ['HTTP://example.org', null],
    ['ftp://example.org', URL_TEXT],
    ['javascript:alert(1)', URL_TEXT],
    ['www.example.org', URL_TEXT],
    ['https://', URL_TEXT],
    ['https:///chemin', URL_TEXT],
    ['https://exa mple.org', URL_TEXT],
    ['//example.org', URL_TEXT],
  ])('Url on %j says %j', (value, sentence) => {
    expect(refusal(text('Url'), value)).toBe(sentence);
  });

  it('Url takes the protocols that the server takes', () => {
    expect(refusal(text('Url', { protocols: ['ftp'] }), 'ftp://example.org')).toBeNull();
    expect(refusal(text('Url', { relativeProtocol: true }), '//example.org')).toBeNull();
  });

  it.each([
    ['FR14 2004 1010 0505 0001 3M02 606', true],
    ['DE89370400440532013000', true],
    ['FR14 2004 1010 0505 0001 3M02 607', false],
    ['FR14', false],
    ['n’importe quoi', false],
  ])('Iban on %j accepts: %j', (value, accepted) => {
    expect(refusal(text('Iban'), value) === null).toBe(accepted);
  });

  const PATTERN = "Cette valeur n'est pas valide.";
  it('Regex is checked only by a pattern that cannot stop the browser', () => {
    const postalCode = text('Regex', { pattern: '/^\\d{5}$/' });
    expect(refusal(postalCode, '67000')).toBeNull();
    expect(refusal(postalCode, '6700')).toBe('5 chiffres attendus.');
    expect(refusal(text('Regex', { pattern: '/\\d/', match: false }), 'a1')).toBe(PATTERN);
    expect(refusal(text('Regex', { pattern: '/\\d/', match: false }), 'a')).toBeNull();
    expect(refusal(integer('Regex', { pattern: '/^\\d{2}$/' }), 123)).toBe('2 chiffres attendus.');
    expect(refusal(text('Regex', { pattern: '/^(a+)+$/' }), `${'a'.repeat(200)}!`)).toBeNull();
  });

  it.each([
    [{ pattern: '#^[0-9]{9,11}$#u' }, '12', 'Chiffres attendus\u00a0: de 9 à 11.'],
    [{ pattern: '/^\\d$/' }, 'x', '1 chiffre attendu.'],
    [{ pattern: '/^[A-Z]$/' }, 'a', '1 lettre majuscule attendue.'],
    [{ pattern: '/^[A-Z]{2,3}$/' }, 'a', 'Majuscules attendues\u00a0: de 2 à 3.'],
    [{ pattern: '/^\\d{5}$/', message: 'This value is not valid.' }, 'x', '5 chiffres attendus.'],
    [{ pattern: '/^\\d{5}$/', message: 'Code postal inconnu.' }, 'x', 'Code postal inconnu.'],
    [{ pattern: '/^\\d{5}$/', match: false }, '67000', PATTERN],
    [{ pattern: '/^[A-Z]\\d$/' }, 'x', PATTERN],
  ])('Regex with %j says what is wanted instead of %j: %s', (options, value, message) => {
    expect(refusal(text('Regex', options), value)).toBe(message);
  });

  it('Regex is left to the server where the pattern is not understood', () => {
    expect(refusal(text('Regex', { pattern: '/(?>x)y/' }), 'z')).toBeNull();
    expect(refusal(text('Regex', { pattern: 12 }), 'z')).toBeNull();
    expect(refusal(text('Regex', {}), 'z')).toBeNull();
  });

  it.each([
    ['20:45', null],
    ['20:45:00', null],
    ['1970-01-01T20:45:00+01:00', null],
    ['25:00', "Cette valeur n'est pas une heure valide, par exemple 18:30."],
    ['midi', "Cette valeur n'est pas une heure valide, par exemple 18:30."],
    [12, "Cette valeur n'est pas une heure valide, par exemple 18:30."],
  ])('a time %j says %j', (value, sentence) => {
    expect(refusal({ type: 'time' }, value)).toBe(sentence);
  });

  it('a time in a text field is checked where the server says that it is one', () => {
    expect(refusal(text('Time'), '20:45:00')).toBeNull();
    expect(refusal(text('Time', { message: 'Quelle heure ?' }), '25:00')).toBe('Quelle heure ?');
  });

  it('a date is checked in a text field too, unless it has a form of its own (R5.48)', () => {
    expect(refusal(text('Date'), '2026-02-30')).toBe('La date est invalide');
    expect(refusal(text('DateTime'), '2026-02-28T10:00:00')).toBeNull();
    expect(refusal(text('DateTime', { format: 'd/m/Y' }), '28/02/2026')).toBeNull();
    expect(refusal(date('Date', { format: 'Y-m-d' }), 'abc')).toBe('La date est invalide');
  });

  it.each([
    ['int', 'abc', 'La valeur doit être un entier.'],
    ['integer', '12', null],
    ['numeric', 'abc', 'La valeur doit être un nombre décimal.'],
    ['string', 'abc', null],
    ['App\\Entity\\Person', 'abc', null],
    ['constructor', 'abc', null],
  ])('Type %s on %j says %j (R5.44-R5.46)', (type, value, sentence) => {
    expect(refusal({ type: 'mixed', constraints: [{ name: 'Type', options: { type } }] }, value)).toBe(
      sentence,
    );
  });

  it('Length counts as the server does, and knows its shorter form', () => {
    expect(refusal(text('Length', { exactly: 2 }), 'abc')).toBe('La longueur doit être égale à 2.');
    expect(refusal(text('Length', { min: 3, normalizer: 'trim' }), ' ab ')).toBe(
      'La longueur doit être supérieure à 3.',
    );
    expect(refusal(text('Length', { max: 1, countUnit: 'bytes' }), 'abc')).toBeNull();
  });

  it('Length says the words of the specification, whatever the server would say (R5.37)', () => {
    expect(refusal(text('Length', { min: 3, minMessage: 'Trop court' }), 'ab')).toBe(
      'La longueur doit être supérieure à 3.',
    );
  });
});

describe('numbers that the server bounds', () => {
  it.each([
    ['GreaterThan', { value: 5 }, 5, 'Cette valeur doit être supérieure à 5.'],
    ['GreaterThan', { value: 5 }, 6, null],
    ['GreaterThanOrEqual', { value: 5 }, 4, 'Cette valeur doit être supérieure ou égale à 5.'],
    ['GreaterThanOrEqual', { value: 5 }, 5, null],
    ['LessThan', { value: 5 }, 5, 'Cette valeur doit être inférieure à 5.'],
    ['LessThan', { value: '5' }, 4, null],
    ['LessThanOrEqual', { value: 5 }, 6, 'Cette valeur doit être inférieure ou égale à 5.'],
    ['Positive', {}, 0, 'Cette valeur doit être strictement positive.'],
    ['Positive', {}, 1, null],
    ['PositiveOrZero', {}, -1, 'Cette valeur doit être supérieure ou égale à zéro.'],
    ['PositiveOrZero', {}, 0, null],
    ['Negative', {}, 0, 'Cette valeur doit être strictement négative.'],
    ['NegativeOrZero', {}, 1, 'Cette valeur doit être inférieure ou égale à zéro.'],
    ['Range', { min: 1, max: 10 }, 0, 'Cette valeur doit être comprise entre 1 et 10.'],
    ['Range', { min: 1, max: 10 }, 1, null],
    ['Range', { min: 1 }, 0, 'Cette valeur doit être supérieure ou égale à 1.'],
    ['Range', { max: 10 }, 11, 'Cette valeur doit être inférieure ou égale à 10.'],
    ['Range', { min: 10, max: 1 }, 5, null],
    ['GreaterThan', { value: {} }, 5, null],
    ['GreaterThan', {}, 5, null],
  ])('%s %j on %j says %j', (name, options, value, sentence) => {
    expect(refusal(integer(name, options), value)).toBe(sentence);
  });

  it('shows a decimal bound with a comma', () => {
    expect(refusal(decimal('Range', { min: 0.5, max: 1.5 }), 2)).toBe(
      'Cette valeur doit être comprise entre 0,5 et 1,5.',
    );
  });

  it.each([
    [
      'LessThan',
      { value: 5, message: 'Moins de {{ compared_value }}, pas {{ value }}' },
      'Moins de 5, pas 9',
    ],
    ['Range', { min: 1, max: 5, notInRangeMessage: 'De {{ min }} à {{ max }}' }, 'De 1 à 5'],
    ['Range', { max: 5, maxMessage: '{{ limit }} au plus' }, '5 au plus'],
    ['Positive', { message: 'Toujours positive' }, null],
    ['LessThan', { value: 5, message: 'Moins de {{ secret }}' }, 'Cette valeur doit être inférieure à 5.'],
  ])('%s %j speaks with the words of the server, when they can be filled in', (name, options, sentence) => {
    expect(refusal(integer(name, options), 9)).toBe(sentence);
  });

  it('compares with the field beside it', () => {
    const field = integer('GreaterThanOrEqual', { propertyPath: 'low' });
    expect(refusal(field, 3, { low: 5 })).toBe('Cette valeur doit être supérieure ou égale à 5.');
    expect(refusal(field, 5, { low: 5 })).toBeNull();
    expect(refusal(field, 3, { low: null })).toBeNull();
    expect(refusal(field, 3)).toBeNull();
    expect(refusal(integer('GreaterThan', { propertyPath: 'constructor' }), 3)).toBeNull();
  });
});

describe('dates that the server bounds', () => {
  it.each([
    ['LessThanOrEqual', { value: 'today' }, '2026-01-15', null],
    [
      'LessThanOrEqual',
      { value: 'today' },
      '2026-01-16',
      'Cette valeur doit être inférieure ou égale à 15/01/2026.',
    ],
    ['GreaterThan', { value: 'yesterday' }, '2026-01-14', 'Cette valeur doit être supérieure à 14/01/2026.'],
    ['LessThan', { value: 'tomorrow' }, '2026-01-15', null],
    ['LessThanOrEqual', { value: '-18 years' }, '2008-01-15', null],
    [
      'LessThanOrEqual',
      { value: '-18 years' },
      '2008-01-16',
      'Cette valeur doit être inférieure ou égale à 15/01/2008.',
    ],
    ['LessThan', { value: '+2 weeks' }, '2026-01-28T00:00:00+01:00', null],
    ['LessThanOrEqual', { value: '+1 month' }, '2026-02-15', null],
    [
      'GreaterThanOrEqual',
      { value: '2026-01-01' },
      '2025-12-31',
      'Cette valeur doit être supérieure ou égale à 01/01/2026.',
    ],
    ['GreaterThan', { value: 'first monday of next month' }, '1990-01-01', null],
    [
      'Range',
      { min: '2026-01-01', max: '2026-12-31' },
      '2027-01-01',
      'Cette valeur doit être comprise entre 01/01/2026 et 31/12/2026.',
    ],
  ])('%s %j on %s says %j', (name, options, value, sentence) => {
    expect(refusal(date(name, options), value)).toBe(sentence);
  });

  it('compares a date-time with the field beside it, whatever zone it is written in', () => {
    const end = moment('GreaterThan', { propertyPath: 'start' });
    const start = '2026-07-01T10:00:00+02:00';
    expect(refusal(end, '2026-07-01T10:00:00', { start })).toBe(
      'Cette valeur doit être supérieure à 01/07/2026 à 10:00.',
    );
    expect(refusal(end, '2026-07-01T08:00:01Z', { start })).toBeNull();
  });

  it.each([
    ['GreaterThan', '1970-01-01T10:00:00', 'Cette valeur doit être supérieure à 10:00.'],
    ['GreaterThanOrEqual', '1970-01-01T10:00:00', null],
    ['GreaterThanOrEqual', '09:59', 'Cette valeur doit être supérieure ou égale à 10:00.'],
    ['GreaterThan', '10:00:30', null],
  ])('compares a time by %s with the one beside it: %s', (name, value, sentence) => {
    const end = { type: 'time', constraints: [{ name, options: { propertyPath: 'start' } }] };
    expect(refusal(end, value, { start: '1970-01-01T10:00:00+01:00' })).toBe(sentence);
  });

  it.each(['GreaterThan', 'GreaterThanOrEqual'])(
    'begins two hours from now, at the next step of five minutes: %s (R5.87, R5.88)',
    (name) => {
      const field = moment(name, { value: 'now' });
      expect(refusal(field, '2026-01-15T12:05:00')).toBeNull();
      expect(refusal(field, '2026-01-15T12:00:00')).toContain('15/01/2026 à 12:05');
    },
  );

  it('shifts no maximum', () => {
    expect(refusal(moment('LessThanOrEqual', { value: 'now' }), '2026-01-15T10:02:00')).toBeNull();
    expect(refusal(moment('LessThanOrEqual', { value: 'now' }), '2026-01-15T10:03:00')).not.toBeNull();
  });

  it('says nothing of the order of what is no date', () => {
    expect(refusal(date('LessThan', { value: 'today' }), 'abc')).toBe('La date est invalide');
  });
});

describe('lists', () => {
  it('Unique refuses what is in it twice', () => {
    const tags = { type: 'array', constraints: [{ name: 'Unique' }] };
    expect(refusal(tags, ['a', 'b', 'a'])).toBe('Cette collection ne doit pas comporter de doublons.');
    expect(refusal(tags, ['a', 'b'])).toBeNull();
    const people = { type: 'person', path: 'people', multiple: true, constraints: ['Unique'] };
    expect(refusal(people, ['/api/people/1', { '@id': '/api/people/1' }])).not.toBeNull();
    expect(refusal({ ...tags, constraints: [{ Unique: { fields: ['a'] } }] }, ['a', 'a'])).toBeNull();
  });

  it('All holds each entry to its constraints', () => {
    const all = { name: 'All', options: { constraints: [{ name: 'Length', options: { max: 2 } }] } };
    const tags = { type: 'array', constraints: [all] };
    expect(refusal(tags, ['ab', 'abc'])).toBe('La longueur doit être inférieure à 2.');
    expect(refusal(tags, ['ab', 'cd'])).toBeNull();
  });

  it('checks the type of each entry (R5.44, R5.46)', () => {
    expect(refusal({ type: 'int', multiple: true }, [1, 'x'])).toBe('La valeur doit être un entier.');
    expect(refusal({ type: 'string', multiple: true }, ['a', 3])).toBe('La valeur doit être de type texte');
    expect(refusal({ type: 'string', multiple: true }, ['a'])).toBeNull();
  });

  it('limits the number of choices by the constraint that names them', () => {
    const options = { choices: ['a', 'b', 'c'], multiple: true, max: 2, maxMessage: 'Deux au plus' };
    expect(refusal({ constraints: [{ name: 'Choice', options }] }, ['a', 'b', 'c'])).toBe('Deux au plus');
  });

  it('counts only the rows that are sent', () => {
    const rows = { embedded: true, multiple: true, fields: { name: {} }, count: { min: 2 } };
    expect(refusal(rows, [{ name: 'a' }, { name: '' }])).toBe(
      'Cette collection doit contenir au moins 2 éléments.',
    );
    expect(refusal(rows, [{ name: 'a' }, { name: 'b' }])).toBeNull();
  });
});

describe('limits that exclude one another', () => {
  it.each([
    [text('Length', { min: 5, max: 3 }), 'abcd'],
    [decimal('Range', { min: 5, max: 3 }), 4],
    [{ type: 'array', count: { min: 5, max: 3 } }, ['a']],
  ])('%j leave the form usable', (raw, value) => {
    expect(refusal(raw, value)).toBeNull();
  });
});

describe('values at any depth', () => {
  const amount = { type: 'int', constraints: ['NotBlank', 'Positive'] };
  const fields = describeFields({
    rows: {
      embedded: true,
      multiple: true,
      fields: { amount, lines: { embedded: true, multiple: true, fields: { amount } }, note: {} },
    },
    owner: { embedded: true, fields: { address: { embedded: true, fields: { street: {}, size: amount } } } },
  });
  const values = {
    rows: [
      { amount: 1, lines: [] },
      { amount: 1, lines: [{ amount: 2 }, { amount: 0 }] },
      { amount: -1, lines: [] },
    ],
    owner: { address: { street: 'rue Haute', size: -2 } },
  };
  const positive = 'Cette valeur doit être strictement positive.';

  it('are reported with the index of each row on the way (R5.4, R5.5)', () => {
    expect(sentencesOf(validate(fields, values))).toEqual({
      'rows.1.lines.1.amount': positive,
      'rows.2.amount': positive,
      'owner.address.size': positive,
    });
  });

  it('are passed over where they are excluded, one by one or in every row (R4.45)', () => {
    const messages = (...excluded: string[]) => [
      ...validate(fields, values, { excluded: new Set(excluded) }).keys(),
    ];
    expect(messages('rows.2.amount')).toEqual(['rows.1.lines.1.amount', 'owner.address.size']);
    expect(messages('rows.amount', 'rows.lines.amount')).toEqual(['owner.address.size']);
    expect(messages('rows', 'owner')).toEqual([]);
  });
});
