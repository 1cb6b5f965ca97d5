// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../sandbox/api/app.ts';
import { changesBetween, type Change } from '../support/screens/readDatabase.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, speak, readDatabase, wire } = setUpScreens();

type Shapes = Pick<AppOptions, 'dialect' | 'hydraPrefix'>;

const SERVERS: Readonly<Record<string, Shapes>> = {
  'the reference API': {},
  'a server without the prefix of Hydra': { hydraPrefix: false },
  'one that tells embedded records as IRIs': { dialect: { embedded: 'iri' } },
  'one that mixes objects and IRIs in a list': { dialect: { embedded: 'mixed' } },
  'one whose decimals are strings': { dialect: { decimals: 'string' } },
  'one in UTC': { dialect: { zone: 'UTC' } },
  'one without `_id` in GraphQL': { dialect: { graphqlKey: 'none' } },
  'one that describes fields by the keys of the specification': { dialect: { descriptions: 'bare' } },
  'one that takes PATCH': { dialect: { update: 'PATCH' } },
  'one whose collections tell no permissions': { dialect: { collections: 'bare' } },
  'one that answers writes without a record': { dialect: { created: 204, updated: 204 } },
  'one that is all of these at once': {
    hydraPrefix: false,
    dialect: {
      embedded: 'iri',
      decimals: 'string',
      zone: 'UTC',
      graphqlKey: 'none',
      descriptions: 'bare',
      update: 'PATCH',
      collections: 'bare',
      created: 204,
      updated: 204,
    },
  },
};

interface Form {
  readonly path: string;
  /** The field that is changed. */
  readonly field: string;
  /** The row and the column in which it is stored, which alone may change. */
  readonly row: string;
  readonly column: string;
}

/** The person was born in a summer in which Paris was an hour ahead of Berlin; the gallery holds all kinds of fields. */
const FORMS: Readonly<Record<string, Form>> = {
  person: { path: '/1/persons/25/details', field: 'birthTown', row: 'people 25', column: 'birth_town' },
  club: { path: '/1/informations/1', field: 'colors', row: 'organizations 1', column: 'colors' },
  licence: { path: '/1/licences/1', field: 'amount', row: 'licences 1', column: 'amount' },
  gallery: { path: '/1/galleries/1', field: 'nickname', row: 'galleries 1', column: 'nickname' },
};

/** By its name: a server need not tell labels. */
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
  { path, field, tab }: Pick<Form, 'path' | 'field'> & { readonly tab?: string },
  typed: string,
): Promise<readonly Change[]> => {
  const { user } = await renderApp({ path, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  if (tab) await user.click(screen.getByRole('tab', { name: tab }));
  const box = await input(field);
  const before = await readDatabase();
  await user.clear(box);
  await user.type(box, typed);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  return changesBetween(before, await readDatabase());
};

let turn = 0;

/** What differs in one way alone is met by the form that holds all kinds of fields. */
const WITH_ALL_FORMS = ['the reference API', 'one that is all of these at once'];
const formsOn = (server: string): [string, Form][] =>
  Object.entries(FORMS).filter(([name]) => name === 'gallery' || WITH_ALL_FORMS.includes(server));

describe.each(Object.entries(SERVERS))('On %s', (server, shapes) => {
  it.each(formsOn(server))(
    'a save of a %s changes exactly the field that was typed',
    async (_form, { path, field, row, column }) => {
      speak(shapes);
      turn += 1;
      const changes = await saveWith({ path, field }, String(turn));
      expect(changes).toEqual([expect.objectContaining({ row, column })]);
      // An amount is stored in cents.
      expect(String(changes[0]?.after)).toMatch(new RegExp(`^${turn}(?:00)?$`));
    },
  );
});

it('A part of a record that is edited alone goes with the rest as it was told, since a PUT may replace', async () => {
  const changes = await saveWith({ path: '/1/characteristics/edit', field: 'numberOfMembers' }, '77');
  expect(changes).toEqual([expect.objectContaining({ row: 'organizations 1', column: 'number_of_members' })]);
  const { body } = wire.only('PUT /api/clubs/:id');
  expect(body).toMatchObject({ numberOfMembers: 77, name: expect.any(String), colors: expect.anything() });
});

describe('What is typed', () => {
  const GALLERY = { path: '/1/galleries/1' };

  it('goes as text where decimals are strings', async () => {
    speak({ dialect: { decimals: 'string' } });
    expect(await saveWith({ ...GALLERY, tab: 'Nombres', field: 'surface' }, '181,5')).toEqual([
      expect.objectContaining({ row: 'galleries 1', column: 'surface', after: 181.5 }),
    ]);
    expect(wire.only('PUT /api/galleries/:id').body.surface).toBe('181.5');
  });

  it('into one embedded record leaves those alone that were told as IRIs', async () => {
    speak({ dialect: { embedded: 'mixed' } });
    expect(await saveWith({ ...GALLERY, tab: 'Listes', field: 'lines.0.label' }, 'Gradins')).toEqual([
      expect.objectContaining({ column: 'label', after: 'Gradins' }),
    ]);
  });

  it('finds related records where descriptions tell their type alone', async () => {
    const correspondent = await buildPerson();
    speak({ dialect: { descriptions: 'bare', graphqlKey: 'none' } });
    const { user } = await renderApp({ path: '/1/persons/25/details', account: 'gestionnaire' });
    await screen.findByRole('button', { name: 'Enregistrer' });
    const before = await readDatabase();
    await user.click(screen.getByRole('button', { name: /^Autres informations/ }));
    const picker = await screen.findByRole('combobox', { name: 'Correspondant' });
    await user.click(picker);
    await user.type(picker, correspondent.familyName);
    await user.click(await screen.findByRole('option', { name: new RegExp(correspondent.familyName) }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(changesBetween(before, await readDatabase())).toEqual([
      { row: 'people 25', column: 'correspondent_id', before: null, after: correspondent.id },
    ]);
  });

  it('goes alone where records are changed by PATCH', async () => {
    speak({ dialect: { update: 'PATCH' } });
    expect(await saveWith({ path: '/1/persons/25/details', field: 'familyName' }, 'SIMONET')).toEqual([
      expect.objectContaining({ row: 'people 25', column: 'family_name', after: 'SIMONET' }),
    ]);
    const { body, headers } = wire.only('PATCH /api/people/:id');
    expect(body).toEqual({ familyName: 'SIMONET' });
    expect(headers.get('Content-Type')).toBe('application/merge-patch+json');
    expect(wire.requests('PUT /api/people/:id')).toEqual([]);
  });
});
