// @vitest-environment jsdom
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GroupPanel } from '../../../../src/areas/public/individual/GroupPanel.tsx';
import { fromConsultation } from '../../../../src/areas/public/individual/groupResults.ts';
import { useChoices } from '../../../../src/areas/public/individual/useChoices.ts';
import { ServicesContext, type Services } from '../../../../src/features/ServicesContext.tsx';
import { createTransportDouble } from '../../../support/createTransportDouble.ts';

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
  const asked = new URLSearchParams(address);
  return renderHook(() => useChoices(asked, () => {}), { wrapper: WithTransport }).result;
};

const WithTransport = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={{ transport } as unknown as Services}>{children}</ServicesContext>
);

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
  ])('tell what %s asks for in vain, and show nothing else in its place', async (address, level) => {
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
