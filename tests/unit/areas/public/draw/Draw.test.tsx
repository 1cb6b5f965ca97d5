// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Draw } from '../../../../../src/areas/public/draw/Draw.tsx';
import { fromBrackets } from '../../../../../src/areas/public/draw/fromBrackets.ts';
import { buildBracket } from '../../../../support/buildBracket.ts';

interface Built {
  readonly rounds: readonly {
    readonly matches: readonly {
      readonly homePlayer: { readonly identifier: string; club?: object } | null;
      readonly awayPlayer: { readonly identifier: string; club?: object } | null;
      homeSeed?: number;
    }[];
  }[];
}

/** The better half is seeded, and everybody has a club. */
const buildSeeded = (size: number, players: number): object => {
  const built = buildBracket(size, players) as Built;
  for (const { matches } of built.rounds)
    for (const match of matches) {
      const { homePlayer, awayPlayer } = match;
      for (const player of [homePlayer, awayPlayer])
        if (player) player.club = { name: `Club ${player.identifier}` };
      if (homePlayer && Number(homePlayer.identifier) <= size / 2)
        match.homeSeed = Number(homePlayer.identifier);
    }
  return built;
};

it('says in its list what each match shows: the players, seeds and clubs, and the points (R2.174)', async () => {
  const brackets = fromBrackets([buildSeeded(8, 7)]);
  const { container } = render(<Draw brackets={brackets} />, { wrapper: MemoryRouter });
  const list = screen.getByRole('list', { name: 'Tableau final' });
  await within(list).findAllByText(/JOUEUR3 Jo .* bat JOUEUR6 Jo/);

  const textsOf = (match: Element, parts: string): readonly string[] =>
    [...match.querySelectorAll(parts)].map((part) => part.firstChild?.textContent ?? '');
  const matches = [...container.querySelectorAll('.match')];
  const said = [...list.querySelectorAll('li li')].map(({ textContent }) => textContent);
  expect(said).toHaveLength(matches.length);
  for (const match of matches) {
    const names = textsOf(match, '.side > span').filter((name) => name !== 'Exempt');
    const sentence = said.find((one) => names.every((name) => one.includes(name))) ?? '';
    for (const text of [...names, ...textsOf(match, '.sets')]) expect(sentence).toContain(text);
    // Heard once, where a player is heard of for the first time.
    const details = [
      ...textsOf(match, 'small'),
      ...textsOf(match, 'i').map((seed) => `tête de série ${seed}`),
    ];
    expect(details.length).toBeGreaterThan(1);
    for (const text of details) expect(said.join(' ')).toContain(text);
  }
});

it.each([
  [2, 0],
  [4, 2],
])('a draw of %i players has %i arrows from round to round', (size, count) => {
  render(<Draw brackets={fromBrackets([buildSeeded(size, size)])} />, { wrapper: MemoryRouter });
  // Hidden where the rounds are side by side.
  const arrows = screen.queryAllByRole('button', { name: /^Tour (?:précédent|suivant)$/, hidden: true });
  expect(arrows).toHaveLength(count);
});
