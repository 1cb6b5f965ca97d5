// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext, useLinkPrefetch } from '../../../../../src/areas/club/prefetch/useLinkPrefetch.ts';

const SCOPE = { club: { '@id': '/api/clubs/1' } };

const Page = () => {
  useLinkPrefetch(SCOPE);
  return (
    <div id="main-content">
      <Link to="/1/licences">Licences</Link>
      <Link to="/1/teams">Équipes</Link>
      <Link to="/1/persons">Ici</Link>
      <Link to="/1/licences?filter=%7B%7D">Filtre</Link>
      <Link to="/1/persons/create">Créer</Link>
      <a href="https://example.org/1/licences">Ailleurs</a>
      <a href="/1/licences" target="_blank">
        Autre onglet
      </a>
      <p>Texte</p>
    </div>
  );
};

const open = (asked: readonly string[] = []) => {
  const started: string[] = [];
  const opened: string[] = [];
  const prefetcher = {
    start: ({
      pathname,
      scope,
      hasRecords = true,
    }: {
      pathname: string;
      scope: object;
      hasRecords?: boolean;
    }) => {
      expect(scope).toBe(SCOPE);
      started.push(`${pathname}${hasRecords ? '' : ' without records'}`);
      return Promise.resolve();
    },
    open: (pathname: string) => void opened.push(pathname),
    isQuiet: () => asked.length === 0,
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/1/persons'] });
  const { unmount } = render(
    <PrefetchContext value={prefetcher}>
      <RouterProvider router={router} />
    </PrefetchContext>,
  );
  return { started, opened, unmount };
};

const point = (name: string) => fireEvent.pointerOver(screen.getByText(name));
const wait = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks ahead for the link that a pointer rests on, and for none that it sweeps over', () => {
  const { started } = open();
  for (const name of ['Licences', 'Équipes', 'Licences', 'Équipes']) {
    point(name);
    wait(50);
  }
  point('Texte');
  wait(1000);
  expect(started).toEqual([]);
  point('Licences');
  wait(100);
  expect(started).toEqual(['/1/licences']);
});

it.each(['Ici', 'Filtre', 'Ailleurs', 'Autre onglet'])('leaves the link %s alone', (name) => {
  const { started } = open();
  point(name);
  wait(1000);
  expect(started).toEqual([]);
});

it('asks ahead for the link that the keyboard stands on', () => {
  // Whether a focus came by the keyboard, jsdom guesses from the events of earlier tests.
  const matches = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  const { started } = open();
  screen.getByText('Équipes').focus();
  wait(100);
  expect(started).toEqual(['/1/teams']);
});

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'asks nothing ahead over a connection that is %o',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { started } = open();
    point('Licences');
    wait(5000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(started).toEqual([]);
  },
);

it('loads the form of a new record once the list stands, without anybody pointing at it', () => {
  const { started } = open();
  wait(1749);
  expect(started).toEqual([]);
  wait(1);
  expect(started).toEqual(['/1/persons/create without records']);
});

describe('in a browser that tells when it has nothing to do', () => {
  let idle: (() => void) | null = null;
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => {
      idle = act;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {
      idle = null;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    idle = null;
  });

  it('loads the form of a new record then, and no sooner', () => {
    const { started, unmount } = open();
    wait(5000);
    expect(started).toEqual([]);
    idle?.();
    expect(started).toEqual(['/1/persons/create without records']);
    unmount();
  });

  it('loads none over a connection that is to be spared', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { started, unmount } = open();
    wait(250);
    idle?.();
    Reflect.deleteProperty(navigator, 'connection');
    expect(started).toEqual([]);
    unmount();
  });

  it('loads none once the list is left', () => {
    const { unmount } = open();
    wait(250);
    expect(idle).not.toBeNull();
    unmount();
    expect(idle).toBeNull();
  });
});

it('loads the form of a new record only once nothing of the list is on its way', () => {
  const asked = ['names'];
  const { started } = open(asked);
  wait(5000);
  expect(started).toEqual([]);
  asked.pop();
  wait(1750);
  expect(started).toEqual(['/1/persons/create without records']);
});

it('asks nothing more once the link was followed or the area is left', () => {
  const { started, opened, unmount } = open();
  point('Licences');
  fireEvent.click(screen.getByText('Licences'));
  wait(100);
  expect(opened).toEqual(['/1/persons', '/1/licences']);
  point('Équipes');
  unmount();
  wait(5000);
  expect(started).toEqual([]);
});
