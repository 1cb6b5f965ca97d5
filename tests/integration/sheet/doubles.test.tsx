// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

it('shows beside a player the double that was chosen', async () => {
  const api = await as('gestionnaire');
  const meetings = await api.get('/api/sport_matches?awayOpponent.team.clubs=1&status=inProgress');
  const [meeting] = meetings['hydra:member'] as { id: number; '@id': string }[];
  const seats = await api.get(`/api/sheet_match_players?sportMatch=${meeting?.id}&letter=W`);
  expect(seats['hydra:member']).toMatchObject([{ doublePair: 1 }]);
  const { user } = await renderApp({
    path: `/1/sport-matches/${meeting?.id}/sheet`,
    account: 'gestionnaire',
  });
  const select = await screen.findByRole('combobox', { name: 'Double de W', hidden: true });
  expect(select).toHaveDisplayValue('Double 1');
  await user.selectOptions(select, 'Double 2');
  expect(select).toHaveDisplayValue('Double 2');
});
