// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactLinks } from '../../../../../src/areas/public/tournaments/tournamentCells.tsx';

it('a contact with more than thirteen characters of telephone shows thirteen, and is called by all of them (R5.90, R9.24)', () => {
  render(
    <ContactLinks contacts={[{ name: 'Camille', email: null, telephone: '+33 123 456 789 012 345' }]} />,
  );
  const link = screen.getByRole('link', { name: '+33 1 23 45 67 89 0' });
  expect(link).toHaveAttribute('href', 'tel:+33123456789012345');
});
