// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyPanel } from '../../../../src/areas/public/lazyPanel.tsx';

it('a part that did not come leaves the page alone as long as there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const Panel = lazyPanel<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Panel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Pas de réseau');
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(reload).toHaveBeenCalledOnce();
});
