// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();

const JSON_LD = { 'Content-Type': 'application/ld+json' };

describe('a server without accesses', () => {
  beforeEach(() => {
    faults.status('GET /api/accounts/me/accesses', 404);
    faults.alter('GET /api/index.jsonld', () =>
      Response.json({ '@id': '/api', person: '/api/people', licence: '/api/licences' }, { headers: JSON_LD }),
    );
    faults.alter('GET /api/docs.jsonld', async (answer) => {
      const documentation: object = await answer.json();
      return Response.json({ ...documentation, 'hydra:title': 'Fédération' }, { headers: JSON_LD });
    });
  });

  it('is one space under its own name, whose menu leads to what the server has', async () => {
    await renderApp({ path: '/0', account: 'gestionnaire' });
    expect(await screen.findByText('Fédération')).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(await within(menu).findByRole('menuitem', { name: 'Licences' })).toBeVisible();
    const groups = within(menu).getAllByRole('button');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Licences']);
    expect(within(menu).getByRole('menuitem', { name: 'Personnes' })).toBeVisible();
    expect(menu).not.toHaveTextContent(/droit/);
    expect(wire.requests('GET /api/clubs/:id')).toEqual([]);
  });

  it('folds a long menu into groups that are named by their ends, and opens that of the page', async () => {
    const things = Array.from({ length: 40 }, (_, index) => `thing${index + 1}`);
    faults.alter('GET /api/index.jsonld', () =>
      Response.json(
        { '@id': '/api', ...Object.fromEntries(things.map((name) => [name, `/api/${name}s`])) },
        { headers: JSON_LD },
      ),
    );
    await renderApp({ path: '/0/thing35s', account: 'gestionnaire' });
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
    const open = await within(menu).findByRole('button', { name: 'Thing31s – Thing40s' });
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('menuitem', { name: 'Thing35s' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('button', { name: 'Thing1s – Thing30s' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(within(menu).queryByRole('menuitem', { name: 'Thing7s' })).not.toBeInTheDocument();
  });

  it.each([
    ['pages and records', '/api/things', 'Rechercher une page ou un enregistrement'],
    ['people too', '/api/people', 'Rechercher une page, une personne, un club, une équipe'],
  ])('offers to look for %s where it has %s', async (_, collection, label) => {
    faults.alter('GET /api/index.jsonld', () =>
      Response.json({ '@id': '/api', some: collection }, { headers: JSON_LD }),
    );
    const { user } = await renderApp({ path: '/0', account: 'gestionnaire' });
    await screen.findByText('Fédération');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: label })).toBeVisible();
  });

  it('lists the records of no club in particular', async () => {
    await renderApp({ path: '/0/persons', account: 'gestionnaire' });
    await screen.findByRole('table');
    const lists = wire.requests('GET /api/people');
    expect(lists).not.toEqual([]);
    for (const { query } of lists) expect([...query.keys()].join()).not.toMatch(/club/);
  });

  it('requests no seasons where the server names none', async () => {
    await renderApp({ path: '/0/persons', account: 'gestionnaire' });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(wire.requests('GET /api/seasons')).toEqual([]);
  });

  it('has a field for the club of a new record, which no address implies', async () => {
    await renderApp({ path: '/0/persons/create', account: 'gestionnaire' });
    expect(await screen.findByRole('combobox', { name: 'Club' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Club' })).toHaveValue('');
  });

  it('lists all clubs where a club would show itself', async () => {
    faults.alter('GET /api/index.jsonld', () =>
      Response.json({ '@id': '/api', club: '/api/clubs' }, { headers: JSON_LD }),
    );
    const { address } = await renderApp({ path: '/0/informations', account: 'gestionnaire' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
    const [club] = within(await screen.findByRole('table')).getAllByRole('link');
    expect(club).toHaveAttribute('href', expect.stringMatching(/^\/0\/informations\/\d+\/show$/));
    expect(address()).toBe('/0/informations');
  });

  it('waits for nothing of a club above a list', async () => {
    await renderApp({ path: '/0/affiliate', account: 'gestionnaire' });
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
  });

  it('has a quiet home: figures of what there is, no boards of a club, no messages', async () => {
    await renderApp({ path: '/0', account: 'gestionnaire' });
    const tile = await screen.findByRole('link', { name: /Personnes/ });
    await waitFor(() => expect(tile).toHaveTextContent(/\d+/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'À faire' })).not.toBeInTheDocument();
    expect(wire.requests('GET /api/read/transactions')).toEqual([]);
  });

  describe('that names no collection', () => {
    beforeEach(() => {
      faults.alter('GET /api/index.jsonld', () => Response.json({ '@id': '/api' }, { headers: JSON_LD }));
    });

    it('says so, with what its administrator can do, and shows nothing of the federation', async () => {
      await renderApp({ path: '/0', account: 'gestionnaire' });
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Ce serveur ne dit pas ce qu’il contient');
      expect(notice).toHaveTextContent('enable_docs');
      expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
      const menu = screen.getByRole('navigation', { name: 'Menu principal' });
      expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    });

    it('has those of its OpenAPI document', async () => {
      const members = { type: 'array', items: { type: 'object' } };
      const content = { 'application/ld+json': { schema: { properties: { member: members } } } };
      const get = { tags: ['Person'], responses: { 200: { content } } };
      faults.alter('GET /api/docs.jsonopenapi', () =>
        Response.json({ openapi: '3.1.0', paths: { '/api/people': { get }, '/api/sheep': { get } } }),
      );
      await renderApp({ path: '/0', account: 'gestionnaire' });
      const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
      expect(await within(menu).findByRole('menuitem', { name: 'Personnes' })).toBeVisible();
      expect(within(menu).getByRole('menuitem', { name: 'Sheep' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('says that its collections could not be read, and reads them again', async () => {
    let isDown = true;
    faults.alter('GET /api/index.jsonld', (answer) =>
      isDown ? new Response(null, { status: 503 }) : answer,
    );
    const { user } = await renderApp({ path: '/0/sheep', account: 'gestionnaire' });
    const message = 'Les collections du serveur n’ont pas pu être lues.';
    expect(await screen.findByText(message)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });
});
