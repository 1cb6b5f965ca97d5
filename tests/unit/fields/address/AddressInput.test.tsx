// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../../src/areas/club/createQueryClient.ts';
import { AddressDisplay } from '../../../../src/fields/address/AddressDisplay.tsx';
import { AddressInput } from '../../../../src/fields/address/AddressFields.tsx';
import { inputs } from '../../../../src/fields/inputs.tsx';
import { FieldFormContext } from '../../../../src/fields/FieldFormContext.tsx';
import { describeField } from '../../../support/describeFields.ts';
import { renderInClub } from '../../../support/renderInClub.tsx';

const field = describeField({
  type: 'address',
  label: 'Adresse',
  embedded: true,
  fields: {
    streetAddress: { label: 'N° et voie' },
    postalCode: { label: 'Code postal' },
    addressLocality: { label: 'Ville' },
  },
});

const VAIRES = { id: 1, name: 'Vaires-sur-Marne', postalCode: '77360', inseeCode: '77479' };

const open = (answer: () => Promise<unknown>, disabled = false) => {
  const requested: unknown[] = [];
  const getList = (resource: string, { filter }: { filter: unknown }) => {
    requested.push([resource, filter]);
    return answer();
  };
  const Frame = () => (
    <FormProvider {...useForm({ defaultValues: { value: { postalCode: '75001', addressLocality: null } } })}>
      <AddressInput field={field} source="value" disabled={disabled} />
    </FormProvider>
  );
  const { user } = renderInClub(
    <FieldFormContext value={{ inputs }}>
      <Frame />
    </FieldFormContext>,
    { dataProvider: { getList }, queryClient: createQueryClient() },
  );
  const box = (name: string) => screen.getByRole('textbox', { name });
  return { requested, box, user };
};

const answerWith =
  (...data: unknown[]) =>
  () =>
    Promise.resolve({ data, total: data.length });
const lookup = () => screen.getByRole('combobox', { name: 'Rechercher une commune' });

describe('looking up a town', () => {
  it('fills postal code and town by the keyboard alone (R2.175)', async () => {
    const { user, box, requested } = open(answerWith(VAIRES, { id: 2 }));
    await user.type(lookup(), 'vai');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { name: '77360 Vaires-sur-Marne' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box('Code postal')).toHaveValue('77360');
    expect(box('Ville')).toHaveValue('Vaires-sur-Marne');
    expect(lookup()).toHaveValue('');
    expect(requested).toEqual([['/read/towns', { q: 'vai' }]]);
  });

  it('requests nothing before the third character', async () => {
    const { user, requested } = open(answerWith(VAIRES));
    await user.type(lookup(), 'va');
    expect(await screen.findByText('3 caractères minimum')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('says that there is no such town', async () => {
    const { user } = open(answerWith());
    await user.type(lookup(), 'xyz');
    expect(await screen.findByText("Aucun élément n'a été trouvé.")).toBeVisible();
  });

  it('leaves what is typed when the server does not answer', async () => {
    const { user, box } = open(() => Promise.reject(new Error('offline')));
    await user.type(box('Ville'), 'Chelles');
    await user.type(lookup(), 'vai');
    await waitFor(() =>
      expect(lookup()).toHaveAccessibleDescription(
        'La recherche de communes est indisponible. Saisissez le code postal et la ville.',
      ),
    );
    expect(lookup()).toHaveValue('vai');
    expect([box('Code postal'), box('Ville')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '75001',
      'Chelles',
    ]);
  });

  it('is not offered where the address cannot be changed', () => {
    open(answerWith(), true);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Ville' })).toBeDisabled();
  });
});

describe('AddressDisplay', () => {
  const show = (value: unknown): string[] => {
    const { container } = render(<AddressDisplay field={field} value={value} />);
    const lines = [...container.querySelectorAll('span')].map((line) => line.textContent);
    return lines.length > 0 ? lines : [container.textContent];
  };

  it.each([
    [
      {
        addressLocality: 'Strasbourg',
        postalCode: '67000',
        streetAddress: '12 rue Haute',
        disambiguatingDescription: 'Bât. B',
      },
      ['12 rue Haute', 'Bât. B', '67000 Strasbourg'],
    ],
    [{ streetAddress: '12 rue Haute', addressLocality: ' Strasbourg ' }, ['12 rue Haute', 'Strasbourg']],
    [{ postalCode: '67000', streetAddress: '' }, ['67000']],
    [{ streetAddress: null }, ['--']],
    [null, ['--']],
    ['/api/addresses/3', ['--']],
  ])('shows %j line by line (R1.9, R3.167, R3.168)', (value, lines) => {
    expect(show(value)).toEqual(lines);
  });
});
