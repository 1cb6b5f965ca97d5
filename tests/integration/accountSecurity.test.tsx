// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../support/screens/createClient.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire, readCode, clock } = setUpScreens();

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const openAccount = async (account: Account) => {
  const { user } = await renderApp({ path: '/1', account });
  await user.click(await screen.findByRole('button', { name: `Compte de ${account}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mon compte' }));
  await screen.findByText(`${account}@example.org`);
  return user;
};

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const field = (name: string) => screen.findByLabelText(name, { exact: true });

/** The code that an application shows for the key on the screen. */
const shownCode = (): string => {
  const address = screen.getByRole('link', { name: /l’ouvrir/ }).getAttribute('href') ?? '';
  const secret = new URL(address).searchParams.get('secret') ?? '';
  return new TOTP({ secret }).generate({ timestamp: clock().getTime() });
};

describe('the focus', () => {
  it('goes back to what opened each dialog, from the second factor to Mon compte to the page', async () => {
    const user = await openAccount('lecteur');
    const opener = screen.getByRole('button', { name: 'Modifier la vérification' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Vérification en deux étapes' });
    await press(user, 'Retour');
    await waitFor(() => expect(opener).toHaveFocus());
    await press(user, 'Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });
});

describe('the password, in Mon compte', () => {
  it('offers no link by mail in the place where it is changed a moment later', async () => {
    const release = faults.hold('GET /api/accounts/me/security');
    await openAccount('lecteur');
    expect(screen.queryByRole('link', { name: 'Changer de mot de passe' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: 'Changer le mot de passe' })).toBeVisible();
  });

  it('is changed with the present one; what is refused says so at its field and loses nothing, and the session goes on', async () => {
    const user = await openAccount('lecteur');
    await press(user, 'Changer le mot de passe');
    expect(await field('Mot de passe actuel')).toHaveFocus();
    await user.type(await field('Mot de passe actuel'), 'faux');
    await user.type(await field('Nouveau mot de passe'), '123456789012');
    await user.type(await field('Confirmation du mot de passe'), 'autre chose');
    await press(user, 'Changer le mot de passe');
    expect(await field('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Les deux mots de passe ne sont pas identiques.',
    );
    expect(wire.requests('POST /api/accounts/me/security/password')).toEqual([]);

    await user.clear(await field('Confirmation du mot de passe'));
    await user.type(await field('Confirmation du mot de passe'), '123456789012');
    await press(user, 'Changer le mot de passe');
    await waitFor(async () =>
      expect(await field('Mot de passe actuel')).toHaveAccessibleDescription(
        'Ce n’est pas votre mot de passe actuel.',
      ),
    );
    expect(await field('Nouveau mot de passe')).toHaveValue('123456789012');

    await user.clear(await field('Mot de passe actuel'));
    await user.type(await field('Mot de passe actuel'), 'demo');
    await press(user, 'Changer le mot de passe');
    await waitFor(async () =>
      expect(await field('Nouveau mot de passe')).toHaveAccessibleDescription(/trop facile à deviner/),
    );

    for (const name of ['Nouveau mot de passe', 'Confirmation du mot de passe']) {
      await user.clear(await field(name));
      await user.type(await field(name), 'cheval batterie agrafe correcte');
    }
    await press(user, 'Changer le mot de passe');
    expect(
      await screen.findByText('Votre mot de passe est changé. Vos autres sessions sont fermées.'),
    ).toBeVisible();
    // The dialog reads on with a refreshed session.
    const dialog = await screen.findByRole('dialog', { name: 'Mon compte' });
    expect(await within(dialog).findByText('lecteur@example.org')).toBeVisible();
    expect(await within(dialog).findByText('Désactivée')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Connexion' })).not.toBeInTheDocument();
  });

  it('is chosen by a mailed link where the server offers nothing else', async () => {
    faults.alter('GET /api/accounts/me/security', () => new Response('', { status: 404 }));
    await openAccount('multi');
    expect(screen.getByRole('link', { name: 'Changer de mot de passe' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Changer le mot de passe' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Modifier la vérification' })).not.toBeInTheDocument();
  });
});

describe('the second factor, in Mon compte', () => {
  it('is switched on by an application, whose code a wrong password does not show, and shows codes of recovery once', async () => {
    const user = await openAccount('officiel');
    await press(user, 'Modifier la vérification');
    const password = await field('Mot de passe actuel');
    expect(password).toHaveFocus();
    expect(screen.getByRole('radio', { name: /application sur mon téléphone/ })).toBeChecked();
    await user.type(password, 'faux{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.'),
    );
    await user.clear(password);
    await user.type(password, 'demo{Enter}');

    expect(await screen.findByRole('img', { name: /Code QR/ })).toBeVisible();
    expect(screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
    const code = await field('Code de vérification');
    expect(code).toHaveFocus();
    await user.type(code, `${shownCode() === '000000' ? '111111' : '000000'}{Enter}`);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/n['’]est pas valide/));
    await user.clear(code);
    await user.type(code, `${shownCode()}{Enter}`);

    const dialog = await screen.findByRole('dialog', { name: 'Vos codes de secours' });
    const codes = within(dialog).getAllByRole('listitem');
    expect(codes).toHaveLength(10);
    const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    await press(user, 'Télécharger');
    const [made] = created.mock.calls[0] ?? [];
    const file = made instanceof Blob ? await made.text() : '';
    for (const line of codes) expect(file).toContain(line.textContent);
    expect(file).toContain('officiel');
    created.mockRestore();
    // They are never shown again: neither Back nor a reload takes them away at once.
    const leaves = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    await act(async () => {
      history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', '/1/persons');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(dialog).toBeVisible();
    expect(document.title).toMatch(/^Accueil/);
    await press(user, 'Je les ai mis en lieu sûr');
    expect(await screen.findByText('La vérification en deux étapes est activée.')).toBeVisible();
    expect(await screen.findByText('Activée, par une application, 10 codes de secours')).toBeVisible();
    expect(screen.queryByText(codes[0]?.textContent ?? '')).not.toBeInTheDocument();
    expect(leaves()).toBe(true);
  });

  it('is switched on by mail, renews its codes and is switched off, with the code that each of these requires', async () => {
    const user = await openAccount('multi');
    await press(user, 'Modifier la vérification');
    await user.click(screen.getByRole('radio', { name: /reçus par courriel/ }));
    await user.type(await field('Mot de passe actuel'), 'demo{Enter}');
    expect(await screen.findByText(/multi@example.org\. Tapez-le/)).toBeVisible();
    await user.type(await field('Code de vérification'), `${await readCode()}{Enter}`);
    await press(user, 'Je les ai mis en lieu sûr');
    expect(await screen.findByText('Activée, par courriel, 10 codes de secours')).toBeVisible();

    await press(user, 'Modifier la vérification');
    expect(screen.getByRole('radio', { name: 'Obtenir de nouveaux codes de secours' })).toBeChecked();
    await user.type(await field('Mot de passe actuel'), 'demo{Enter}');
    const prompt = await screen.findByText(/Cette opération demande une vérification/);
    expect(prompt).toBeVisible();
    const question = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    await user.type(within(question).getByLabelText('Code de vérification'), await readCode());
    await user.click(within(question).getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByRole('dialog', { name: 'Vos codes de secours' })).toBeVisible();
    await press(user, 'Je les ai mis en lieu sûr');

    await press(user, 'Modifier la vérification');
    await user.click(screen.getByRole('radio', { name: 'Désactiver la vérification' }));
    await user.type(await field('Mot de passe actuel'), 'demo{Enter}');
    expect(await screen.findByText('La vérification en deux étapes est désactivée.')).toBeVisible();
    expect(await screen.findByText('Désactivée')).toBeVisible();
  });

  it('opens no link of another kind, whatever a server answers for a key', async () => {
    faults.alter('POST /api/accounts/me/security/second_factor', () =>
      Response.json({ hash: 'h', secret: 'ABCDEFGH', uri: 'javascript:alert(1)' }),
    );
    const user = await openAccount('gestionnaire');
    await press(user, 'Modifier la vérification');
    await user.type(await field('Mot de passe actuel'), 'demo{Enter}');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(screen.queryByRole('link', { name: /l’ouvrir/ })).not.toBeInTheDocument();
  });

  it('stayed shown as off after its activation lost its answer', async () => {
    const user = await openAccount('gestionnaire');
    await press(user, 'Modifier la vérification');
    await user.type(await field('Mot de passe actuel'), 'demo{Enter}');
    expect(await screen.findByRole('img', { name: /Code QR/ })).toBeVisible();
    faults.cut('POST /api/accounts/me/security/second_factor/confirm', { after: true });
    await user.type(await field('Code de vérification'), `${shownCode()}{Enter}`);
    expect(await screen.findByText('Activée, par une application, 10 codes de secours')).toBeInTheDocument();
    await press(user, 'Retour');
    expect(await screen.findByRole('radio', { name: 'Obtenir de nouveaux codes de secours' })).toBeChecked();
  });

  it.each([
    ['Modifier la vérification', ['Mot de passe actuel'], 'second_factor', 'Continuer'],
    [
      'Changer le mot de passe',
      ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmation du mot de passe'],
      'password',
      'Changer le mot de passe',
    ],
  ])('sent to a record that there is not, after a lost answer: %s', async (opener, fields, path, submit) => {
    const user = await openAccount('multi');
    await press(user, opener);
    for (const name of fields) await user.type(await field(name), 'demo');
    faults.cut(`POST /api/accounts/me/security/${path}`);
    await press(user, submit);
    expect(await screen.findByText(/Vérifiez votre connexion, puis réessayez/)).toBeVisible();
    for (const name of fields) expect(await field(name)).toHaveValue('demo');
    expect(screen.queryByText(/Vérifiez l’enregistrement/)).not.toBeInTheDocument();
  });
});
