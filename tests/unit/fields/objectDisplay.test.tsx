// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../support/renderField.tsx';

const venue = {
  type: 'venue',
  embedded: true,
  fields: {
    name: { label: 'Nom' },
    rent: { type: 'int', label: 'Loyer' },
    opening: { type: 'time', label: 'Ouverture' },
    heated: { type: 'bool', label: 'Chauffée' },
    keeper: { embedded: true, label: 'Gardien', fields: { name: {}, age: { type: 'int' } } },
  },
};
const hints = { 'value.rent': { as: 'currency' } } as const;
const hall = {
  '@id': '/api/venues/1',
  name: 'Gymnase Jean-Moulin',
  rent: 9500,
  opening: '1970-01-01T08:00:00+01:00',
  heated: false,
  keeper: { '@id': '/.well-known/genid/1', name: '', age: null },
};
const pairs = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('an embedded object', () => {
  it('is shown in a cell as its kinds show its parts, without the empty ones (R9.30)', () => {
    const shown = renderDisplay(venue, hall, { hints });
    expect(shown.text()).toBe('Gymnase Jean-Moulin, 95,00\u00a0€, 08:00, Non');
  });

  it('is shown on a page as a line for each part, with its label (R9.30)', () => {
    renderDisplay(venue, hall, { hints, whole: true });
    expect(pairs()).toEqual([
      ['Nom', 'Gymnase Jean-Moulin'],
      ['Loyer', '95,00\u00a0€'],
      ['Ouverture', '08:00'],
      ['Chauffée', 'Non'],
    ]);
  });

  it('needs no label for its only part', () => {
    const shown = renderDisplay(
      { embedded: true, fields: { name: { label: 'Nom' } } },
      { name: 'A' },
      { whole: true },
    );
    expect(shown.text()).toBe('A');
  });

  it.each([null, {}, 'x', { name: '', keeper: {} }])(
    'is -- when it holds nothing, such as %j (R9.29)',
    (value) => {
      expect(renderDisplay(venue, value).text()).toBe('--');
      expect(renderDisplay(venue, value, { whole: true }).text()).toBe('--');
    },
  );
});
