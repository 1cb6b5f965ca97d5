// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ChoiceFilter } from '../../../../src/fields/filter/ChoiceFilter.tsx';
import { DateFilter, DateTimeFilter } from '../../../../src/fields/filter/PeriodFilter.tsx';
import { ExistsFilter } from '../../../../src/fields/filter/SelectFilter.tsx';
import { CurrencyFilter, NumberFilter } from '../../../../src/fields/filter/NumberFilter.tsx';
import type { FilterProps } from '../../../../src/fields/FieldProps.ts';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { describeField } from '../../../support/describeFields.ts';

interface Case {
  readonly raw?: Readonly<Record<string, unknown>>;
  readonly source?: string;
  readonly values?: object;
}

const i18nProvider = createI18nProvider();

const renderFilter = (
  Filter: ComponentType<FilterProps>,
  { raw = {}, source = 'value', values = {} }: Case = {},
) => {
  const current: { filter: unknown } = { filter: values };
  const keep = (filter: unknown): void => {
    current.filter = filter;
  };
  const Watch = () => {
    const filter: unknown = useWatch();
    useEffect(() => keep(filter), [filter]);
    return null;
  };
  const Page = () => (
    <I18nContextProvider value={i18nProvider}>
      <FormProvider {...useForm({ defaultValues: values })}>
        <Filter field={describeField(raw)} source={source} label="Valeur" />
        <Watch />
      </FormProvider>
    </I18nContextProvider>
  );
  render(<Page />);
  return { current, user: userEvent.setup({ delay: null }) };
};

const from = () => screen.getByRole('searchbox', { name: /à partir de/ });

const first = () => screen.getByRole('textbox', { name: 'Valeur\u00a0: du' });
const last = () => screen.getByRole('textbox', { name: 'Valeur\u00a0: au' });

