// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FoldedChoices } from '../../../../src/areas/public/FoldedChoices.tsx';

const fold = (name: string | null) => (
  <FoldedChoices name={name}>
    <select aria-label="Saison" />
  </FoldedChoices>
);

it('choices that were opened stay so when they led to nothing, and have the focus again', async () => {
  const { rerender } = render(fold('Tour 1'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Tour 1/ }));
  await user.click(screen.getByLabelText('Saison'));
  rerender(fold('Groupe'));
  expect(screen.getByRole('button', { name: /Groupe/ })).toHaveFocus();
  rerender(fold(null));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Saison').closest('[data-folded]')).toHaveAttribute('data-folded', 'false');
  expect(screen.getByLabelText('Saison')).toHaveFocus();
});
