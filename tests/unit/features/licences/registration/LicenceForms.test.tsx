// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { licences } from '../../../../../src/resources/licences.ts';
import { LicenceEdit } from '../../../../../src/features/licences/registration/LicenceForms.tsx';
import { parseMapping } from '../../../../../src/schema/parseMapping.ts';
import { renderInClub } from '../../../../support/renderInClub.tsx';

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
  const stored = {
    id: '/api/licences/7',
    person: { '@id': '/api/people/3' },
    '@permissions': { canUpdate, canDelete: false },
  };
  const create = vi.fn(async (_resource: string, { data }: { data: object }) => ({
    data: { ...data, id: '/api/certificates/9', '@id': '/api/certificates/9', name: 'N° 9', type: MENTION },
  }));
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({
    data: { ...stored, ...data },
  }));
  const dataProvider = {
    describe: async (resource: string) => ({ data: parseMapping(MAPPINGS[resource]) }),
    getOne: async () => ({ data: stored }),
    getVersion: async () => ({ data: stored, etag: null }),
    getList: async () => ({ data: [], total: 0, meta: { canCreate: true } }),
    create,
    update,
  };
  const { user } = renderInClub(<LicenceEdit config={licences} />, {
    at: `/licences/${encodeURIComponent(stored.id)}`,
    route: '/licences/:id',
    dataProvider,
    resource: 'licences',
    resources: [
      { name: 'licences', entity: 'licence', path: '/licences' },
      { name: 'certificates', entity: 'certificate', path: '/certificates', recordRepresentation: ['name'] },
    ],
  });
  expect(await screen.findByRole('combobox', { name: 'Mention médicale' })).toBeVisible();
  return { user, create, update };
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
