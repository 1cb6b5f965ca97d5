// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, wire, faults } = setUpScreens();

const PUT = 'PUT /api/club_permissions/:id';

const openDetail = async () => {
  const { user } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: 'Détail des droits de lecteur' }));
  return user;
};

it('rights are not saved without the end that was mistyped, and it stays with its error', async () => {
  const user = await openDetail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, lecteur' }), '2');
  const end = screen.getByRole('textbox', { name: /^Fin, / });
  await user.type(end, '32/13/2026');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/N’DIAYE Stéphane\s: La date est invalide/)).toBeVisible();
  expect(wire.requests(PUT)).toEqual([]);
  expect(end).toHaveDisplayValue('32/13/2026');
  expect(end).toBeInvalid();

  await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
  expect(end).toHaveDisplayValue('');
});

it('rights whose save lost its answer are saved where they are found when they are read again', async () => {
  const user = await openDetail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, lecteur' }), '2');
  faults.cut(PUT, { after: true });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('1 sur 1 traité.')).toBeVisible();
  expect(await screen.findByText('Aucune modification à enregistrer')).toBeVisible();
  expect(screen.queryByText(/Résultat inconnu/)).not.toBeInTheDocument();
});

it('rights whose save was lost on its way are said to be of unknown outcome, and stay to be saved', async () => {
  const user = await openDetail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, lecteur' }), '1');
  faults.cut(PUT);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/N’DIAYE Stéphane\s: Résultat inconnu/)).toBeVisible();
  expect(screen.getAllByText(/Résultat inconnu/)).toHaveLength(1);
  expect(screen.getByText('1 compte modifié, pas encore enregistré')).toBeVisible();
});

it('rights that were changed while they were saved send nobody to reload what the page has read anew', async () => {
  const user = await openDetail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, lecteur' }), '1');
  faults.status(PUT, 412, { '@type': 'hydra:Error', 'hydra:description': 'Precondition Failed' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/entre-temps par un autre compte. Vérifiez-les/)).toBeVisible();
  expect(screen.queryByText(/Rechargez/)).not.toBeInTheDocument();
});

it('rights that are being saved are not left without a question', async () => {
  const user = await openDetail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Personnes, lecteur' }), '2');
  const answer = faults.hold(PUT);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(wire.requests(PUT)).toHaveLength(1));
  await user.click(screen.getAllByRole('link', { name: 'Accueil' })[0] ?? document.body);
  expect(await screen.findByRole('alertdialog', { name: 'L’opération est en cours' })).toBeVisible();
  answer();
  expect(await screen.findByText('Aucune modification à enregistrer')).toBeVisible();
});
