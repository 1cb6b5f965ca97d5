// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { entity } from '../../sandbox/model/entity.ts';
import { reference } from '../../sandbox/model/relationFields.ts';
import { string } from '../../sandbox/model/scalarFields.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const trophy = entity('trophy', {
  path: '/trophies',
  label: 'Trophée',
  represent: '${name}',
  access: { module: 'club', action: 'club.settings', owners: ['club'], writable: ['POST', 'PUT'] },
  fields: {
    name: string('Intitulé', { required: true, max: 40 }),
    club: reference('Club', 'club', { required: true }),
    level: string('Niveau', { max: 20 }),
    price: string('Prix', { max: 20 }),
    place: string('Lieu', { max: 40 }),
  },
});

const { renderApp, wire, faults, as } = setUpScreens({ entities: [...entities, trophy] });

/** The level may be two things; where it is kept is a record that no collection holds; a price is figures. */
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Intitulé', maxLength: 40 },
    level: { type: ['string', 'null'], title: 'Niveau', enum: ['gold', 'silver', null] },
    price: { type: 'string', title: 'Prix', pattern: String.raw`^(\d+(\.\d{1,2})?)$` },
    club: { type: 'string', format: 'iri-reference', title: 'Club' },
    place: { type: ['string', 'null'], format: 'iri-reference', title: 'Lieu' },
  },
};
const content = { 'application/ld+json': { schema } };
const answer = { responses: { 200: { content } } };
const openapi = {
  openapi: '3.1.0',
  paths: {
    '/api/trophies': {
      get: {
        parameters: [{ name: 'search[name]', in: 'query', schema: { type: 'string' } }],
        responses: { 200: { content: { 'application/ld+json': { schema: { items: schema } } } } },
      },
      post: { requestBody: { content } },
    },
    '/api/trophies/{id}': { get: answer, put: { ...answer, requestBody: { content } } },
  },
};

describe('a collection that its OpenAPI document alone describes', () => {
  beforeEach(() => {
    for (const verb of ['GET', 'POST', 'PUT']) faults.status(`${verb} /api/trophies/mapping`, 404);
    faults.status('GET /api/trophies/0/mapping', 404);
    faults.status('GET /api/docs.jsonopenapi', 200, openapi);
  });

  const build = async () =>
    (await as('gestionnaire')).post('/api/trophies', {
      name: 'Coupe',
      club: '/api/clubs/1',
      level: 'bronze',
      price: '12.50',
      place: '/api/places/3',
    });

  it('shows a value outside of the choices, and a record of no collection as no link', async () => {
    const { id } = await build();
    await renderApp({ path: `/1/trophies/${id}`, account: 'gestionnaire' });
    expect(await screen.findByRole('radio', { name: 'bronze' })).toBeChecked();
    expect(screen.getAllByRole('radio', { name: /gold|silver/ })).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Lieu' })).toHaveValue('/api/places/3');
    expect(screen.queryByRole('link', { name: /places/ })).not.toBeInTheDocument();
  });

  it('sends what nobody changed as it came, and a price as the text that it is', async () => {
    const { id } = await build();
    const { user } = await renderApp({ path: `/1/trophies/${id}`, account: 'gestionnaire' });
    const price = await screen.findByRole('textbox', { name: 'Prix' });
    expect(price).toHaveValue('12,50');
    await user.type(screen.getByRole('textbox', { name: 'Intitulé' }), ' de Meaux');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    const untouched = { club: '/api/clubs/1', level: 'bronze', price: '12.50', place: '/api/places/3' };
    expect(wire.last('PUT /api/trophies/:id').body).toEqual({ name: 'Coupe de Meaux', ...untouched });
  });

  it('sends a changed price as text', async () => {
    const { id } = await build();
    const { user } = await renderApp({ path: `/1/trophies/${id}`, account: 'gestionnaire' });
    const price = await screen.findByRole('textbox', { name: 'Prix' });
    await user.clear(price);
    await user.type(price, '13,75');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    expect(wire.last('PUT /api/trophies/:id').body).toMatchObject({ level: 'bronze', price: '13.75' });
  });

  it('filters and searches by a name that the server keeps in brackets', async () => {
    await build();
    const { user } = await renderApp({ path: '/1/trophies', account: 'gestionnaire' });
    await screen.findByRole('table');
    const searched = () => wire.requests('GET /api/trophies').map(({ query }) => query.get('search[name]'));
    await user.type(screen.getByRole('searchbox', { name: /^Rechercher/ }), 'Cou');
    await waitFor(() => expect(searched()).toContain('Cou'));
    await user.clear(screen.getByRole('searchbox', { name: /^Rechercher/ }));
    await user.click(screen.getByRole('button', { name: /^Filtres/ }));
    const panel = within(await screen.findByRole('region', { name: 'Filtres' }));
    await user.type(await panel.findByRole('searchbox', { name: 'Intitulé' }), 'Coupe');
    await waitFor(() => expect(searched()).toContain('Coupe'));
    expect(await screen.findByRole('button', { name: /Intitulé.+Coupe/ })).toBeVisible();
  });

  it('of which no operation reads one record leads to none, and back to the list after a new one', async () => {
    const { '/api/trophies': paths } = openapi.paths;
    faults.status('GET /api/docs.jsonopenapi', 200, { ...openapi, paths: { '/api/trophies': paths } });
    await build();
    const { user, address } = await renderApp({ path: '/1/trophies', account: 'gestionnaire' });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByText('Coupe')).not.toEqual([]);
    expect([...wire.last('GET /api/trophies').query.keys()].filter((key) => key.startsWith('order'))).toEqual(
      [],
    );
    expect(within(table).queryByRole('link', { name: /Coupe/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Créer/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Intitulé' }), 'Challenge');
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(address()).toBe('/1/trophies'));
    expect(await screen.findByText('Challenge')).toBeVisible();
  });

  it('whose list requires a filter says which, and has it at hand', async () => {
    await build();
    const detail = 'Query parameter "search[name]" is required';
    faults.alter('GET /api/trophies', (rows) =>
      wire.last('GET /api/trophies').query.has('search[name]')
        ? rows
        : Response.json({ '@type': 'Error', detail, status: 422 }, { status: 422 }),
    );
    const { user } = await renderApp({ path: '/1/trophies', account: 'gestionnaire' });
    expect(await screen.findByText(/^La demande a été refusée par le serveur.+is required/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: /^Rechercher/ }), 'Cou');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it.each([403, 500])('whose records are a %i takes no other collection with it', async (status) => {
    faults.status('GET /api/trophies', status);
    const { user } = await renderApp({ path: '/1/trophies', account: 'gestionnaire' });
    await waitFor(() => expect(wire.requests('GET /api/trophies')).not.toEqual([]));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
    await user.click(within(menu).getByRole('button', { name: 'Licences' }));
    await user.click(await within(menu).findByRole('menuitem', { name: 'Licences' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
