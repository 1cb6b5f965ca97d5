// @vitest-environment jsdom
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GroupPanel } from '../../../../src/areas/public/individual/GroupPanel.tsx';
import { fromConsultation } from '../../../../src/areas/public/individual/groupResults.ts';
import { useChoices } from '../../../../src/areas/public/individual/useChoices.ts';
import { ServicesContext } from '../../../../src/features/ServicesContext.tsx';
import { createTransportDouble } from '../../../support/createTransportDouble.ts';
import { publicServices } from '../../../support/publicServices.ts';

const LISTS: readonly (readonly [start: string, members: readonly object[]])[] = [
  ['/api/seasons', [{ id: 3, name: '2026/2027', current: true }]],
  ['/api/contests', [{ id: 2, name: 'Critérium' }]],
  ['/api/tours', [{ id: 5, name: 'Tour 1', division: { id: 4, name: 'Régionale 1' } }]],
  ['/api/groups', [{ id: 7, name: 'Gr1' }]],
];
const transport = createTransportDouble(({ path }) => ({
  'hydra:member': LISTS.find(([start]) => path.startsWith(start))?.[1] ?? [],
}));

const choose = (address: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/?${address}`]}>
      <ServicesContext value={publicServices(transport)}>{children}</ServicesContext>
    </MemoryRouter>
  );
  return renderHook(() => useChoices(), { wrapper }).result;
};

describe('the choices of the individual results', () => {
  it('are made where the address leaves them open', async () => {
    const result = choose('contest=2');
    await waitFor(() => expect(result.current.group).toBe('7'));
    expect(result.current.unknown).toBeNull();
  });

  it.each([
    ['season=9&contest=2', 'season'],
    ['contest=9', 'contest'],
    ['contest=2&division=9', 'division'],
    ['contest=2&tour=9&group=7', 'tour'],
    ['tour=5&group=9', 'group'],
  ])('say what %s requests in vain, and show nothing else in its place', async (address, level) => {
    const result = choose(address);
    await waitFor(() => expect(result.current.unknown).toBe(level));
    expect(result.current.group).toBeNull();
  });
});

it.each(['standing', 'pools', 'draws', 'games'])('a group that has nothing under %s says so', async (tab) => {
  render(
    <MemoryRouter>
      <GroupPanel group={fromConsultation({})} tab={tab} onTab={() => {}} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Aucun résultat à afficher')).toBeVisible();
});

describe('a game that was not played to its end', () => {
  const player = (familyName: string) => ({ identifier: familyName, person: { familyName } });
  const line = (name: string) => ({ rank: 1, player: player(name), played: 1, won: 0, lost: 1, points: 0 });
  const show = (tab: string, ending: string) => {
    const game = {
      homePlayer: player('DUPONT'),
      awayPlayer: player('LEROY'),
      forfeit: false,
      ending,
      winner: ending === 'injury' ? 'home' : null,
      sets: ending === 'injury' ? [{ won: false, loser: 9 }] : [],
    };
    const rounds = [{ name: 'Finale', matches: [{ ...game, game }] }];
    const group = fromConsultation({
      pools: [{ name: 'A', standings: [line('DUPONT'), line('LEROY')], games: [game] }],
      brackets: [{ name: 'Tableau final', rounds }],
    });
    render(
      <MemoryRouter>
        <GroupPanel group={group} tab={tab} onTab={() => {}} />
      </MemoryRouter>,
    );
  };

  it.each([
    ['injury', 'DUPONT', '0', 'LEROY', '1', '9-11 · Abandon sur blessure'],
    ['notPlayed', 'DUPONT', '', 'LEROY', '', 'Non jouée'],
    ['cancelled', 'DUPONT', '', 'LEROY', '', 'Annulée'],
  ])('says so in the draw: %s', async (ending, first, ofFirst, second, ofSecond, below) => {
    show('draws', ending);
    await screen.findAllByText(/Finale/);
    const box = document.querySelector('.match');
    expect(box?.textContent).toBe(`${first}${ofFirst}${second}${ofSecond}${below}`);
    expect(document.querySelectorAll('.won')).toHaveLength(ending === 'injury' ? 1 : 0);
  });

  it.each([
    ['injury', ['0-1 (abandon sur blessure)', '1-0 (abandon sur blessure)']],
    ['notPlayed', ['Non jouée', 'Non jouée']],
    ['cancelled', ['Annulée', 'Annulée']],
  ])('says so where both meet in the pool: %s', async (ending, cells) => {
    show('pools', ending);
    const crossed = await screen.findByRole('region', { name: 'Poule A, résultats croisés' });
    const shown = within(crossed)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(shown.filter((text) => text !== '■')).toEqual(cells);
  });

  it.each([
    ['injury', /DUPONT.*LEROY.*9-11.*Abandon sur blessure/],
    ['notPlayed', /Aucun.*DUPONT et LEROY.*Non jouée/],
    ['cancelled', /Aucun.*DUPONT et LEROY.*Annulée/],
  ])('is among the games: %s', async (ending, pattern) => {
    show('games', ending);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(pattern),
      expect.stringMatching(pattern),
    ]);
  });
});

describe('a forfeit of both players', () => {
  const player = (familyName: string) => ({ identifier: familyName, person: { familyName } });
  const absent = {
    homePlayer: player('DUPONT'),
    awayPlayer: player('LEROY'),
    forfeit: true,
    winner: null,
    sets: [],
  };
  const line = (name: string) => ({ rank: 1, player: player(name), played: 1, won: 0, lost: 1, points: 0 });
  const group = fromConsultation({
    pools: [{ name: 'A', standings: [line('DUPONT'), line('LEROY')], games: [absent] }],
    brackets: [
      { name: 'Tableau final', rounds: [{ name: 'Finale', matches: [{ ...absent, game: absent }] }] },
    ],
  });
  const show = (tab: string) =>
    render(
      <MemoryRouter>
        <GroupPanel group={group} tab={tab} onTab={() => {}} />
      </MemoryRouter>,
    );
  const SENTENCE = 'DUPONT et LEROY\u00a0: double forfait';
  const sentences = () => screen.getAllByText(SENTENCE, { normalizer: (text) => text });

  it('is named in the draw, with both of them out', async () => {
    show('draws');
    // On the screen and on paper.
    expect((await screen.findAllByText('Double forfait')).length).toBeGreaterThan(0);
    expect(sentences().length).toBeGreaterThan(0);
    const [home, away] = document.querySelectorAll('.match .side');
    expect([home?.textContent, away?.textContent]).toEqual(['DUPONTForfait', 'LEROYForfait']);
    expect(document.querySelector('.won')).toBeNull();
  });

  it('is named in the pool, in its order and where both meet', async () => {
    show('pools');
    const crossed = await screen.findByRole('region', { name: 'Poule A, résultats croisés' });
    expect(within(crossed).getAllByRole('cell', { name: 'Forfait' })).toHaveLength(2);
    expect(sentences()).toHaveLength(1);
  });

  it('is among the games, without a winner', async () => {
    show('games');
    const [row, ...others] = (await screen.findAllByRole('row')).slice(1);
    expect(others).toHaveLength(1);
    expect(row).toHaveTextContent(/Aucun.*DUPONT et LEROY.*Double forfait/);
  });
});

describe('the one who is followed', () => {
  const player = (familyName: string) => ({ identifier: familyName, person: { familyName } });
  // The name of the one is part of the other's.
  const game = {
    homePlayer: player('LEROY-DUPONT'),
    awayPlayer: player('DUPONT'),
    forfeit: false,
    winner: 'home',
    sets: [{ won: true, loser: 6 }],
  };
  const group = fromConsultation({
    pools: [{ name: 'A', standings: [], games: [game] }],
    brackets: [{ name: 'Tableau final', rounds: [{ name: 'Finale', matches: [{ ...game, game }] }] }],
  });

  describe.each(['pools', 'draws', 'games'])('under %s', (tab) => {
    const show = (address: string) => {
      render(
        <MemoryRouter initialEntries={[address]}>
          <GroupPanel group={group} tab={tab} onTab={() => {}} />
        </MemoryRouter>,
      );
      return screen.findAllByText(/11-6/);
    };
    const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

    it.each(['DUPONT', 'LEROY-DUPONT'])('looked like the opponent after a defeat: %s', async (followed) => {
      await show(`/?view=list&player=${followed}`);
      expect(marked().length).toBeGreaterThan(0);
      expect(new Set(marked())).toEqual(new Set([followed]));
    });

    it('had scores that were broken after the hyphen', async () => {
      for (const score of await show('/?view=list')) expect(score).toHaveStyle({ whiteSpace: 'nowrap' });
    });
  });
});
