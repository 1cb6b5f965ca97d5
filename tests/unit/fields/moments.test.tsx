// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before a clock is pinned: dates that count in UTC must extend the machine's own.
import '../../../src/fields/moment/MomentPicker.tsx';
import { renderInput } from '../../support/renderField.tsx';

const box = () => screen.getByRole('textbox', { name: /^Champ/ });
const openPicker = async (user: ReturnType<typeof renderInput>['user']) => {
  await user.click(screen.getByRole('button', { name: /Champ$/ }));
  const dialog = await screen.findByRole('dialog');
  return within(dialog);
};
const NOW = { constraints: [{ GreaterThanOrEqual: { value: 'now' } }] };
const own = process.env.TZ;

describe('date and time inputs on a machine in New York', () => {
  beforeEach(() => {
    process.env.TZ = 'America/New_York';
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T09:02:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it.each([
    ['date', '2026-03-05T00:00:00+01:00', '05/03/2026'],
    ['datetime', '2026-01-15T10:00:00Z', '15/01/2026 11:00'],
    ['datetime', '2026-07-15T10:00:00Z', '15/07/2026 12:00'],
    ['time', '1970-01-01T09:05:00+01:00', '09:05'],
  ])('show the %s %s as %s (R5.82, R5.83, R5.84)', (type, value, text) => {
    renderInput({ type }, value);
    expect(box()).toHaveValue(text);
  });

  it.each([
    ['date', '5/3/2026', '2026-03-05T00:00:00', '05/03/2026'],
    ['datetime', '05/03/2026 9h05', '2026-03-05T09:05:00', '05/03/2026 09:05'],
    // The hour that New York skips exists in Berlin.
    ['datetime', '08/03/2026 02:30', '2026-03-08T02:30:00', '08/03/2026 02:30'],
    ['time', '2045', '1970-01-01T20:45:00', '20:45'],
  ])('take a typed %s: %s is kept as %s (R9.19, R9.20)', async (type, typed, wire, text) => {
    const { user, value } = renderInput({ type });
    await user.type(box(), typed);
    expect(value()).toBe(wire);
    await user.tab();
    expect(box()).toHaveValue(text);
  });

  describe('of a server that does not distinguish days from moments', () => {
    const dayOrMoment = { type: 'datetime', isDayOrMoment: true };

    it.each([
      ['1976-09-01T00:00:00+02:00', '01/09/1976'],
      ['1976-09-01T00:00:00+00:00', '01/09/1976'],
      ['1976-09-01', '01/09/1976'],
      ['2026-01-15T10:00:00+01:00', '15/01/2026 10:00'],
    ])('show %s as %s', (value, text) => {
      renderInput(dayOrMoment, value);
      expect(box()).toHaveValue(text);
    });

    it.each([
      ['5/3/2026', '2026-03-05T00:00:00', '05/03/2026'],
      ['5/3/2026 9h05', '2026-03-05T09:05:00', '05/03/2026 09:05'],
      // Nor does it distinguish them from times.
      ['9:30', '09:30', '09:30'],
      ['18h', '18:00', '18:00'],
      ['17:45:30', '17:45:30', '17:45:30'],
    ])('take %s, which is kept as %s', async (typed, wire, text) => {
      const { user, value } = renderInput(dayOrMoment);
      await user.type(box(), typed);
      expect(value()).toBe(wire);
      await user.tab();
      expect(box()).toHaveValue(text);
    });
  });

  it('keep what is no date for validation to refuse, and nothing as nothing (R5.48, R5.49)', async () => {
    const { user, value } = renderInput({ type: 'date' });
    await user.type(box(), '31/02/2026');
    await user.tab();
    expect(value()).toBe('31/02/2026');
    expect(box()).toHaveValue('31/02/2026');
    await user.clear(box());
    expect(value()).toBeNull();
  });

  it('offer every hour and each fifth minute (R5.85, R5.86, R9.16)', async () => {
    const { user, value } = renderInput({ type: 'time' }, '1970-01-01T09:05:00');
    const picker = await openPicker(user);
    const [hours, minutes] = await picker.findAllByRole('listbox');
    if (!hours || !minutes) throw new Error('The clock has no lists');
    expect(within(hours).getAllByRole('option')).toHaveLength(24);
    expect(
      within(minutes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55']);
    await user.click(within(hours).getByText('20'));
    await user.click(within(minutes).getByText('45'));
    expect(value()).toBe('1970-01-01T20:45:00');
    await user.click(picker.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(box()).toHaveValue('20:45'));
  });

  it('begin with the year where a day lies years back, as a birth does', async () => {
    const { user, value } = renderInput({ type: 'date' }, undefined, { hint: { age: true } });
    const picker = await openPicker(user);
    await user.click(await picker.findByRole('radio', { name: '1998' }));
    await user.click(await picker.findByRole('radio', { name: /^juin/i }));
    await user.click(await picker.findByRole('gridcell', { name: '5' }));
    expect(value()).toBe('1998-06-05T00:00:00');
  });

  it('go on with the month after the year when the form is rendered meanwhile', async () => {
    const { user, form } = renderInput({ type: 'date' }, undefined, { hint: { age: true } });
    const picker = await openPicker(user);
    await user.click(await picker.findByRole('radio', { name: '1998' }));
    await act(() => form().handleSubmit(() => undefined)());
    expect(picker.getByRole('radio', { name: /^juin/i })).toBeVisible();
  });

  it('have no calendar in a field that is closed', () => {
    renderInput({ type: 'date' }, '2026-03-05T00:00:00', { disabled: true });
    expect(box()).toHaveValue('05/03/2026');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('take a day from the French calendar', async () => {
    const { user, value } = renderInput({ type: 'date' }, '2026-03-05T00:00:00');
    const picker = await openPicker(user);
    expect(await picker.findByText('mars 2026')).toBeVisible();
    await user.click(picker.getByRole('gridcell', { name: '8' }));
    expect(value()).toBe('2026-03-08T00:00:00');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box()).toHaveValue('08/03/2026');
  });

  it('take no moment before the present one and two hours, rounded up (R5.87, R5.88)', async () => {
    const { user, value } = renderInput({ type: 'datetime', ...NOW });
    expect(box()).toHaveAccessibleDescription('À partir du 15/01/2026 12:05');
    const picker = await openPicker(user);
    expect(await picker.findByRole('gridcell', { name: '14' })).toBeDisabled();
    await user.click(picker.getByRole('gridcell', { name: '15' }));
    expect(value()).toBe('2026-01-15T12:05:00');
    const [hours, minutes] = picker
      .getAllByRole('listbox')
      .map((list) => (text: string) => within(list).getByText(text));
    expect(hours?.('11')).toHaveAttribute('aria-disabled', 'true');
    expect(minutes?.('00')).toHaveAttribute('aria-disabled', 'true');
    expect(minutes?.('05')).not.toHaveAttribute('aria-disabled');
  });
});
