import { act, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import { App } from '../../../src/app/App.tsx';
import { createServices } from '../../../src/app/createServices.ts';
import { createPlainStyles } from '../createPlainStyles.ts';
import { onRender } from '../watchDrawn.ts';
import type { Account } from './createClient.ts';

export interface RenderOptions {
  /** Address that the browser opens: `/1/persons?page=2`. */
  readonly path: string;
  /** Logs this account in first, without the form; absent: whoever the browser still knows. */
  readonly account?: Account;
}

export interface RenderedApp {
  readonly user: UserEvent;
  /** Path and query of the browser's address. */
  address: () => string;
  /** Goes on to a page of another heading, as a link of the page would; comes back once it is there. */
  open: (path: string) => Promise<void>;
  /** Closes the page; what the browser stores stays, so that the next `renderApp` is a reload. */
  close: () => void;
}

/** Opens the real application, over real services, at an address; one at a time. */
export const renderApp = async (
  { path, account }: RenderOptions,
  readCode: () => Promise<string>,
): Promise<RenderedApp> => {
  window.history.replaceState(null, '', path);
  const services = createServices({
    apiUrl: '',
    code: new URL(path, location.origin).searchParams.get('code'),
  });
  await services.session.restore();
  if (account) {
    const outcome = await services.session.login({ username: account, password: DEMO_PASSWORD });
    if (outcome.outcome === 'secondFactor')
      await services.session.verify({ hash: outcome.hash, code: await readCode() });
  }
  const { unmount } = render(
    <Profiler id="app" onRender={onRender}>
      <App services={services} styles={createPlainStyles()} />
    </Profiler>,
  );
  let isOpen = true;
  return {
    user: userEvent.setup({ delay: null }),
    address: () => location.pathname + location.search,
    open: async (next) => {
      const before = heading();
      act(() => {
        const { state } = window.history;
        window.history.pushState({ ...state, idx: state.idx + 1 }, '', next);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(() => expect([before, '', undefined], next).not.toContain(heading()));
    },
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      unmount();
      services.session.dispose();
    },
  };
};

/** The page that was open before goes only when the next one comes. */
const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
