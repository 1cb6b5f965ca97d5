// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorNote } from '../../../src/ui/ErrorNote.tsx';

const Page = () => {
  const [isRead, setRead] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Résultats</h1>
      {!isRead && <ErrorNote message="Échec" again={{ label: 'Réessayer', onClick: () => setRead(true) }} />}
    </main>
  );
};

it('the focus goes on to the heading with the note that was pressed', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Résultats' })).toHaveFocus());
});
