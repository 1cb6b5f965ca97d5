// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/areas/club/createQueryClient.ts';
import { SeasonChoice } from '../../../src/features/SeasonChoice.tsx';
import { ServicesContext, type Services } from '../../../src/features/ServicesContext.tsx';
import { createTransportDouble } from '../../support/createTransportDouble.ts';
import { renderInClub } from '../../support/renderInClub.tsx';

const past = {
  '@id': '/api/seasons/24',
  id: 24,
  name: '2024/2025',
  startDate: '2024-07-01T00:00:00+02:00',
  endDate: '2024-07-01T00:00:00+02:00',
  current: false,
};

describe('the choice of the season', () => {
  it.each([
    ['cannot be read', () => Promise.reject(new Error('503'))],
    ['is none', () => ({ 'hydra:member': [past] })],
    ['is in no readable answer', () => 'oops'],
  ])('says so where it %s (R8.17)', async (_what, answer) => {
    vi.spyOn(console, 'error').mockReturnValue();
    renderInClub(
      <ServicesContext value={{ transport: createTransportDouble(answer) } as Partial<Services> as Services}>
        <SeasonChoice />
      </ServicesContext>,
      { queryClient: createQueryClient() },
    );
    expect(
      await screen.findByText('Impossible to get the current season', {}, { timeout: 4000 }),
    ).toBeInTheDocument();
  });
});
