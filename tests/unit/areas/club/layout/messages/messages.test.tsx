// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { MessagesButton } from '../../../../../../src/areas/club/layout/messages/MessagesButton.tsx';
import { ServicesContext, type Services } from '../../../../../../src/features/ServicesContext.tsx';
import { createCallLog } from '../../../../../../src/http/createCallLog.ts';
import { createToasts } from '../../../../../../src/ui/toasts/createToasts.ts';
import { renderInClub } from '../../../../../support/renderInClub.tsx';

it('lists what was said since the login, and copies a report of a failure without what it said', async () => {
  const toasts = createToasts();
  const calls = createCallLog();
  calls.add({ method: 'PUT', path: '/people/34', status: 500, durationMs: 312, at: Date.now() });
  toasts.show({ kind: 'success', text: 'Enregistrement réussi' });
  toasts.show({ kind: 'error', text: 'Le fichier certificat-dupont.pdf a été refusé.' });
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  renderInClub(
    <ServicesContext value={{ calls } as unknown as Services}>
      <MessagesButton />
    </ServicesContext>,
    { toasts },
  );
  const button = screen.getByRole('button', { name: 'Messages (2)' });
  button.focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  const items = within(panel).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Échec'),
    expect.stringContaining('Enregistrement réussi'),
  ]);
  expect(within(items[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();

  await user.click(within(panel).getByRole('button', { name: /^Copier le rapport/ }));
  expect(await within(panel).findByText(/^Rapport copié/)).toBeVisible();
  const report = String(copy.mock.calls[0]?.[0]);
  expect(report).toMatch(/^Référence\s: \w+-2\nVersion\s: \d+\.\d+\.\d+\nDate\s: /);
  expect(report).toMatch(/PUT \/people\/\{id\}\s: 500, 312\sms$/);
  expect(report).not.toMatch(/dupont|refusé/);
  expect((await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);

  await user.click(within(panel).getByRole('button', { name: 'Fermer' }));
  await vi.waitFor(() => expect(button).toHaveFocus());
});
