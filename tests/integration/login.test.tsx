// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, readCode, faults, wire } = setUpScreens();

const logIn = async (user: UserEvent, username: string, password = 'demo'): Promise<void> => {
  await fillIn(user, 'Identifiant', username);
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};

const home = () => screen.findByRole('heading', { level: 1, name: 'Accueil' });

describe('the login page', () => {
  it('opens the club of the account once its rights are read, and reads its seasons once (R4.4, R7.38, R8.32, R8.33, R7.1, R7.13, R7.17, R8.42)', async () => {
    const release = faults.hold('GET /api/accounts/me/accesses');
    const { user, address } = await renderApp({ path: '/login' });
    await logIn(user, 'gestionnaire');
    await waitFor(() => expect(wire.requests('GET /api/accounts/me/accesses')).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Connexion en cours');
    expect(address()).toBe('/login');

    release();
    expect(await screen.findByText('Connexion réussie')).toBeVisible();
    await home();
    expect(screen.queryByText('Connexion en cours')).not.toBeInTheDocument();
    expect(address()).toBe('/1');
    expect(wire.only('POST /api/login_check').body).toEqual({ username: 'gestionnaire', password: 'demo' });
    expect(await screen.findAllByText(/2026\/2027/)).not.toEqual([]);
    expect(wire.requests('GET /api/seasons')).toHaveLength(1);
  });

  it('gives a wrong password and an unknown user the same answer (R8.4, R8.34)', async () => {
    const sentences: (string | null)[] = [];
    for (const username of ['lecteur', 'personne']) {
      const { user, address, close } = await renderApp({ path: '/login' });
      await logIn(user, username, 'faux');
      expect(await screen.findByText('La connexion a échoué')).toBeVisible();
      sentences.push(screen.getByRole('alert').textContent);
      expect(address()).toBe('/login');
      expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
      close();
    }
    expect(sentences[0]).not.toBe('');
    expect(sentences[1]).toBe(sentences[0]);
  });

  it('names what is missing and sends nothing', async () => {
    const { user } = await renderApp({ path: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    expect(screen.getAllByText('La valeur ne doit pas être vide.')).toHaveLength(2);
    expect(wire.requests()).toEqual([]);
  });

  it('refuses an account without a club and keeps it logged out (R6.6, R6.7)', async () => {
    const { user, address, close } = await renderApp({ path: '/login' });
    await logIn(user, 'sans-acces');
    expect(await screen.findByText('Connexion non autorisée')).toBeVisible();
    expect(address()).toBe('/login');

    close();
    const reloaded = await renderApp({ path: '/1' });
    await screen.findByRole('button', { name: 'Se connecter' });
    expect(reloaded.address()).toBe('/login?redirect=%2F1');
  });

  it('is usable again after a failure of the server (R8.34)', async () => {
    const lift = faults.status('POST /api/login_check', 500);
    const { user } = await renderApp({ path: '/login' });
    await logIn(user, 'gestionnaire');
    expect(await screen.findByText('La connexion a échoué')).toBeVisible();

    lift();
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await home()).toBeVisible();
  });

  it('leads back to the page that was requested (R6.3)', async () => {
    const { user, address } = await renderApp({ path: '/1/persons?page=2' });
    await screen.findByRole('textbox', { name: 'Identifiant' });
    expect(address()).toBe('/login?redirect=%2F1%2Fpersons%3Fpage%3D2');
    expect(wire.requests()).toEqual([]);

    await logIn(user, 'gestionnaire');
    expect(await screen.findByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
    expect(address()).toBe('/1/persons?page=2');
  });

  it.each(['//evil.example/1', 'https://evil.example/1', '/login', '/\\evil.example'])(
    'leads home when the way back is %s',
    async (redirect) => {
      const { user, address } = await renderApp({ path: `/login?${new URLSearchParams({ redirect })}` });
      await logIn(user, 'gestionnaire');
      await home();
      expect(address()).toBe('/1');
    },
  );
});

describe('the second factor', () => {
  it('follows the password and takes the mailed code (R4.1-R4.3, R2.2)', async () => {
    const { user, address } = await renderApp({ path: '/login?redirect=%2F1%2Flicences' });
    await logIn(user, 'mfa');
    const field = await screen.findByRole('textbox', { name: 'Code de vérification' });
    const hash = new URLSearchParams(address().split('?')[1]).get('hash');
    expect(hash).not.toBe('');
    expect(wire.requests('GET /api/accounts/me/accesses')).toEqual([]);

    const code = await readCode();
    await user.type(field, `${code.slice(0, 3)} ${code.slice(3)}`);
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
    expect(address()).toBe('/1/licences');
    expect(wire.only('POST /api/login_check_mfa').body).toEqual({ code, hash });
  });

  it('keeps its hash after a wrong code, so that another can be tried (R8.37)', async () => {
    const { user, address } = await renderApp({ path: '/login' });
    await logIn(user, 'mfa');
    const field = await screen.findByRole('textbox', { name: 'Code de vérification' });
    const code = await readCode();
    const before = address();
    await user.type(field, code === '000000' ? '111111' : '000000');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('La vérification a échoué')).toBeVisible();
    expect(address()).toBe(before);

    await fillIn(user, 'Code de vérification', code);
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await home()).toBeVisible();
  });

  it('cannot be passed without a hash (R2.14)', async () => {
    const { address } = await renderApp({ path: '/login/verify' });
    await screen.findByRole('textbox', { name: 'Identifiant' });
    expect(address()).toBe('/login');
  });
});

describe('the end of a session', () => {
  it('leaves nothing of it behind (R2.3, R4.5, R8.38, R3.151)', async () => {
    const { user, address, close } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await home();
    await user.click(screen.getByRole('button', { name: 'Compte de gestionnaire' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    expect(await screen.findByText('Déconnexion réussie')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));

    close();
    const reopened = await renderApp({ path: '/1' });
    await screen.findByRole('button', { name: 'Se connecter' });
    expect(reopened.address()).toBe('/login?redirect=%2F1');
  });

  it('survives a reload of the page', async () => {
    const { close } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await home();
    close();
    const { address } = await renderApp({ path: '/1/licences' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
    expect(address()).toBe('/1/licences');
  });
});
