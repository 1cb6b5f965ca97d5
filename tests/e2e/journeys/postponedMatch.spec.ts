import { expect } from '@playwright/test';
import { openApi } from '../support/openApi.ts';
import { journey } from '../support/journey.ts';

interface Meeting {
  readonly '@id': string;
  readonly id: number;
  readonly date: string;
}

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const toFrench = (day: string): string => day.split('-').toReversed().join('/');

journey(
  'a club requests to put a meeting off, the other accepts, and it is played on the new day (R2.43, R2.126)',
  async ({ page, request, hand }) => {
    const api = await openApi(request, 'multi');
    const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': readonly Meeting[] }>(
      '/api/sport_matches?homeOpponent.team.clubs=1&awayOpponent.team.clubs=2&status=scheduled',
    );
    const [meeting] = meetings;
    // On any day: an answer is due a week before.
    const [planned, moved] = [inDays(40), inDays(hand.by === 'mouse' ? 61 : 68)];
    await api.put(`/api/sport_matches/${meeting?.id}`, { date: planned });

    await page.goto('/1/change-requests/create');
    const field = (name: string) => page.getByRole('combobox', { name, exact: true });
    await hand.choose(field('Rencontre'), /YERRES PING 3.*BELLEVILLE TT 3/, 'YERRES PING 3');
    await hand.choose(field('Équipe demandeuse'), /YERRES PING 3/, 'YERRES PING 3');
    await hand.choose(field('Adversaire'), /BELLEVILLE TT 3/, 'BELLEVILLE TT 3');
    await hand.choose(field('Type'), 'Report', 'Report');
    await hand.fill(page.getByRole('textbox', { name: 'Motif', exact: true }), 'La salle est prise');
    await hand.fill(page.getByRole('textbox', { name: 'Nouvelle date' }), toFrench(moved));
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();

    const { 'hydra:member': requests } = await api.get<{ 'hydra:member': readonly { id: number }[] }>(
      `/api/sport_match_change_requests?sportMatch=${meeting?.id}&order[id]=desc&itemsPerPage=1`,
    );
    const change = requests[0]?.id;
    await page.goto(`/2/change-requests/${change}/show`);
    await expect(page.getByRole('link', { name: 'Feuille de rencontre' })).toHaveAttribute(
      'href',
      `/2/sport-matches/${meeting?.id}/sheet`,
    );
    await hand.press(page.getByRole('button', { name: 'Accepter' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Accepter' }));
    await expect(page.getByRole('dialog')).toBeHidden();

    // The federation's decision goes directly to the API.
    const body = await openApi(request, 'instance');
    await body.put(`/api/sport_match_change_requests/${change}`, { status: 'validated' });
    const stored = await api.get<object>(`/api/sport_match_change_requests/${change}`);
    expect(stored).toMatchObject({
      status: 'validated',
      newDate: expect.stringContaining(moved),
      oldDate: expect.stringContaining(planned),
    });
    expect((await api.get<Meeting>(`/api/sport_matches/${meeting?.id}`)).date).toContain(moved);
  },
  'multi',
);
