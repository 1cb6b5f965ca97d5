// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Question } from '../../../../../src/data/graphql/query.ts';
import { RenewPanel } from '../../../../../src/features/licences/renewal/RenewPanel.tsx';
import type { Choice, RenewalPlace } from '../../../../../src/features/licences/renewal/renewal.ts';
import { renderInClub } from '../../../../support/renderInClub.tsx';

const SEASONS = [2024, 2025].map((year) => ({
  '@id': `/api/seasons/${year}`,
  name: `${year}/${year + 1}`,
  endDate: `${year + 1}-06-30`,
}));
const place = {
  club: '/api/clubs/1',
  day: '2026-11-22',
  season: { '@id': '/api/seasons/2026', startDate: '2026-07-01', endDate: '2027-06-30' },
} as RenewalPlace;
const iris = (collection: string, ids: readonly number[]) => ids.map((id) => `/api/${collection}/${id}`);
const PEOPLE = iris('people', [1, 2]);

/** Officers who do not play: nothing is left to be chosen for them. Of each two licences, 10 and 11, 20 and 21. */
const RECORDS: Readonly<Record<string, readonly object[]>> = {
  '/people': [1, 2].map((id) => ({
    '@id': `/api/people/${id}`,
    familyName: 'LEROY',
    givenName: id === 1 ? 'Anne' : 'Zoé',
    birthDate: '1980-01-01',
  })),
  '/licences': [1, 2].flatMap((id) =>
    SEASONS.toReversed().map((season, index) => ({
      '@id': `/api/licences/${id}${index}`,
      person: { '@id': `/api/people/${id}` },
      club: { '@id': place.club },
      season,
      type: { code: 'A' },
      medical: { code: 'N' },
      practiceForms: [{ code: 'LOISIR' }],
    })),
  ),
  '/referentials': ['A', 'N', 'LOISIR'].map((code) => ({
    '@id': `/api/referentials/${code}`,
    code,
    name: code,
  })),
};

const PRICE = { licenceType: '/api/referentials/A', category: null, amount: 3000 };

it('leaves selected who could not be renewed, and takes every licence of the others out of the selection (R2.148)', async () => {
  // react-admin reports every refusal to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  const store = memoryStore({
    'licences.selectedIds': iris('licences', [11, 20, 21]),
    'persons.selectedIds': PEOPLE,
  });
  const dataProvider = {
    queryAll: async ({ parts }: Question) => ({ data: RECORDS[parts.collection] ?? [] }),
    getList: async () => ({ data: [], total: 0 }),
    create: async (_resource: string, { data }: { data: { person: string } }) => {
      if (data.person === PEOPLE[1]) throw new Error('Une mutation est en cours.');
      return { data: { ...data, id: '/api/licence_renewals/1' } };
    },
  };
  const { user } = renderInClub(
    <RenewPanel
      place={place}
      plan={{ people: PEOPLE, choices: {} }}
      choose={() => undefined}
      onDrop={() => undefined}
    />,
    { dataProvider, store },
  );
  await user.click(await screen.findByRole('button', { name: /^Renouveler 2 licences/ }));
  expect(await screen.findByRole('button', { name: 'Reprendre les échecs (1)' })).toBeVisible();
  expect(store.getItem('licences.selectedIds')).toEqual(iris('licences', [20, 21]));
  expect(store.getItem('persons.selectedIds')).toEqual([PEOPLE[1]]);
});

it('renews those who are ticked alone, for the amount on the button, and leads to their licences (R2.148)', async () => {
  const requested: string[] = [];
  const dataProvider = {
    queryAll: async ({ parts }: Question) => ({ data: RECORDS[parts.collection] ?? [] }),
    getList: async (resource: string) => ({
      data: resource === 'club-settings' ? [{ prices: [PRICE] }] : [],
      total: 0,
    }),
    create: async (_resource: string, { data }: { data: { person: string } }) => {
      requested.push(data.person);
      return { data: { ...data, id: '/api/licence_renewals/1' } };
    },
  };
  const Plan = () => {
    const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
    return (
      <RenewPanel
        place={place}
        plan={{ people: PEOPLE, choices }}
        choose={(people, choice) =>
          setChoices({ ...choices, ...Object.fromEntries(people.map((person) => [person, choice])) })
        }
        onDrop={() => undefined}
      />
    );
  };
  const { user } = renderInClub(<Plan />, { dataProvider });
  expect(await screen.findByRole('button', { name: /^Renouveler 2 licences pour 60,00/ })).toBeEnabled();
  const all = screen.getByRole('checkbox', { name: 'Tout cocher' });
  await user.click(screen.getByRole('checkbox', { name: 'Renouveler LEROY Anne' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(all).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Renouveler LEROY Anne' }));
  expect(screen.getByText('1 écartée')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Renouveler 1 licence pour 30,00/ }));
  const link = await screen.findByRole('link', { name: 'Voir la licence' });
  expect(requested).toEqual([PEOPLE[1]]);
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
    season: place.season['@id'],
    person: [PEOPLE[1]],
  });
});

it('says why nobody can be renewed', async () => {
  const licensed = { person: { '@id': PEOPLE[0] }, club: { '@id': place.club }, season: place.season };
  const dataProvider = {
    queryAll: async ({ parts: { collection } }: Question) => ({
      data:
        collection === '/licences'
          ? [{ '@id': '/api/licences/9', ...licensed }]
          : (RECORDS[collection] ?? []),
    }),
    getList: async () => ({ data: [], total: 0 }),
  };
  renderInClub(
    <RenewPanel
      place={place}
      plan={{ people: PEOPLE.slice(0, 1), choices: {} }}
      choose={() => undefined}
      onDrop={() => undefined}
    />,
    { dataProvider },
  );
  const renew = await screen.findByRole('button', { name: /^Renouveler 0 licence/ });
  expect(renew).toBeDisabled();
  expect(renew).toHaveAccessibleDescription(/Aucune personne à renouveler dans cette liste\./);
});
