// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { persons } from '../../../src/resources/persons.ts';
import { ShowSections } from '../../../src/views/show/ShowSections.tsx';
import { describeFields } from '../../support/describeFields.ts';
import { renderInClub } from '../../support/renderInClub.tsx';

describe('a person to read', () => {
  it('shows the telephone in pairs and an email to write to (R3.158)', () => {
    const fields = describeFields({
      telephone: { label: 'Téléphone' },
      email: { label: 'Courriel', constraints: [{ name: 'Email' }] },
    });
    renderInClub(<ShowSections config={persons} description={{ fields, methods: null }} />, {
      resource: 'persons',
      record: { id: '/api/people/1', telephone: '0160201234', email: 'marie@example.org' },
    });
    const telephone = screen.getByRole('link', { name: '01 60 20 12 34' });
    expect(telephone).toHaveAttribute('href', 'tel:0160201234');
    const email = screen.getByRole('link', { name: 'marie@example.org' });
    expect(email).toHaveAttribute('href', 'mailto:marie@example.org');
  });
});
