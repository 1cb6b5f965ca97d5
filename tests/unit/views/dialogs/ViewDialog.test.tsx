// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Resource, ResourceDefinitionContextProvider, testDataProvider, type RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { resourcePages } from '../../../../src/areas/club/routes/resourcePages.tsx';
import { createRouterProvider } from '../../../../src/areas/club/routes/createRouterProvider.tsx';
import { createDirectory } from '../../../../src/data/ResourceDefinition.ts';
import type { RegisteredResource } from '../../../../src/resources/index.ts';
import type { Session } from '../../../../src/session/Session.ts';
import { SessionProvider } from '../../../../src/session/SessionContext.tsx';
import type { SessionState } from '../../../../src/session/SessionState.ts';
import { describeFields } from '../../../support/describeFields.ts';
import { renderInClub } from '../../../support/renderInClub.tsx';

const things: RegisteredResource = {
  name: 'things',
  entity: 'thing',
  path: '/things',
  recordRepresentation: ['name'],
  search: 'name',
  right: {},
  overList: true,
  load: () => Promise.resolve({}),
};
/** Of somebody who may open every page. */
const state: SessionState = {
  status: 'loggedIn',
  user: { username: 'ann', account: null, roles: ['ROLE_USER'], modulesAccesses: 'all', clubPermissions: [] },
};
const session: Partial<Session> = { getState: () => state, subscribe: () => () => undefined };

const thing = (id: number, name: string): RaRecord => ({
  id: `/api/things/${id}`,
  '@id': `/api/things/${id}`,
  name,
});

const openThings = async (at: string) => {
  const records = Array.from({ length: 30 }, (_, index) => thing(index + 1, `Chose ${index + 1}`));
  const requestedPages: number[] = [];
  const dataProvider = testDataProvider({
    describe: () =>
      Promise.resolve({
        data: { fields: describeFields({ name: { type: 'string', label: 'Nom' } }), methods: null },
      }),
    getRelated: () => Promise.resolve({ data: new Map() }),
    getList: (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
      const { page, perPage } = pagination;
      requestedPages.push(page);
      return Promise.resolve({
        data: records.slice((page - 1) * perPage, page * perPage),
        total: records.length,
        meta: { canCreate: true },
      });
    },
    getOne: (_resource: string, { id }: { id: unknown }) =>
      Promise.resolve({ data: records.find((record) => record.id === id) }),
    create: (_resource: string, { data }: { data: object }) => {
      const created = { ...thing(records.length + 1, ''), ...data };
      records.push(created);
      return Promise.resolve({ data: created });
    },
  } as never);
  const pages = resourcePages([], [things]);
  const definitions = {
    things: Resource.registerResource({ name: 'things', ...(pages[0]?.props as object) }),
  };
  const { user, path } = renderInClub(
    <SessionProvider session={session as Session}>
      <ResourceDefinitionContextProvider definitions={definitions}>{pages}</ResourceDefinitionContextProvider>
    </SessionProvider>,
    {
      at,
      route: '/things/*',
      dataProvider,
      resources: [things],
      routerProvider: createRouterProvider(createDirectory([things])),
    },
  );
  await screen.findByText('Chose 26');
  return { user, path, pages: requestedPages };
};

const nameIn = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: 'Nom' });

describe('a record that opens over its list', () => {
  // Its address and the way back are walked in a browser (tests/e2e/licences.spec.ts).
  it('says how it is closed, and leaves the list as it was read', async () => {
    const { user, pages } = await openThings('/things?page=2&perPage=25');
    await user.click(screen.getByRole('link', { name: 'Chose 27' }));
    const dialog = await screen.findByRole('dialog', { name: 'Chose 27' });
    expect(await nameIn(dialog)).toHaveValue('Chose 27');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByText(/^Pour fermer cette fenêtre/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('Chose 26')).toBeVisible();
    expect(new Set(pages)).toEqual(new Set([2]));
  });

  it('prompts before it closes over typed values (R4.31)', async () => {
    const { user, path } = await openThings('/things?page=2&perPage=25');
    await user.click(screen.getByRole('link', { name: 'Créer' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await nameIn(dialog), 'Nouvelle');
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    const question = await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
    expect(path()).toBe('/things/create');
    await user.click(within(question).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('link', { name: 'Créer' }));
    expect(await nameIn(await screen.findByRole('dialog'))).toHaveValue('');
  });

  it('is there in the list once it is created', async () => {
    const { user, path } = await openThings('/things?page=2&perPage=25');
    await user.click(screen.getByRole('link', { name: 'Créer' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await nameIn(dialog), 'Nouvelle');
    await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
    const opened = await screen.findByRole('dialog', { name: 'Nouvelle' });
    expect(path()).toBe('/things/31');
    await user.click(await within(opened).findByRole('button', { name: 'Fermer' }));
    expect(await screen.findByRole('link', { name: 'Nouvelle' })).toBeVisible();
  });
});
