// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, faults, wire } = setUpScreens();

const GIVE = 'Donner ces droits';

const mailsTo = async (email: string): Promise<number> => {
  const answer = await fetch(new URL('/sandbox/mailbox', location.origin));
  const mails = (await answer.json()) as readonly { readonly to: string }[];
  return mails.filter(({ to }) => to === email).length;
};

/** Opens the dialog and fills it in for a new person of the club. */
const open = async (email: string, profile = 'Consultation') => {
  const { familyName } = await buildPerson();
  const { user, close } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: 'Donner des droits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Donner des droits' });
  const person = await within(dialog).findByRole('combobox', { name: 'Personne invitée' });
  await user.type(person, familyName);
  await user.click(await screen.findByRole('option', { name: new RegExp(familyName) }));
  const address = within(dialog).getByRole('textbox', { name: 'Courriel de l’invitation' });
  await waitFor(() => expect(address).not.toHaveAttribute('readonly'));
  await user.type(address, email);
  await user.click(within(dialog).getByRole('combobox', { name: 'Profil type' }));
  await user.click(await screen.findByRole('option', { name: profile }));
  return { user, close, dialog, familyName, address };
};

const give = (user: UserEvent, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: GIVE }));

const lineOf = async (name: string): Promise<HTMLElement> => {
  const list = await screen.findByRole('list', { name: 'Personnes qui ont des droits' });
  return waitFor(() => {
    const lines = within(list).getAllByRole('listitem');
    const line = lines.find(({ textContent }) => textContent?.includes(name));
    if (!line) throw new Error(`No line of ${name}`);
    return line;
  });
};

describe('the rights page', () => {
  it('shows one line a person, and the matrix of the chosen person (R2.38)', async () => {
    const { user } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
    const line = await lineOf('lecteur');
    expect(line).toHaveTextContent('Consultation');
    expect(line).toHaveTextContent('Sans date de fin');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const detail = within(line).getByRole('button', { name: 'Détail des droits de lecteur' });
    await user.click(detail);
    expect(detail).toHaveAttribute('aria-expanded', 'true');
    const matrix = within(line).getByRole('table', { name: 'Droits de chaque compte' });
    expect(within(matrix).getByRole('combobox', { name: 'Licences, lecteur' })).toHaveValue('1');
    await user.selectOptions(within(matrix).getByRole('combobox', { name: 'Licences, lecteur' }), '2');
    await user.click(detail);
    expect(line).toHaveTextContent('Modifié, pas encore enregistré');
    await user.click(screen.getByRole('button', { name: 'Tableau de tous les comptes' }));
    expect(screen.getByRole('combobox', { name: 'Licences, lecteur (modifié)' })).toHaveValue('2');
    expect(screen.getByRole('combobox', { name: 'Licences, officiel' })).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
  });
});

describe('rights for somebody without an account', () => {
  it.each([28, 13])('are given to a person of a club beneath, in the place %i', async (place) => {
    const { familyName } = await buildPerson();
    const { user } = await renderApp({ path: `/${place}/permissions`, account: 'instance' });
    await user.click(await screen.findByRole('button', { name: 'Donner des droits' }));
    await user.type(await screen.findByRole('combobox', { name: 'Personne invitée' }), familyName);
    expect(await screen.findByRole('option', { name: new RegExp(familyName) })).toBeVisible();
  });

  it('keep what was typed when the answer is lost, and invite once (R2.129)', async () => {
    const email = 'perdu@example.org';
    const { user, dialog, familyName, address } = await open(email);
    const lift = faults.cut('POST /api/club_permissions', { after: true });
    await give(user, dialog);
    expect(await within(dialog).findByText(/personne ne sera invité deux fois/)).toBeVisible();
    expect(address).toHaveValue(email);
    lift();
    await give(user, dialog);
    expect(await screen.findByText(`Invitation envoyée à ${email}.`)).toBeVisible();
    expect(await lineOf(familyName)).toHaveTextContent(`Invitation envoyée à ${email}, valable jusqu’au`);
    expect(await mailsTo(email)).toBe(1);
  });

  it('are offered again as a draft when the session ends before they are sent', async () => {
    const email = 'apres@example.org';
    const { user, close, dialog, familyName } = await open(email);
    const lifts = ['POST /api/token/refresh', 'POST /api/club_permissions'].map((call) =>
      faults.status(call, 401),
    );
    await give(user, dialog);
    await screen.findByText(/Votre session a pris fin/);
    for (const lift of lifts) lift();
    close();

    const again = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
    await again.user.click(await screen.findByRole('button', { name: 'Donner des droits' }));
    const dialogAgain = await screen.findByRole('dialog', { name: 'Donner des droits' });
    await again.user.click(
      await within(dialogAgain).findByRole('button', { name: 'Reprendre le brouillon' }),
    );
    expect(within(dialogAgain).getByRole('textbox', { name: 'Courriel de l’invitation' })).toHaveValue(email);
    await waitFor(() =>
      expect(within(dialogAgain).getByRole('combobox', { name: 'Personne invitée' })).toHaveDisplayValue(
        new RegExp(familyName),
      ),
    );
    await give(again.user, dialogAgain);
    expect(await screen.findByText(`Invitation envoyée à ${email}.`)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Donner des droits' }));
    const empty = await screen.findByRole('dialog', { name: 'Donner des droits' });
    expect(await within(empty).findByRole('textbox', { name: 'Courriel de l’invitation' })).toHaveValue('');
    expect(within(empty).queryByRole('button', { name: 'Reprendre le brouillon' })).not.toBeInTheDocument();
  });

  it('are refused at the field of the address, which stays as it was typed', async () => {
    const { user, dialog, address } = await open('lecteur@example.org');
    await give(user, dialog);
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(/Cette adresse est celle du compte d’une autre personne/),
    );
    expect(address).toHaveValue('lecteur@example.org');
    expect(await mailsTo('lecteur@example.org')).toBe(0);
    await user.clear(address);
    await user.type(address, 'nobody');
    await give(user, dialog);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/adresse email valide/));
    expect(wire.requests('POST /api/club_permissions')).toHaveLength(1);
  });

  it('wait for an address that takes mail, and are sent there again', async () => {
    const { user, dialog, familyName } = await open('essai@mail.invalid');
    await give(user, dialog);
    await screen.findAllByText(/essai@mail\.invalid ne reçoit rien/);
    const line = await lineOf(familyName);
    await user.click(within(line).getByRole('button', { name: /^Renvoyer/ }));
    const again = await screen.findByRole('dialog', { name: /^Renvoyer/ });
    const address = await within(again).findByRole('textbox', { name: 'Courriel de l’invitation' });
    await waitFor(() => expect(address).not.toHaveAttribute('readonly'));
    expect(address).toHaveValue('essai@mail.invalid');
    await user.clear(address);
    await user.type(address, 'juste@example.org');
    await user.click(within(again).getByRole('button', { name: 'Renvoyer' }));
    await waitFor(async () =>
      expect(await lineOf(familyName)).toHaveTextContent('Invitation envoyée à juste@example.org'),
    );
    expect(await mailsTo('juste@example.org')).toBe(1);
  });
});
