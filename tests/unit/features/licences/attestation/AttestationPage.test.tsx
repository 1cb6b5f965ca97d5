// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AttestationPage } from '../../../../../src/features/licences/attestation/AttestationPage.tsx';
import { createI18nProvider } from '../../../../../src/i18n/createI18nProvider.ts';

afterEach(cleanup);

it('attests a licence of which nobody wrote down when it was validated, and says so', async () => {
  const licence = {
    valid: true,
    validationDate: null,
    points: 1234,
    person: { familyName: 'LEROY', givenName: 'Anne', birthDate: null },
    club: { name: 'LOGNES EP' },
    season: { name: '2026/2027' },
  };
  render(
    <TestMemoryRouter initialEntries={['/1/licences/7/attestation']}>
      <AdminContext
        dataProvider={{ ask: async () => ({ data: [licence] }) } as never}
        i18nProvider={createI18nProvider()}
        store={memoryStore()}
      >
        <Routes>
          <Route path="/:clubId/licences/:id/attestation" element={<AttestationPage />} />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(await screen.findByText(/^LOGNES EP atteste que LEROY Anne est titulaire/)).toBeVisible();
  expect(screen.getByText('Validée le').nextElementSibling).toHaveTextContent('jour non enregistré');
  expect(screen.getByText('Date de naissance').nextElementSibling).toHaveTextContent('--');
  expect(screen.getByText('Classement').nextElementSibling).toHaveTextContent('Classe 12, 1 234 points');
});
