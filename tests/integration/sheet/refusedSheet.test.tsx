// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

describe('a sheet that the server answers for, and does not give', () => {
  it('is not shown as a server that does not answer', async () => {
    await renderApp({ path: '/1/sport-matches/999999/sheet', account: 'gestionnaire' });
    expect(await screen.findByText('Cette feuille n’a pas pu être ouverte.')).toBeVisible();
    expect(screen.queryByText(/le serveur ne répond pas/)).not.toBeInTheDocument();
  });
});
