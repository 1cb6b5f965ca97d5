// @vitest-environment jsdom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PageHeader } from '../../../src/ui/PageHeader.tsx';

let close: (() => void) | null = null;
afterEach(() => {
  close?.();
  close = null;
});

/** A page that opens the way the router opens it: in a transition, outside of `act`, so that effects come late. */
const openPage = async (onCommit: () => void, hidden = 'false'): Promise<void> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  container.setAttribute('aria-hidden', hidden);
  document.body.append(container);
  const site = (isOpen: boolean) => (
    <>
      <button>Menu</button>
      {isOpen ? (
        <main>
          <PageHeader title="Personnes" documentTitle="Personnes" />
          <input />
        </main>
      ) : null}
    </>
  );
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  };
  root.render(site(false));
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  new MutationObserver((_records, observer) => {
    if (container.querySelector('main') === null) return;
    observer.disconnect();
    onCommit();
  }).observe(container, { childList: true, subtree: true });
  startTransition(() => {
    root.render(site(true));
  });
  // The title of the tab is set by an effect: once it is there, all effects have run.
  document.title = '';
  await vi.waitFor(() => expect(document.title).toBe('Personnes'));
};

describe('the heading of a page that opens', () => {
  // On the page that the browser has just loaded it would leave the focus alone.
  beforeAll(() => document.body.click());

  it('takes the focus', async () => {
    await openPage(() => undefined);
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('leaves it in a dialog that is open over the page', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await openPage(() => undefined, 'true');
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('has it before anybody can click, and leaves it to the field that is clicked then', async () => {
    let first: Element | null = null;
    await openPage(() => {
      first = document.activeElement;
      document.querySelector('input')?.focus();
    });
    expect(first).toBe(document.querySelector('h1'));
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('fetches it once more from what has closed outside of the page', async () => {
    await openPage(() => {
      document.querySelector('button')?.focus();
    });
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });
});
