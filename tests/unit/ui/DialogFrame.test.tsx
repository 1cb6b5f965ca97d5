// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DialogFrame } from '../../../src/ui/DialogFrame.tsx';
import { PageHeader } from '../../../src/ui/PageHeader.tsx';

interface PageProps {
  /** The button goes with what it deleted. */
  readonly isGone?: boolean;
  /** The dialog goes at once, without an end of its own. */
  readonly isTaken?: boolean;
}

const Page = ({ isGone = false, isTaken = false }: PageProps) => {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  const isOpen = state === 'open';
  return (
    <>
      <main>
        <PageHeader title="Personnes" />
        {!(isGone && state !== 'before') && <button onClick={() => setState('open')}>Supprimer</button>}
      </main>
      {(isOpen || !isTaken) && (
        <DialogFrame
          open={isOpen}
          title="Supprimer ?"
          actions={<button onClick={() => setState('after')}>Oui</button>}
        />
      )}
    </>
  );
};

const openAndClose = async (page: PageProps): Promise<void> => {
  const user = userEvent.setup({ delay: null });
  render(<Page {...page} />);
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a dialog that closes', () => {
  it.each([false, true])('gives the focus back to its button (gone at once: %s)', async (isTaken) => {
    await openAndClose({ isTaken });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Supprimer' })),
    );
  });

  it.each([false, true])(
    'gives it to the heading of the page where the button is gone (gone at once: %s)',
    async (isTaken) => {
      await openAndClose({ isGone: true, isTaken });
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    },
  );
});
