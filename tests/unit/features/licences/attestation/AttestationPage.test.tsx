// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileAccessContext } from '../../../../../src/fields/files/FileAccessContext.tsx';
import { AttestationPage } from '../../../../../src/features/licences/attestation/AttestationPage.tsx';
import { ServicesContext, type Services } from '../../../../../src/features/ServicesContext.tsx';
import { renderInClub } from '../../../../support/renderInClub.tsx';

const licence = {
  valid: true,
  validationDate: null,
  points: 1234,
  person: { familyName: 'LEROY', givenName: 'Anne', birthDate: null, gender: 'F' },
  club: { '@id': '/api/clubs/1', name: 'LOGNES EP' },
  season: { name: '2026/2027' },
};

const club = {
  identifier: '08770002',
  mainAddress: { streetAddress: '3 rue des Tilleuls', postalCode: '77185', addressLocality: 'Lognes' },
  mainPhone: { telephone: '+33160000000' },
  mainEmail: { email: 'contact@lognes.example' },
};

const signatories = [
  { person: { familyName: 'MOREL', givenName: 'Paul' }, function: { name: 'Président' } },
  { person: { familyName: 'NOËL', givenName: 'Ida' }, function: { name: 'Secrétaire' } },
];

interface Server {
  readonly request: Services['transport']['request'];
  readonly getOne: () => Promise<object>;
}

/** A server that answers what is not given by an error. */
const open = ({ request = refuse, getOne = refuse }: Partial<Server>) => {
  const query = async ({ name }: { readonly name: string }) => ({
    data: name === 'attestation' ? [licence] : signatories,
  });
  return renderInClub(
    <ServicesContext value={{ transport: { request } } as unknown as Services}>
      <FileAccessContext value={{ isOwn: () => false, read: refuse }}>
        <AttestationPage />
      </FileAccessContext>
    </ServicesContext>,
    {
      at: '/1/licences/7/attestation',
      route: '/:clubId/licences/:id/attestation',
      dataProvider: { query, getOne },
    },
  );
};

const refuse = async () => {
  throw new Error('not found');
};

describe('the attestation of a licence', () => {
  it('attests one of which nobody wrote down when it was validated, and says so', async () => {
    open({});
    expect(await screen.findByText(/^LOGNES EP atteste que LEROY Anne est titulaire/)).toBeVisible();
    expect(screen.getByText('Licence validée le').nextElementSibling).toHaveTextContent(
      'jour non enregistré',
    );
    expect(screen.getByText('Née le').nextElementSibling).toHaveTextContent('--');
    expect(screen.getByText('Classement').nextElementSibling).toHaveTextContent('Classe 12, 1 234 points');
  });

  it('is a letter of the club, with whoever signs for it', async () => {
    const { user } = open({ getOne: async () => ({ data: { id: '/api/clubs/1', ...club } }) });
    expect(await screen.findByText('Club n° 08770002')).toBeVisible();
    expect(screen.getByText('77185 Lognes')).toBeVisible();
    expect(screen.getByText('Tél. +33 1 60 00 00 00 – contact@lognes.example')).toBeVisible();
    expect(screen.getByText(/^Fait à Lognes, le \d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    expect(screen.getByText('MOREL Paul')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Signataire' }), 'NOËL Ida, Secrétaire');
    expect(screen.getByText('NOËL Ida')).toBeVisible();
    expect(screen.queryByText('MOREL Paul')).toBeNull();
  });

  it('carries the address that says whether it is right', async () => {
    open({ request: async () => ({ body: { code: '7-abc' } }) as never });
    expect(
      await screen.findByRole('img', { name: 'Code QR qui mène à la vérification de l’attestation' }),
    ).toBeVisible();
    expect(screen.getByText(/localhost:\d+\/attestations\/7-abc$/)).toBeVisible();
  });

  it('promises no check where the server gives no code', async () => {
    open({});
    expect(await screen.findByText('Signature et cachet')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/se vérifie/)).toBeNull();
  });
});
