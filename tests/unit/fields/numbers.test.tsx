// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kindOf, type FieldHint } from '../../../src/schema/kinds.ts';
import { validate } from '../../../src/schema/validate.ts';
import { toTypedNumber } from '../../../src/lib/readNumber.ts';
import { describeField } from '../../support/describeFields.ts';
import { renderInput } from '../../support/renderField.tsx';
import { sentencesOf } from '../../support/toFrench.ts';

const box = () => screen.getByRole('textbox', { name: /^Champ/ });

/** Complaint of a form about a value before it is sent. */
const refusalOf = (raw: object, value: unknown, hint: FieldHint = {}) =>
  sentencesOf(
    validate([describeField({ ...raw })], { value }, { kindAt: (_path, field) => kindOf(field, hint) }),
  ).value;

describe('number inputs', () => {
  it('keep a whole number as a number (R5.26)', async () => {
    const { user, value } = renderInput({ type: 'int' });
    await user.type(box(), '12');
    expect(value()).toBe(12);
    await user.clear(box());
    expect(value()).toBeNull();
  });

  it('keep what is no number for validation to refuse', async () => {
    const { user, value } = renderInput({ type: 'int' });
    await user.type(box(), '12,5');
    expect(value()).toBe('12,5');
  });

  it('do not change with the arrow keys, which only move the caret (R5.27)', async () => {
    const { user, value } = renderInput({ type: 'int' }, 5);
    await user.click(box());
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowLeft}1');
    expect(value()).toBe(15);
  });

  it.each([
    [{ constraints: [{ Range: { min: 1, max: 10 } }] }, 'Entre 1 et 10'],
    [{ constraints: [{ LessThanOrEqual: { value: 10 } }] }, 'Entre 0 et 10'],
    [{ constraints: [{ NegativeOrZero: {} }] }, 'Au maximum 0'],
    [{ constraints: [{ Negative: {} }] }, 'Au maximum −1'],
    [{ type: 'float', constraints: [{ Negative: {} }] }, 'Moins de 0'],
    [
      { type: 'float', constraints: [{ Positive: {} }, { LessThanOrEqual: { value: 10 } }] },
      'Plus de 0 et au maximum 10',
    ],
    [{ constraints: [{ Range: { min: 0.5, max: 20000 } }] }, 'Entre 0,5 et 20\u202f000'],
  ])('show their bounds: %j (R5.23, R5.24)', (raw, hint) => {
    renderInput({ type: 'int', ...raw });
    expect(box()).toHaveAccessibleDescription(hint);
  });

  it('show the bounds of a year as years are written', () => {
    const constraints = [{ Range: { min: 1920, max: 2100 } }];
    renderInput({ type: 'int', constraints }, null, { hint: { as: 'year' } });
    expect(box()).toHaveAccessibleDescription('Entre 1920 et 2100');
  });

  it('show nothing without a maximum (R5.23)', () => {
    renderInput({ type: 'int', constraints: [{ GreaterThanOrEqual: { value: 2 } }] });
    expect(box()).not.toHaveAccessibleDescription();
  });

  it.each(['12,5', '12.5'])('read the decimal %s', async (typed) => {
    const { user, value } = renderInput({ type: 'float' });
    await user.type(box(), typed);
    expect(value()).toBe(12.5);
    await user.tab();
    expect(box()).toHaveValue('12,5');
  });

  it('take euros and keep whole cents (R5.79, R5.80)', async () => {
    const { user, value } = renderInput({ type: 'int' }, 1200, { hint: { as: 'currency' } });
    expect(box()).toHaveValue('12,00');
    await user.clear(box());
    await user.type(box(), '0.29');
    expect(value()).toBe(29);
    await user.tab();
    expect(box()).toHaveValue('0,29');
  });

  it.each([
    [{ type: 'int' }, '1e3', 'La valeur doit être un entier.'],
    [{ type: 'int' }, '0x10', 'La valeur doit être un entier.'],
    [{ type: 'int' }, '1.000', /^Milliers ou décimales/],
    [{ type: 'int' }, '12 50', /^Une espace ne sépare que les milliers/],
    [{ type: 'float' }, '1.000', /^Milliers ou décimales/],
    [{ type: 'decimal' }, '1.500', /^Milliers ou décimales/],
    [{ type: 'decimal' }, 'douze', 'La valeur doit être un nombre décimal.'],
    [{ type: 'float' }, '9'.repeat(400), 'Ce nombre a trop de chiffres\u00a0: quinze au plus.'],
  ])('of %j keep %s as typed, which is refused', async (raw, typed, message) => {
    const { user, value } = renderInput(raw);
    await user.click(box());
    await user.paste(typed);
    await user.tab();
    expect(box()).toHaveValue(typed);
    expect(refusalOf(raw, value())).toMatch(message);
  });

  it.each([
    ['1e3', /^Indiquez un montant en euros/],
    ['1234567890123', /^Indiquez un montant en euros/],
    ['12 50', /^Une espace ne sépare que les milliers/],
    ['1.000', /^Milliers ou décimales/],
    ['12,345', /^Un montant a deux décimales au plus/],
    ['0,005', /^Un montant a deux décimales au plus/],
  ])('never take the amount %s for as many cents, and say why', async (typed, message) => {
    const hint = { as: 'currency' } as const;
    const { user, value } = renderInput({ type: 'int' }, null, { hint });
    await user.type(box(), typed);
    await user.tab();
    expect(box()).toHaveValue(typed);
    expect(refusalOf({ type: 'int' }, value(), hint)).toMatch(message);
  });

  it.each(['int', 'float', 'decimal'])('of type %s take no 1.000 for the 1 that the server sent', (type) => {
    const original = { value: type === 'decimal' ? '1.000' : 1 };
    const value = toTypedNumber('1.000', type === 'int' ? 'integer' : 'decimal');
    const refused = validate([describeField({ type })], { value }, { original });
    expect(sentencesOf(refused).value).toMatch(/^Milliers ou décimales/);
  });

  it('read the price that is on a list', async () => {
    const { user, value } = renderInput({ type: 'int' }, null, { hint: { as: 'currency' } });
    await user.type(box(), '12€50');
    expect(value()).toBe(1250);
    await user.tab();
    expect(box()).toHaveValue('12,50');
  });

  it('show a small decimal in figures once they are left', async () => {
    const { user } = renderInput({ type: 'float' });
    await user.type(box(), '0,0000001');
    await user.tab();
    expect(box()).toHaveValue('0,0000001');
  });

  it('show the bounds of an amount in euros (R5.23)', () => {
    const raw = { type: 'int', constraints: [{ LessThanOrEqual: { value: 10_000 } }] };
    renderInput(raw, null, { hint: { as: 'currency' } });
    expect(box()).toHaveAccessibleDescription('Entre 0 et 100');
  });

  it.each(['int', 'float'])('show the sign of a percentage that is an %s', async (type) => {
    const { user, value } = renderInput({ type }, null, { hint: { as: 'percentage' } });
    expect(screen.getByText('%')).toBeVisible();
    await user.type(box(), '12 %');
    expect(value()).toBe(12);
  });

  it.each(['int', 'float'])('have no longest text when they are of type %s (R5.95)', (type) => {
    renderInput({ type });
    expect(box()).not.toHaveAttribute('maxlength');
  });
});
