// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, faults, clock } = setUpScreens();

const CHECK = 'GET /api/attestations/**';

/** Opens the page from the paper's address; `changes` replace values in the server's answer. */
const check = async (changes: object = {}) => {
  const client = await as('gestionnaire');
  const { 'hydra:member': licences } = await client.get(
    '/licences?club=1&season.current=true&state=validated',
  );
  const [licence] = licences as [{ readonly id: number; readonly identifier: string }];
  const { code } = (await client.get(`/licences/${licence.id}/attestation`)) as { code: string };
  faults.alter(CHECK, async (answer) =>
    Response.json({ ...((await answer.json()) as object), ...changes }, answer),
  );
  await renderApp({ path: `/attestations/${code}` });
  const word = await screen.findByText(/^(?:Licence|Saison) .*(?:valide|terminée)$/);
  return { licence, word: word.closest('[role=status]') };
};

const fact = (name: string): Element | null => screen.getByText(name).nextElementSibling;

describe('the page that checks an attestation', () => {
  it('says in a word whether the licence is valid, whose it is, of which club, and when the paper was given out', async () => {
    const { licence, word } = await check({ validated: '2026-09-12' });
    expect(word).toHaveTextContent('Licence valide');
    expect(word).toHaveAttribute('data-state', 'valid');
    expect(fact('N° de licence')).toHaveTextContent(licence.identifier);
    expect(fact('Titulaire')).toHaveTextContent(/^[\p{Lu}’ -]+ \p{L}\.$/u);
    expect(fact('Club')).toHaveTextContent(/^Val d.Yerres Ping$/);
    expect(fact('Saison')).toHaveTextContent('2026/2027');
    expect(fact('Fin de la saison')).toHaveTextContent('30/06/2027');
    expect(fact('Licence validée le')).toHaveTextContent('12/09/2026');
    const day = clock().toISOString().slice(0, 10).split('-').toReversed().join('/');
    expect(fact('Attestation délivrée le')).toHaveTextContent(day);
    expect(screen.getByText(/^Vérifiée le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByText(/modifiée depuis/)).not.toBeInTheDocument();
  });

  it('names the day on which the licence was changed after the paper', async () => {
    await check({ changed: '2026-12-24' });
    expect(screen.getByText(/a été modifiée depuis, le 24\/12\/2026\s:/)).toBeVisible();
  });

  it('says that it is no longer valid', async () => {
    expect((await check({ state: 'notValid' })).word).toHaveTextContent('Licence non valide');
  });

  it('leaves out what the server does not send', async () => {
    await check({ club: null, issued: undefined, validated: 'soon' });
    expect(screen.queryByText('Club')).not.toBeInTheDocument();
    expect(screen.queryByText('Attestation délivrée le')).not.toBeInTheDocument();
    expect(screen.queryByText('Licence validée le')).not.toBeInTheDocument();
    expect(fact('Saison')).toHaveTextContent('2026/2027');
  });
});
