// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createPending } from '../../../support/createPending.ts';
import { answerJson } from '../../../support/createFakeServer.ts';
import { renderAuth, submitLogin } from './renderAuth.tsx';

afterEach(cleanup);

const refuse = (message: string) => () => answerJson({ code: 401, message }, { status: 401 });

describe('LoginPage', () => {
  it('has a text and a password input, a submit button, one h1 and a title of its own (R1.4, R2.1)', () => {
    renderAuth('/login');
    expect(
      [...document.querySelectorAll('input')].map(({ type, autocomplete }) => [type, autocomplete]),
    ).toEqual([
      ['text', 'username'],
      ['password', 'current-password'],
    ]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Connexion',
    ]);
    expect(document.title).toBe('Connexion - Raquette');
    expect(screen.getByLabelText('Identifiant')).toHaveFocus();
  });

  it.each([
    [401, 'Account is disabled.', 'Ce compte n’est pas ouvert. Demandez à votre club de vous l’ouvrir.'],
    [
      401,
      'Too many failed login attempts, please try again in 5 minutes.',
      'Trop de demandes ont été envoyées. Réessayez dans quelques instants.',
    ],
    [401, 'Invalid credentials.', 'Identifiant ou mot de passe incorrect.'],
    [403, 'Access Denied.', 'Connexion non autorisée'],
  ])(
    'blamed the password, or spoke of a resource, where the account is refused: %d %s',
    async (status, message, text) => {
      const { user } = renderAuth('/login', {
        '/api/login_check': () => answerJson({ code: status, message }, { status }),
      });
      await submitLogin(user);
      expect(await screen.findByText(text)).toBeInTheDocument();
    },
  );

  it('takes a password that is pasted, at the mouse and at the keyboard', async () => {
    const { user, address } = renderAuth('/login', {
      '/api/accounts/me/accesses': () => answerJson({ clubPermissions: [{ node: 12, matrix: {} }] }),
    });
    await user.type(screen.getByLabelText('Identifiant'), 'gestionnaire');
    const field = screen.getByLabelText('Mot de passe');
    await user.click(field);
    await user.paste('demo');
    expect(field).toHaveValue('demo');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/12');
    });
  });

  it('goes to the home of the first club, saying what happens (R2.109, R8.32, R8.33)', async () => {
    const { promise: pending, resolve: release } = createPending<Response>();
    const { user, address } = renderAuth('/login', { '/api/accounts/me/accesses': () => pending });
    await submitLogin(user);
    expect(screen.getByRole('status')).toHaveTextContent('Connexion en cours');
    expect(address()).toBe('/login');
    release(answerJson({ clubPermissions: [{ node: 12, matrix: {} }] }));
    await waitFor(() => {
      expect(address()).toBe('/12');
    });
    expect(screen.getByRole('status')).toHaveTextContent('Connexion réussie');
    expect(screen.getByRole('status')).not.toHaveTextContent('Connexion en cours');
  });

  it.each([
    ['/12/teams', '/12/teams'],
    ['/12/persons?page=2', '/12/persons?page=2'],
    ['https://evil.example', '/12'],
    ['//evil.example', '/12'],
    ['/login', '/12'],
    ['/nowhere', '/12'],
  ])('follows redirect=%s to %s (R2.109)', async (redirect, target) => {
    const { user, address } = renderAuth(`/login?redirect=${encodeURIComponent(redirect)}`);
    await submitLogin(user);
    await waitFor(() => {
      expect(address()).toBe(target);
    });
  });

  it('says how long a busy server wants to be left alone, and may be sent again at once', async () => {
    const { user, pathsSent } = renderAuth('/login', {
      '/api/login_check': () => answerJson({}, { status: 429, headers: { 'Retry-After': '30' } }),
    });
    await submitLogin(user);
    await waitFor(() => {
      expect(screen.getByText(/Réessayez dans 30 secondes/)).toBeVisible();
    });
    expect(pathsSent()).toEqual(['POST /api/login_check']);
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(pathsSent()).toHaveLength(2);
  });

  it('says that the login failed, keeps the name and may be sent again (R8.4, R8.34)', async () => {
    const { user, address, sent } = renderAuth('/login', {
      '/api/login_check': refuse('Invalid credentials.'),
    });
    await submitLogin(user, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Identifiant ou mot de passe incorrect.');
    expect(screen.getByRole('status')).toHaveTextContent('La connexion a échoué');
    expect(screen.getByLabelText('Identifiant')).toHaveValue('gestionnaire');
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
    expect(address()).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(sent).toHaveLength(2);
  });

  it('passes the French reason of the server on', async () => {
    const text = 'Trop de tentatives de connexion échouées, veuillez réessayer dans 5 minutes.';
    const { user } = renderAuth('/login', { '/api/login_check': refuse(text) });
    await submitLogin(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says in French that the server fails (R8.34)', async () => {
    const { user } = renderAuth('/login', {
      '/api/login_check': () => new Response('<h1>Oops</h1>', { status: 500 }),
    });
    await submitLogin(user);
    expect(await screen.findByText(/^Le serveur a rencontré une erreur/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('La connexion a échoué');
  });

  it('refuses an account without any club (R6.6, R8.35)', async () => {
    const { user, address, session } = renderAuth('/login', {
      '/api/accounts/me/accesses': () => answerJson({ modulesAccesses: 'all' }),
    });
    await submitLogin(user);
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Connexion non autorisée');
    });
    expect(address()).toBe('/login');
    expect(await session.getToken()).toBeNull();
  });

  it('goes to the second factor with hash and way back (R4.3, R2.109)', async () => {
    const { user, address } = renderAuth('/login?redirect=%2F12%2Fteams', {
      '/api/login_check': () => answerJson({ mfa_required: true, hash: 'a+b/=' }),
    });
    await submitLogin(user);
    await waitFor(() => {
      expect(address()).toBe('/login/verify?hash=a%2Bb%2F%3D&redirect=%2F12%2Fteams');
    });
    expect(await screen.findByLabelText('Code de vérification')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('sends one login however often it is submitted', async () => {
    const { user, sent } = renderAuth('/login', { '/api/login_check': () => new Promise(() => undefined) });
    await submitLogin(user);
    await user.click(screen.getByRole('button', { name: 'Connexion en cours' }));
    await user.keyboard('{Enter}');
    expect(sent).toHaveLength(1);
  });

  it('requires missing values and sends nothing', async () => {
    const { user, sent } = renderAuth('/login');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(screen.getAllByText('La valeur ne doit pas être vide.')).toHaveLength(2);
    expect(screen.getByLabelText('Identifiant')).toHaveFocus();
    expect(screen.getByLabelText('Identifiant')).toBeInvalid();
    expect(screen.getByLabelText('Identifiant')).toHaveAccessibleDescription(
      'La valeur ne doit pas être vide.',
    );
    expect(sent).toEqual([]);
  });

  it('shows the password on demand', async () => {
    const { user } = renderAuth('/login');
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  });

  it('is skipped by someone logged in, unless it was reached for want of a right (R2.12)', async () => {
    const { session, router, address } = renderAuth('/elsewhere');
    await act(async () => {
      await session.login({ username: 'gestionnaire', password: 'demo' });
      await router.navigate('/login?redirect=%2F12%2Fx');
    });
    expect(screen.getByRole('heading', { name: 'Connexion' })).toBeInTheDocument();
    const drawn: (string | null)[] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        drawn.push(...[...addedNodes].map(({ textContent }) => textContent));
    });
    await act(async () => {
      await router.navigate('/elsewhere');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await act(async () => {
      await router.navigate('/login');
    });
    await waitFor(() => expect(address()).toBe('/12'));
    // It is a page of their own that loads: a form to log in would be filled.
    expect(drawn.join()).not.toContain('Mot de passe');
    watch.disconnect();
  });
});
