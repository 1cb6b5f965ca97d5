// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changesBetween, type Change } from '../support/screens/readDatabase.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, speak, readDatabase, wire } = setUpScreens();

interface Form {
  readonly path: string;
  /** The field that is changed. */
  readonly field: string;
  /** The row and the column in which it is stored, which alone may change. */
  readonly row: string;
  readonly column: string;
}

/** Has fields of all kinds. */
const GALLERY: Form = { path: '/1/galleries/1', field: 'nickname', row: 'galleries 1', column: 'nickname' };

/** The person was born in a summer in which Paris was an hour ahead of Berlin. */
const FORMS: Readonly<Record<string, Form>> = {
  person: { path: '/1/persons/25/details', field: 'birthTown', row: 'people 25', column: 'birth_town' },
  club: { path: '/1/informations/1', field: 'colors', row: 'organizations 1', column: 'colors' },
  licence: { path: '/1/licences/1', field: 'amount', row: 'licences 1', column: 'amount' },
  gallery: GALLERY,
};

/** By its name: a server may send no labels. */
const input = (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`The form has no field '${name}'`);
    // Fields that hold the data of other people stay closed for the first second of a form.
    if (found.readOnly) throw new Error(`The field '${name}' stays closed`);
    return found;
  });

/** Saves a form in which one thing was typed; what the database holds otherwise afterwards. */
const saveWith = async (
  { path, field }: Pick<Form, 'path' | 'field'>,
  typed: string,
): Promise<readonly Change[]> => {
  const { user } = await renderApp({ path, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  const box = await input(field);
  const before = await readDatabase();
  await user.clear(box);
  await user.type(box, typed);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  return changesBetween(before, await readDatabase());
};

const expectOneChange = async ({ path, field, row, column }: Form, typed: string): Promise<void> => {
  const changes = await saveWith({ path, field }, typed);
  expect(changes).toEqual([expect.objectContaining({ row, column })]);
  // An amount is stored in cents.
  expect(String(changes[0]?.after)).toMatch(new RegExp(`^${typed}(?:00)?$`));
};

it.each(Object.entries(FORMS))('a save of a %s changes exactly the field that was typed', (_name, form) =>
  expectOneChange(form, '1'),
);

it('and so does it on a server whose keys have no prefix of Hydra', async () => {
  speak({ hydraPrefix: false });
  await expectOneChange(GALLERY, '2');
});

it('A part of a record that is edited alone goes with the rest as received, since a PUT may replace', async () => {
  const changes = await saveWith({ path: '/1/characteristics/edit', field: 'numberOfMembers' }, '77');
  expect(changes).toEqual([expect.objectContaining({ row: 'organizations 1', column: 'number_of_members' })]);
  const { body } = wire.only('PUT /api/clubs/:id');
  expect(body).toMatchObject({ numberOfMembers: 77, name: expect.any(String), colors: expect.anything() });
});