describe('filters by kind', () => {
  it.each([
    ['numbers', NumberFilter, { gte: '500', lte: '1000' }, '99'],
    ['amounts', CurrencyFilter, { gte: '50000', lte: '100000' }, '99'],
    ['days', DateFilter, { after: '2026-07-01', before: '2026-07-31' }, '30/06/2026'],
    ['whole days', DateTimeFilter, { after: '2026-07-01', before: '2026-07-01T23:59:59' }, '30/06/2026'],
  ])('say of %s that end before they begin why there is nothing', async (_, Filter, value, typed) => {
    const { user } = renderFilter(Filter, { raw: { type: 'float' }, values: { value } });
    const [, end] = document.querySelectorAll('input');
    if (!end) throw new Error('There is no second input');
    expect(end).toBeValid();
    await user.clear(end);
    await user.type(end, typed);
    expect(end).toBeValid();
    await user.tab();
    expect(end).toHaveAccessibleDescription(
      'La fin de l’intervalle précède son début\u00a0: aucun résultat.',
    );
  });

  it('filters numbers from one to another, both included', async () => {
    const { current, user } = renderFilter(NumberFilter, { raw: { type: 'float' } });
    await user.type(from(), '12,5');
    await user.type(screen.getByRole('searchbox', { name: 'Valeur jusqu’à' }), '1 000');
    expect(current.filter).toEqual({ value: { gte: '12.5', lte: '1000' } });
    expect(from()).toHaveValue('12,5');
  });

  it('filters nothing and says so where the text is no number', async () => {
    const { current, user } = renderFilter(NumberFilter, { raw: { type: 'integer' } });
    await user.type(from(), '12,5');
    expect(current.filter).toEqual({ value: { gte: '' } });
    expect(from()).toBeInvalid();
    expect(from()).toHaveAccessibleDescription('La valeur doit être un entier.');
  });

  it('shows the value of the address as it is typed in French', () => {
    renderFilter(NumberFilter, { raw: { type: 'float' }, values: { value: { gte: '12.5' } } });
    expect(from()).toHaveValue('12,5');
  });

  it('takes amounts in euros and filters in cents (R9.14)', async () => {
    const { current, user } = renderFilter(CurrencyFilter, { values: { value: { lte: '1250' } } });
    await user.type(from(), '0,29');
    expect(current.filter).toEqual({ value: { gte: '29', lte: '1250' } });
    expect(screen.getByRole('searchbox', { name: /jusqu’à/ })).toHaveValue('12,50');
  });

  it('filters a period of days, both included, typed in French in any browser', async () => {
    const { current, user } = renderFilter(DateFilter);
    expect(first()).toHaveAttribute('placeholder', 'jj/mm/aaaa');
    await user.type(first(), '01/07/2026');
    await user.type(last(), '31-7-2026');
    expect(current.filter).toEqual({ value: { after: '2026-07-01', before: '2026-07-31' } });
    await user.clear(first());
    expect(current.filter).toEqual({ value: { after: '', before: '2026-07-31' } });
  });

  it.each(['01/07', '31/02/2026', 'hier'])(
    'filters nothing where %s is typed, and says so',
    async (typed) => {
      const { current, user } = renderFilter(DateFilter);
      await user.type(first(), typed);
      expect(first()).toBeValid();
      await user.tab();
      expect(first()).toHaveValue(typed);
      expect(current.filter).toEqual({ value: { after: '' } });
      expect(first()).toBeInvalid();
      expect(first()).toHaveAccessibleDescription('La date est invalide');
    },
  );

  it('says what a year of two figures lacks', async () => {
    const { user } = renderFilter(DateFilter);
    await user.type(first(), '1/9/26');
    await user.tab();
    expect(first()).toHaveAccessibleDescription(/l’année sur quatre chiffres/);
  });

  it('takes a day from the calendar', async () => {
    const { current, user } = renderFilter(DateFilter, { values: { value: { after: '2026-07-01' } } });
    expect(first()).toHaveValue('01/07/2026');
    await user.click(screen.getByRole('button', { name: /calendrier.*: du$/ }));
    await user.click(await screen.findByRole('gridcell', { name: '14' }, { timeout: 20_000 }));
    expect(current.filter).toEqual({ value: { after: '2026-07-14' } });
    expect(first()).toHaveValue('14/07/2026');
  });

  it('includes the whole last day where the field holds moments', async () => {
    const { current, user } = renderFilter(DateTimeFilter);
    await user.type(last(), '31/07/2026');
    expect(current.filter).toEqual({ value: { before: '2026-07-31T23:59:59' } });
    expect(last()).toHaveValue('31/07/2026');
  });

  it('shows the last day of moments as the address holds it', () => {
    renderFilter(DateTimeFilter, { values: { value: { before: '2026-07-31T23:59:59' } } });
    expect(last()).toHaveValue('31/07/2026');
  });

  it('filters any of several choices, and for all again with Tous', async () => {
    const { current, user } = renderFilter(ChoiceFilter, {
      raw: { choices: { A: 'Or', B: 'Argent', C: 'Bronze' } },
    });
    const box = screen.getByRole('combobox', { name: /Valeur/ });
    expect(box).toHaveTextContent('--');
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Or' }));
    await user.click(screen.getByRole('option', { name: 'Bronze' }));
    expect(current.filter).toEqual({ value: ['A', 'C'] });
    expect(box).toHaveTextContent('Or, Bronze');
    await user.click(screen.getByRole('option', { name: 'Tous' }));
    expect(current.filter).toEqual({ value: [] });
  });

  it('reads a single choice that an address holds bare', () => {
    renderFilter(ChoiceFilter, { raw: { choices: { A: 'Or', B: 'Argent' } }, values: { value: 'B' } });
    expect(screen.getByRole('combobox', { name: /Valeur/ })).toHaveTextContent('Argent');
  });

  it('filters whether a field is filled in', async () => {
    const { current, user } = renderFilter(ExistsFilter, { source: 'exists.value' });
    await user.click(screen.getByRole('combobox', { name: /Valeur/ }));
    await user.click(screen.getByRole('option', { name: 'Non' }));
    expect(current.filter).toEqual({ exists: { value: 'false' } });
  });
});
