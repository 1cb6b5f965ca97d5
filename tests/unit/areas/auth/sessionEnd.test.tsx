// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAuth } from './renderAuth.tsx';

afterEach(cleanup);

const openLoggedIn = async (address: string) => {
  const page = renderAuth('/not-found');
  await act(async () => {
    await page.session.login({ username: 'gestionnaire', password: 'demo' });
    await page.router.navigate(address);
  });
  return page;
};

describe('the end of a session', () => {
  it('leads from /logout to login without a way back (R2.3, R8.38)', async () => {
    const { address, session } = await openLoggedIn('/logout');
    await waitFor(() => {
      expect(address()).toBe('/login');
    });
    expect(screen.getByRole('status')).toHaveTextContent('Déconnexion réussie');
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'voluntary' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('leads to login with the full current path when the refresh is refused (R4.11, R2.107, R8.24)', async () => {
    const { address, session } = await openLoggedIn('/12/persons?page=2');
    await act(() => session.logout('expired'));
    expect(address()).toBe('/login?redirect=%2F12%2Fpersons%3Fpage%3D2');
    expect(screen.getByRole('status')).toHaveTextContent("Une erreur d'authentification est survenue");
  });

  it('leads to login with the way back after inactivity, without a toast of logout (R4.16, R8.42)', async () => {
    const { address, session } = await openLoggedIn('/12/teams');
    await act(() => session.logout('inactivity'));
    expect(address()).toBe('/login?redirect=%2F12%2Fteams');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Vous avez été déconnecté après trois heures sans activité.',
    );
  });

  it('names the time that the server allows without a gesture (R4.16)', async () => {
    const page = renderAuth('/login', {}, { inactivitySeconds: 1800 });
    await act(async () => {
      await page.session.login({ username: 'gestionnaire', password: 'demo' });
      await page.session.logout('inactivity');
      await page.router.navigate('/login');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Vous avez été déconnecté après 30 minutes sans activité.',
    );
  });
});

describe('NotFoundPage', () => {
  it('is a French page with a way back that calls no API (R2.4)', () => {
    const { sent } = renderAuth('/not-found');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page introuvable');
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page introuvable - Raquette');
    expect(sent).toEqual([]);
  });
});
