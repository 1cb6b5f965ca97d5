// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/areas/club/createQueryClient.ts';
import { ServicesContext, type Services } from '../../../src/features/ServicesContext.tsx';
import { useSeasonHeaders, useSeasons } from '../../../src/features/useSeasons.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import type { Question } from '../../../src/data/graphql/query.ts';
import { createHeaderEvents } from '../../../src/data/headerEvents.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';
import { renderInClub } from '../../support/renderInClub.tsx';

const season = (id: number, current: boolean) => ({
  '@id': `/api/seasons/${id}`,
  id,
  name: `saison ${id}`,
  startDate: `20${id}-07-01T00:00:00+02:00`,
  endDate: `20${id + 1}-06-30T00:00:00+02:00`,
  dateModified: '2025-07-04T10:10:49+02:00',
  current,
});

const NOBODY = { getState: () => ({ status: 'loggedOut', reason: null }) };

const Shown = () => {
  const { seasons, current } = useSeasons();
  useSeasonHeaders(current);
  return (
    <>
      <p>{current?.name ?? 'aucune'}</p>
      <ul>
        {seasons.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  );
};

const open = async (answer: () => Promise<{ data: readonly object[] }>) => {
  const transport = createTransportDouble(() => ({ member: [season(25, true), season(24, false)] }));
  const headerEvents = createHeaderEvents();
  const query = vi.fn((_question: Question) => answer());
  renderInClub(
    <ServicesContext value={{ transport, headerEvents, session: NOBODY } as unknown as Services}>
      <Shown />
    </ServicesContext>,
    { dataProvider: { query } },
  );
  await screen.findByText('saison 25');
  const receiveHeaders = (id: string, update = '2025-07-04T10:10:49+02:00') =>
    act(async () =>
      headerEvents.emit(new Headers({ 'Current-Season': id, 'Current-Season-Update': update })),
    );
  return { transport, query, receiveHeaders };
};

/** Waits for the seasons and then shows parts that read them too. */
const Gate = () => (useSeasons().isPending ? null : <Shown />);

describe('seasons that cannot be read', () => {
  it('are requested once, and keep nobody out of the page that waits for them (R8.17)', async () => {
    const transport = createTransportDouble(() => {
      throw new ApiError({ kind: 'server', status: 500, message: 'Oops' });
    });
    renderInClub(
      <ServicesContext
        value={{ transport, headerEvents: createHeaderEvents(), session: NOBODY } as unknown as Services}
      >
        <Gate />
      </ServicesContext>,
      { queryClient: createQueryClient() },
    );
    const shown = await screen.findByText('aucune', {}, { timeout: 10_000 });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(shown).toBeInTheDocument();
    expect(transport.calls).toHaveLength(1);
  });
});

describe('the current season', () => {
  it('is read with the others by REST, and again by GraphQL when a header names another (R7.49, R7.73)', async () => {
    const { transport, query, receiveHeaders } = await open(async () => ({ data: [season(26, true)] }));
    await receiveHeaders('25');
    expect(query).not.toHaveBeenCalled();
    await receiveHeaders('26');
    expect(await screen.findByText('saison 26')).toBeVisible();
    await receiveHeaders('26');
    expect(query.mock.calls.map(([{ name }]) => name)).toEqual(['currentSeason']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['26', '25', '24']);
    expect(transport.calls).toHaveLength(1);
  });

  it('is read once more when it was changed, and once at a time (R7.50, R7.52)', async () => {
    let answer: (found: { data: readonly object[] }) => void = () => undefined;
    const { query, receiveHeaders } = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await receiveHeaders('25', '2025-09-01T00:00:00+02:00');
    await receiveHeaders('25', '2025-09-01T00:00:00+02:00');
    expect(query).toHaveBeenCalledTimes(1);
    await act(async () =>
      answer({
        data: [{ ...season(25, true), name: 'corrigée', dateModified: '2025-09-01T00:00:00+02:00' }],
      }),
    );
    expect(await screen.findByText('corrigée')).toBeVisible();
    await receiveHeaders('25', '2025-09-01T00:00:00+02:00');
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('stays what it was when it cannot be read, and the page open (R8.17)', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { query, receiveHeaders } = await open(() => Promise.reject(new Error('500')));
    await receiveHeaders('26');
    await waitFor(() => expect(query).toHaveBeenCalledTimes(1));
    expect(screen.getByText('saison 25')).toBeVisible();
  });

  it('is read again once where the server does not bring what the header names (R7.52)', async () => {
    const { query, receiveHeaders } = await open(async () => ({ data: [season(25, true)] }));
    for (let answer = 0; answer < 5; answer += 1) await receiveHeaders('26');
    expect(query).toHaveBeenCalledTimes(1);
    await receiveHeaders('27');
    expect(query).toHaveBeenCalledTimes(2);
  });
});
