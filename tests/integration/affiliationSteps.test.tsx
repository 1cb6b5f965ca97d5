// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

const findSend = () => screen.findByRole('button', { name: 'Transmettre l’affiliation' });

it('greys the sending of an affiliation and says what is missing, in its form and above the list', async () => {
  const { user, close } = await renderApp({ path: '/1/affiliations/create', account: 'gestionnaire' });
  await user.type(await screen.findByRole('textbox', { name: 'N° de contrat' }), 'RC-1');
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(async () => expect(await findSend()).toBeDisabled());
  expect(await findSend()).toHaveAccessibleDescription(
    /avant l’envoi\s: Assurance \(Nom de l’assureur, Une assurance .*\), Validation \(Acceptation/,
  );

  await user.type(screen.getByRole('textbox', { name: 'Assureur' }), 'Mutuelle');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(async () =>
    expect(await findSend()).toHaveAccessibleDescription(
      /avant l’envoi\s: Assurance \(Une assurance .*\), Validation/,
    ),
  );
  close();

  await renderApp({ path: '/1/affiliate', account: 'gestionnaire' });
  expect(await findSend()).toHaveAccessibleDescription(/avant l’envoi\s: Assurance \(Une assurance /);
  expect(await screen.findByRole('link', { name: 'Accepter les statuts et les règlements' })).toBeVisible();
  // The rows below are no affiliations.
  expect(await screen.findByRole('link', { name: 'Nouvelle adhésion' })).toBeVisible();
  expect(await screen.findByText(/^\d+\sadhésions$/)).toBeVisible();
});

it('counts the steps again once the affiliation is sent', async () => {
  const club = await as('gestionnaire');
  const { 'hydra:member': begun } = await club.get('/club_affiliations?club=1&season=3');
  const [{ id }] = begun as [{ id: number }];
  await club.put(`/club_affiliations/${id}`, { insuranceEnd: '2100-06-30', agreement: true });
  const { user } = await renderApp({ path: '/1/affiliate', account: 'gestionnaire' });
  expect(await screen.findByText('4 étapes faites sur 6.')).toBeVisible();
  // Nothing is missing any more, and the button of the process sends it.
  expect(screen.queryByRole('link', { name: /^Accepter/ })).toBeNull();
  await user.click(await findSend());
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Transmettre l’affiliation' }));
  expect(await screen.findByText('5 étapes faites sur 6.')).toBeVisible();
});

it('greys the validation of an affiliation for as long as it is not paid', async () => {
  const club = await as('gestionnaire');
  const { 'hydra:member': sent } = await club.get('/club_affiliations?club=1&season=3');
  const [{ id }] = sent as [{ id: number }];
  await renderApp({ path: `/13/affiliations/${id}/show`, account: 'instance' });
  const findValidate = () => screen.findByRole('button', { name: 'Valider l’affiliation' });
  // Another element once the steps are read.
  await waitFor(async () => expect(await findValidate()).toBeDisabled());
  expect(await findValidate()).toHaveAccessibleDescription(
    'La facture de l’affiliation n’est pas encore payée.',
  );
});
