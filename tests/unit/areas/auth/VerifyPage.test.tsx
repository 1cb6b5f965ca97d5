// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answerJson } from '../../../support/createFakeServer.ts';
import { renderAuth } from './renderAuth.tsx';

afterEach(cleanup);

const CHECK = '/api/login_check_mfa';
const refuse = (message: string) => () => answerJson({ code: 401, message }, { status: 401 });

describe('VerifyPage', () => {
  it('goes to login without a hash (R2.14)', () => {
    const { address } = renderAuth('/login/verify');
    expect(address()).toBe('/login');
  });

  it('sends code and hash, then goes on and leaves no hash behind (R2.2, R8.36)', async () => {
    const { user, address, sent, router } = renderAuth('/login/verify?hash=a%2Bb&redirect=%2F12%2Fteams');
    const field = screen.getByLabelText('Code de vérification');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(document.title).toBe('Vérification en deux étapes - Raquette');
    await user.type(field, '012 345{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/12/teams');
    });
    expect(sent[0]).toMatchObject({ path: CHECK, body: { code: '012345', hash: 'a+b' } });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('keeps hash and code field after a wrong code (R8.37)', async () => {
    const { user, address } = renderAuth('/login/verify?hash=h1', {
      [CHECK]: refuse("Le code de vérification n'est pas valide."),
    });
    await user.type(screen.getByLabelText('Code de vérification'), '111111{Enter}');
    expect(await screen.findByText("Le code de vérification n'est pas valide.")).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('La vérification a échoué');
    expect(address()).toBe('/login/verify?hash=h1');
    expect(screen.getByLabelText('Code de vérification')).toHaveFocus();
  });

  it.each([
    [403, { message: 'Access Denied.' }, 'Connexion non autorisée'],
    [404, { detail: 'Not Found' }, 'Le serveur n’offre pas cette opération.'],
    [
      401,
      { message: 'Account has expired.' },
      'Ce compte n’est pas ouvert. Demandez à votre club de vous l’ouvrir.',
    ],
    [401, { message: 'Invalid code.' }, 'Le code de vérification n’est pas valide.'],
    [
      422,
      { violations: [{ propertyPath: 'code', message: 'Ce code est trop court.' }] },
      'Ce code est trop court.',
    ],
    [
      422,
      { violations: [{ propertyPath: 'code', message: 'This is no code.' }] },
      /^Le serveur n’accepte pas cette valeur/,
    ],
  ])('spoke of a resource or a form after a code that is refused: %d %j', async (status, body, sentence) => {
    const { user } = renderAuth('/login/verify?hash=h1', { [CHECK]: () => answerJson(body, { status }) });
    await user.type(screen.getByLabelText('Code de vérification'), '111111{Enter}');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('goes back to login when the challenge is over', async () => {
    const { user, address } = renderAuth('/login/verify?hash=h1&redirect=%2F12%2Fteams', {
      [CHECK]: refuse('La vérification a expiré.'),
    });
    await user.type(screen.getByLabelText('Code de vérification'), '111111{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/login?redirect=%2F12%2Fteams');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'La vérification a expiré. Identifiez-vous de nouveau.',
    );
  });

  it('requires a missing code and sends nothing', async () => {
    const { user, sent } = renderAuth('/login/verify?hash=h1');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(screen.getByText('La valeur ne doit pas être vide.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
