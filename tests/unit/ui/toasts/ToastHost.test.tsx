// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from '../../../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../../../src/ui/toasts/ToastsContext.tsx';

const open = () => {
  const toasts = createToasts();
  render(
    <ToastsProvider toasts={toasts}>
      <ToastHost />
    </ToastsProvider>,
  );
  const show = (...args: Parameters<typeof toasts.show>): void => {
    act(() => {
      toasts.show(...args);
    });
  };
  return { toasts, show };
};
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('have a live region before any text', () => {
    open();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay for 3 s (R9.12)', () => {
    const { show } = open();
    show({ text: 'Connexion réussie', kind: 'success' });
    wait(2999);
    expect(screen.getByRole('status')).toHaveTextContent('Connexion réussie');
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay while something is under way, until the outcome of the same action replaces them, for 3 s (R8.42, R9.13)', () => {
    const { show } = open();
    show({ text: 'Connexion en cours', kind: 'info', key: 'login', sticky: true });
    wait(60_000);
    expect(screen.getByText('Connexion en cours')).toBeInTheDocument();
    show({ text: 'La connexion a échoué', kind: 'error', key: 'login' });
    expect(screen.queryByText('Connexion en cours')).toBeNull();
    wait(2999);
    expect(screen.getByText('La connexion a échoué')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('La connexion a échoué')).toBeNull();
  });

  it.each([
    ['pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('wait as long as the %s rests on them', (_name, enter, leave) => {
    const { show } = open();
    show({ text: 'Un message', kind: 'info' });
    enter(screen.getByText('Un message'));
    wait(60_000);
    leave(screen.getByText('Un message'));
    wait(2999);
    expect(screen.getByText('Un message')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Un message')).toBeNull();
  });

  it('are all kept in the list of the session, the newest first, until it is forgotten', () => {
    const { show, toasts } = open();
    show({ text: 'Enregistrement en cours', kind: 'info', key: 'save', sticky: true });
    show({ text: 'Enregistrement réussi', kind: 'success', key: 'save' });
    wait(3000);
    expect(toasts.getMessages().map(({ text }) => text)).toEqual([
      'Enregistrement réussi',
      'Enregistrement en cours',
    ]);
    act(() => toasts.forget());
    expect(toasts.getMessages()).toEqual([]);
  });

  it('go on after one was replaced under the pointer', () => {
    const { show } = open();
    show({ text: 'En cours', kind: 'info', key: 'save', sticky: true });
    fireEvent.mouseEnter(screen.getByText('En cours'));
    show({ text: 'Fini', kind: 'success', key: 'save' });
    wait(3000);
    expect(screen.queryByText('Fini')).toBeNull();
  });

  it('show server text as text', () => {
    const { show } = open();
    show({ text: '<img src=x onerror=alert(1)>', kind: 'error' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });
});
