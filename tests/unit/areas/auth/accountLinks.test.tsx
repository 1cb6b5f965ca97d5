// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../../../src/app/routes.tsx';
import { answerJson } from '../../../support/createFakeServer.ts';
import { renderAuth } from './renderAuth.tsx';

afterEach(cleanup);

const CHANGE = '/api/resetting/change_password';
const done = () => new Response(null, { status: 204 });
const refused =
  (status: number, body: object = {}) =>
  () =>
    answerJson(body, { status });

describe('the pages of mailed links', () => {
  it('are in the route table by name (R2.5-R2.7)', () => {
    const named = new Map(routes[0]?.children?.map(({ id, path }) => [id, path]));
    expect(named.get('resetting_request')).toBe('resetting/request');
    expect(named.get('resetting_change_password')).toBe('resetting/change_password');
    expect(named.get('registration_confirm')).toBe('registration/confirm');
  });
});

describe('/resetting/request', () => {
  it('is reached from the login page, and says the same for every account (R2.13)', async () => {
    const { user, sent, address } = renderAuth('/login', { '/api/resetting/request': done });
    await user.click(screen.getByRole('link', { name: /Mot de passe oublié/ }));
    expect(address()).toBe('/resetting/request');
    await user.type(screen.getByLabelText('Identifiant ou courriel'), ' ann {Enter}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Si un compte correspond à votre saisie');
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: '/api/resetting/request', body: { username: 'ann' } });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends nothing without a name, and says when it is requested too often', async () => {
    const { user, sent } = renderAuth('/resetting/request', {
      '/api/resetting/request': () =>
        answerJson({ detail: 'Trop de demandes' }, { status: 429, headers: { 'Retry-After': '300' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('Identifiant ou courriel')).toHaveFocus();
    await user.keyboard('ann{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    });
    expect(screen.getByRole('alert')).not.toHaveTextContent('Si un compte');
  });

  it('spoke of a form in general where the server has something against the name', async () => {
    const violations = [{ propertyPath: 'username', message: 'Cette adresse n’est pas valide.' }];
    const { user } = renderAuth('/resetting/request', {
      '/api/resetting/request': () => answerJson({ violations }, { status: 422 }),
    });
    await user.type(screen.getByLabelText('Identifiant ou courriel'), 'ann@{Enter}');
    expect(await screen.findByText('Cette adresse n’est pas valide.')).toBeInTheDocument();
  });

  it.each([401, 403, 404])('spoke of records or of rights where a request is refused: %d', async (status) => {
    const { user } = renderAuth('/resetting/request', {
      '/api/resetting/request': refused(status, { detail: 'Access Denied.' }),
    });
    await user.type(screen.getByLabelText('Identifiant ou courriel'), 'ann{Enter}');
    expect(await screen.findByText(/^Le serveur n’a pas accepté cette demande/)).toBeInTheDocument();
  });

  it('says after a lost answer to try again, sends no second mail by itself, and keeps the name', async () => {
    const { user, sent } = renderAuth('/resetting/request', {
      '/api/resetting/request': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.type(screen.getByLabelText('Identifiant ou courriel'), 'ann{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
      );
    });
    expect(sent).toHaveLength(1);
    expect(screen.getByLabelText('Identifiant ou courriel')).toHaveValue('ann');
  });
});

describe('/resetting/change_password', () => {
  const typeBoth = async (page: ReturnType<typeof renderAuth>, first: string, second: string) => {
    await page.user.type(screen.getByLabelText('Nouveau mot de passe'), first);
    await page.user.type(screen.getByLabelText('Confirmation du mot de passe'), `${second}{Enter}`);
  };

  it('sends two equal passwords once, then leads to login and says so (R2.6, R2.13)', async () => {
    const page = renderAuth('/resetting/change_password?token=t1', { [CHANGE]: done });
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAttribute('autocomplete', 'new-password');
    await typeBoth(page, 'quatre balles', 'quatre balle');
    expect(screen.getByText('Les deux mots de passe ne sont pas identiques.')).toBeInTheDocument();
    expect(page.sent).toEqual([]);
    await page.user.type(screen.getByLabelText('Confirmation du mot de passe'), 's{Enter}');
    await waitFor(() => {
      expect(page.address()).toBe('/login');
    });
    expect(page.sent.map(({ body }) => body)).toEqual([{ token: 't1', password: 'quatre balles' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Votre mot de passe est changé');
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('sends them by Ctrl+S as well', async () => {
    const page = renderAuth('/resetting/change_password?token=t1', { [CHANGE]: done });
    await page.user.type(screen.getByLabelText('Nouveau mot de passe'), 'quatre balles');
    await page.user.type(screen.getByLabelText('Confirmation du mot de passe'), 'quatre balles');
    await page.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(page.sent).toHaveLength(1));
  });

  it('shows what the server has against the password at its field', async () => {
    const violations = [{ propertyPath: 'password', message: 'Cette chaîne est trop courte.' }];
    const page = renderAuth('/resetting/change_password?token=t1', {
      [CHANGE]: refused(422, { violations }),
    });
    await typeBoth(page, 'court', 'court');
    await waitFor(() => {
      expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(
        'Cette chaîne est trop courte.',
      );
    });
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveFocus();
  });

  it('showed what the server has against the password in English as it came', async () => {
    const violations = [{ propertyPath: 'password', message: 'This password is too weak.' }];
    const page = renderAuth('/resetting/change_password?token=t1', {
      [CHANGE]: refused(422, { violations }),
    });
    await typeBoth(page, 'quatre balles', 'quatre balles');
    await waitFor(() => {
      expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(
        /^Le serveur n’accepte pas cette valeur/,
      );
    });
  });

  it('took a password that is refused with a 400 for a link of no use', async () => {
    const violations = [{ propertyPath: 'password', message: 'Cette chaîne est trop courte.' }];
    const page = renderAuth('/resetting/change_password?token=t1', {
      [CHANGE]: refused(400, { violations }),
    });
    await typeBoth(page, 'court', 'court');
    expect(await screen.findByText('Cette chaîne est trop courte.')).toBeInTheDocument();
  });

  it.each([401, 403])('spoke of rights or of a session where a link is refused: %d', async (status) => {
    const page = renderAuth('/resetting/change_password?token=t1', {
      [CHANGE]: refused(status, { message: 'Access Denied.' }),
    });
    await typeBoth(page, 'quatre balles', 'quatre balles');
    expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toBeInTheDocument();
  });

  it('says when the link is of no use, and where to request another (R2.13)', async () => {
    const page = renderAuth('/resetting/change_password?token=t1', { [CHANGE]: refused(410) });
    await typeBoth(page, 'quatre balles', 'quatre balles');
    await page.user.click(await screen.findByRole('link', { name: 'Demander un nouveau lien' }));
    expect(page.address()).toBe('/resetting/request');
    cleanup();
    renderAuth('/resetting/change_password');
    expect(screen.getByRole('alert')).toHaveTextContent('Ce lien a déjà servi');
  });
});

describe('/registration/confirm', () => {
  it('sends the token at the press of a button, once, and offers the login (R2.7, R2.13)', async () => {
    const page = renderAuth('/registration/confirm?token=t2', { '/api/registration/confirm': done });
    expect(page.sent).toEqual([]);
    await page.user.dblClick(screen.getByRole('button', { name: 'Confirmer mon inscription' }));
    await page.user.click(await screen.findByRole('link', { name: 'Se connecter' }));
    expect(page.sent.map(({ body }) => body)).toEqual([{ token: 't2' }]);
    expect(page.address()).toBe('/login');
  });

  it('says when the link is of no use (R2.13)', async () => {
    const page = renderAuth('/registration/confirm?token=t2', { '/api/registration/confirm': refused(410) });
    await page.user.click(screen.getByRole('button', { name: 'Confirmer mon inscription' }));
    expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says after a lost answer to try again, where there is no record to look at', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const page = renderAuth('/registration/confirm?token=t2', { '/api/registration/confirm': lost });
    await page.user.click(screen.getByRole('button', { name: 'Confirmer mon inscription' }));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Vérifiez votre connexion, puis réessayez.');
    });
    expect(page.sent).toHaveLength(1);
  });
});
