// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AttestationPage } from '../../../../../src/features/licences/attestation/AttestationPage.tsx';
import { renderInClub } from '../../../../support/renderInClub.tsx';

it('attests a licence of which nobody wrote down when it was validated, and says so', async () => {
  const licence = {
    valid: true,
    validationDate: null,
    points: 1234,
    person: { familyName: 'LEROY', givenName: 'Anne', birthDate: null },
    club: { name: 'LOGNES EP' },
    season: { name: '2026/2027' },
  };
  renderInClub(<AttestationPage />, {
    at: '/1/licences/7/attestation',
    route: '/:clubId/licences/:id/attestation',
    dataProvider: { ask: async () => ({ data: [licence] }) },
  });
  expect(await screen.findByText(/^LOGNES EP atteste que LEROY Anne est titulaire/)).toBeVisible();
  expect(screen.getByText('Validée le').nextElementSibling).toHaveTextContent('jour non enregistré');
  expect(screen.getByText('Date de naissance').nextElementSibling).toHaveTextContent('--');
  expect(screen.getByText('Classement').nextElementSibling).toHaveTextContent('Classe 12, 1 234 points');
});
