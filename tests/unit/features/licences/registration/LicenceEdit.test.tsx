// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createDirectory } from '../../../../../src/data/ResourceDefinition.ts';
import { DirectoryContext } from '../../../../../src/fields/DirectoryContext.tsx';
import { registry } from '../../../../../src/fields/registry.tsx';
import { RegistryContext } from '../../../../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../../../../src/i18n/createI18nProvider.ts';
import { licences } from '../../../../../src/resources/licences.ts';
import { LicenceEdit } from '../../../../../src/features/licences/registration/LicenceEdit.tsx';
import { parseMapping } from '../../../../../src/schema/parseMapping.ts';
import { createToasts } from '../../../../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../../../../src/ui/toasts/ToastsContext.tsx';
import { standInForBrowser } from '../../../../support/screens/standInForBrowser.ts';

// A limit for a busy machine, not an expectation.
vi.setConfig({ testTimeout: 60_000 });

afterEach(cleanup);

const MAPPINGS: Readonly<Record<string, object>> = {
  licences: {
    fields: {
      medical: { label: 'Mention médicale', type: 'mention', path: 'mentions' },
      certificate: { label: 'Certificat médical', type: 'certificate', path: 'certificates' },
    },
    methods: ['GET', 'PUT'],
  },
  certificates: { fields: { doctorName: { label: 'Médecin' } }, methods: ['GET', 'POST'] },
};

const MENTION = { '@id': '/api/mentions/1', id: '/api/mentions/1', name: 'Certificat présenté' };

/** The form of a licence, over a server that lets it be changed or not. */
const open = async (canUpdate: boolean) => {
  standInForBrowser();
  const held = {
    id: '/api/licences/7',
    person: { '@id': '/api/people/3' },
    '@permissions': { canUpdate, canDelete: false },
  };
  const create = vi.fn(async (_resource: string, { data }: { data: object }) => ({
    data: { ...data, id: '/api/certificates/9', '@id': '/api/certificates/9', name: 'N° 9', type: MENTION },
  }));
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({
    data: { ...held, ...data },
  }));
  const dataProvider = {
    describe: async (resource: string) => ({ data: parseMapping(MAPPINGS[resource]) }),
    getOne: async () => ({ data: held }),
    getVersion: async () => ({ data: held, etag: null }),
    getList: async () => ({ data: [], total: 0, meta: { canCreate: true } }),
    create,
    update,
  };
  const directory = createDirectory([
    { name: 'licences', entity: 'licence', path: '/licences' },
    { name: 'certificates', entity: 'certificate', path: '/certificates', represent: ['name'] },
  ]);
  render(
    <TestMemoryRouter initialEntries={[`/licences/${encodeURIComponent(held.id)}`]}>
      <ToastsProvider toasts={createToasts()}>
        <DirectoryContext value={directory}>
          <RegistryContext value={registry}>
            <AdminContext
              dataProvider={dataProvider as never}
              i18nProvider={createI18nProvider()}
              store={memoryStore()}
            >
              <ResourceContextProvider value="licences">
                <Routes>
                  <Route path="/licences/:id" element={<LicenceEdit config={licences} />} />
                </Routes>
              </ResourceContextProvider>
            </AdminContext>
          </RegistryContext>
        </DirectoryContext>
      </ToastsProvider>
    </TestMemoryRouter>,
  );
  expect(await screen.findByRole('combobox', { name: 'Mention médicale' })).toBeVisible();
  return { user: userEvent.setup({ delay: null }), create, update };
};

it('takes up the new certificate of its holder with the mention that it gives (R2.151, R2.156)', async () => {
  const { user, create, update } = await open(true);
  await user.click(await screen.findByRole('button', { name: 'Nouveau certificat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau certificat' });
  await user.type(await within(dialog).findByRole('textbox', { name: 'Médecin' }), 'Dr Durand');
  await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Mention médicale' })).toHaveValue(MENTION.name),
  );
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ doctorName: 'Dr Durand' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      certificate: '/api/certificates/9',
      medical: '/api/mentions/1',
    }),
  );
});

it('offers no certificate to who may only read the licence', async () => {
  await open(false);
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Nouveau certificat' })).not.toBeInTheDocument();
});
