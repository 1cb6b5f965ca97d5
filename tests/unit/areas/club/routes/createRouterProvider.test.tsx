// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRouterProvider } from '../../../../../src/areas/club/routes/createRouterProvider.tsx';
import { createDirectory } from '../../../../../src/data/ResourceDefinition.ts';

const { Link, Navigate, useBlocker, useLocation, useNavigate, useParams } = createRouterProvider(
  createDirectory([{ name: 'persons', entity: 'person', path: '/people' }]),
);

const person = encodeURIComponent('/api/people/34');
const club = encodeURIComponent('/api/clubs/34');

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="adresse">{pathname + search + hash}</output>;
};

const Params = () => <output aria-label="paramètres">{JSON.stringify(useParams())}</output>;

const Go = ({ to }: { readonly to: Parameters<ReturnType<typeof useNavigate>>[0] }) => {
  const navigate = useNavigate();
  return <button onClick={() => navigate(to)}>Aller</button>;
};

/** Shows `children` at `/12/persons/7/show`, whatever the address becomes. */
const at = (children: ReactNode, path = '/12/persons/7/show') =>
  render(
    <MemoryRouter initialEntries={['/start', path]} initialIndex={1}>
      {children}
      <Address />
    </MemoryRouter>,
  );

const address = (): string | null => screen.getByLabelText('adresse').textContent;

describe('a link', () => {
  it.each([
    [`/12/persons/${person}/show`, '/12/persons/34/show'],
    [`/12/organizations/${club}`, `/12/organizations/${club}`],
    [`/12/persons?filter=${person}#${person}`, `/12/persons?filter=${person}#${person}`],
    [`/12/persons/${person}?next=/12/persons/${person}`, `/12/persons/34?next=/12/persons/${person}`],
  ])('to %s carries the address %s', (to, href) => {
    at(<Link to={to}>Ouvrir</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it('to a location object is shortened in its path alone', () => {
    at(<Link to={{ pathname: `/12/persons/${person}`, search: `?person=${person}` }}>Ouvrir</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/12/persons/34?person=${person}`);
  });

  it('without a path stays on the page', () => {
    at(<Link to={{ search: '?page=2' }}>Page 2</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/12/persons/7/show?page=2');
  });

  it('leads to the short address', async () => {
    at(<Link to={`/12/persons/${person}/show`}>Ouvrir</Link>);
    await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
    expect(address()).toBe('/12/persons/34/show');
  });
});

describe('a navigation', () => {
  it.each([
    [`/12/persons/${person}`, '/12/persons/34'],
    [`/12/persons/${club}`, `/12/persons/${club}`],
    [`/12/persons?filter=${person}`, `/12/persons?filter=${person}`],
  ])('to %s arrives at %s', async (to, arrived) => {
    at(<Go to={to} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aller' }));
    expect(address()).toBe(arrived);
  });

  it('to a location object arrives at the short address', async () => {
    at(<Go to={{ pathname: `/12/persons/${person}`, search: '?a=1' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aller' }));
    expect(address()).toBe('/12/persons/34?a=1');
  });

  it('goes back by number', async () => {
    at(<Go to={-1} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aller' }));
    expect(address()).toBe('/start');
  });

  it('by redirect arrives at the short address', () => {
    at(
      <Routes>
        <Route path="/12/persons/7/show" element={<Navigate to={`/12/persons/${person}`} replace />} />
        <Route path="*" element={null} />
      </Routes>,
    );
    expect(address()).toBe('/12/persons/34');
  });
});

describe('a question about leaving', () => {
  it('that is answered once more while the next page is loaded leads on, and breaks nothing', async () => {
    const Guard = () => {
      const { proceed } = useBlocker(() => true);
      const leaveTwice = (): void => {
        proceed?.();
        proceed?.();
      };
      return <button onClick={leaveTwice}>Quitter</button>;
    };
    const router = createMemoryRouter([{ path: '*', element: <Guard /> }]);
    render(<RouterProvider router={router} />);
    await act(async () => router.navigate('/12/clubs'));
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Quitter' }));
    expect(router.state.location.pathname).toBe('/12/clubs');
  });
});

describe('the parameters of an address', () => {
  const paramsAt = (path: string, pattern: string): unknown => {
    at(
      <Routes>
        <Route path={pattern} element={<Params />} />
      </Routes>,
      path,
    );
    return JSON.parse(screen.getByLabelText('paramètres').textContent ?? '');
  };

  it.each([
    ['/12/persons/34/show', '/:clubId/persons/:id/show', { clubId: '12', id: '/api/people/34' }],
    ['/34/persons/34', '/:clubId/persons/:id', { clubId: '34', id: '/api/people/34' }],
    [`/12/persons/${club}`, '/:clubId/persons/:id', { clubId: '12', id: '/api/clubs/34' }],
    [`/12/persons/${person}`, '/:clubId/persons/:id', { clubId: '12', id: '/api/people/34' }],
    ['/12/others/34', '/:clubId/others/:id', { clubId: '12', id: '34' }],
    ['/12/persons/create', '/:clubId/persons/:id', { clubId: '12', id: 'create' }],
    ['/12/persons', '/:clubId/persons', { clubId: '12' }],
  ])('%s hold the IRI of the record', (path, pattern, parameters) => {
    expect(paramsAt(path, pattern)).toEqual(parameters);
  });

  it.each(['proceed', 'reset'] as const)(
    'that another navigation has taken from the router is answered all the same: %s',
    async (answer) => {
      const given: (() => void)[] = [];
      const Guard = () => {
        const blocker = useBlocker(
          ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
        );
        if (blocker.state === 'blocked') given.push(blocker[answer]);
        return null;
      };
      const router = createMemoryRouter([{ path: '*', element: <Guard /> }]);
      render(<RouterProvider router={router} />);
      await act(async () => router.navigate('/12/clubs'));
      await act(async () => router.navigate('?page=2'));
      expect(router.state.location.pathname).toBe('/');
      await act(async () => given.at(-1)?.());
      expect(router.state.location.pathname).toBe(answer === 'proceed' ? '/12/clubs' : '/');
    },
  );
});
