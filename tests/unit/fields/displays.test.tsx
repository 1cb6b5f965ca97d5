// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { kindOf, type FieldHint, type Kind } from '../../../src/schema/kinds.ts';
import { describeField } from '../../support/describeFields.ts';
import { renderDisplay } from '../../support/renderField.tsx';

const choices = [
  { value: 1, label: 'Actif', color: '#335296' },
  { value: 2, label: 'Suspendu' },
];
type Raw = Readonly<Record<string, unknown>>;
type Case = readonly [field: Raw, value: unknown, text: string, hint?: FieldHint];

/** Between a figure and its unit is a space that does not break. */
const blanked = (text = ''): string =>
  text.replaceAll(/(\d) (?=[hs]\b)/g, '$1\u202f').replaceAll(/(\d) /g, '$1\u00a0');

/** None for the kinds that have a test of their own in this folder. */
const SHOWN: Readonly<Record<Kind, readonly Case[]>> = {
  text: [
    [{ type: 'string' }, 'Nationale 3', 'Nationale 3'],
    [{ type: 'string' }, ['Jeunes', 'Loisir'], 'Jeunes, Loisir'],
  ],
  textarea: [[{ type: 'text' }, 'Deux\nlignes', 'Deux\nlignes']],
  password: [],
  richText: [],
  email: [[{ type: 'string', constraints: ['Email'] }, 'a@b.fr', 'a@b.fr']],
  url: [[{ type: 'string', constraints: ['Url'] }, 'https://fftt.com', 'https://fftt.com']],
  duration: [
    ['PT1H30M', '1 h 30 min'],
    ['P0Y0M0DT1H30M0S', '1 h 30 min'],
    ['P1Y2M3D', '1 an 2 mois 3 jours'],
    ['P1W', '1 semaine'],
    ['-PT0.5S', '−0,5 s'],
    ['PT0S', '0 min'],
    ['P', 'P'],
    ['une heure', 'une heure'],
  ].map(([value, text]) => [{ type: 'string', constraints: ['Duration'] }, value, blanked(text)]),
  phone: [
    [{ type: 'string' }, '0123456789', '01 23 45 67 89', { as: 'phone' }],
    [{ type: 'string' }, 'abc', 'Invalid phone number', { as: 'phone' }],
  ],
  color: [[{ type: 'string' }, '#335296', '#335296', { as: 'color' }]],
  licenceNumber: [[{ type: 'string' }, '9312345', '9312345', { as: 'licenceNumber' }]],
  integer: [
    [{ type: 'int' }, 0, '0'],
    [{ type: 'int' }, 12_345, '12\u202f345'],
  ],
  year: [[{ type: 'int' }, 2026, '2026', { as: 'year' }]],
  decimal: [
    [{ type: 'float' }, '12.50', '12,5'],
    [{ type: 'float' }, 0.14285714285714, '0,143'],
    [{ type: 'float' }, 0.00012345, '0,000123'],
    [{ type: 'decimal' }, '3.01', '3,01'],
    [{ type: 'decimal' }, '0.14285714285714', '0,1428571429'],
  ],
  percentage: [[{ type: 'float' }, 12.5, '12,5\u00a0%', { as: 'percentage' }]],
  currency: [[{ type: 'int' }, 123_450, '1\u202f234,50\u00a0€', { as: 'currency' }]],
  boolean: [
    [{ type: 'bool' }, true, 'Oui'],
    [{ type: 'bool' }, false, 'Non'],
  ],
  date: [[{ type: 'date' }, '2026-03-05T00:00:00+01:00', '05/03/2026']],
  time: [
    [{ type: 'time' }, '1970-01-01T09:05:00+01:00', '09:05'],
    [{ type: 'time' }, 'midi', 'midi'],
  ],
  datetime: [
    [{ type: 'datetime' }, '2026-03-05T09:05:07', '05/03/2026 à 09:05'],
    [{ type: 'datetime', isDayOrMoment: true }, '1976-09-01T00:00:00+02:00', '01/09/1976'],
    [{ type: 'datetime', isDayOrMoment: true }, '2026-03-05T09:05:07+01:00', '05/03/2026 à 09:05'],
    [{ type: 'datetime', isDayOrMoment: true }, '1970-01-01T17:45:30+00:00', '17:45'],
    [{ type: 'datetime', isDayOrMoment: true }, '1970-01-01T00:00:00+00:00', '01/01/1970'],
  ],
  choice: [[{ type: 'int', choices }, '2', 'Suspendu']],
  choices: [[{ type: 'int', choices, multiple: true }, [1, 9], 'Actif, 9']],
  relation: [[{ type: 'thing', path: 'things' }, { name: 'Nationale 3' }, 'Nationale 3']],
  relations: [],
  object: [],
  address: [],
  collection: [],
  list: [[{ type: 'array' }, ['a', null, 3], 'a, 3']],
  file: [],
  files: [],
  image: [],
  json: [[{ type: 'json' }, { a: 1 }, '{"a":1}']],
  unknown: [
    [{ type: 'inconnu' }, { a: 1 }, '{"a":1}'],
    [{ type: 'inconnu' }, ['Jeunes', 'Loisir'], 'Jeunes, Loisir'],
    [{ type: 'inconnu' }, [{ a: 1 }], '[{"a":1}]'],
  ],
};
const KINDS = ['string', 'text', 'int', 'float', 'bool', 'date', 'datetime', 'time', 'array', 'inconnu'];
const HINTS = ['currency', 'percentage', 'richText', 'color', 'licenceNumber', 'phone'] as const;

describe('a shown value', () => {
  it.each(
    Object.entries(SHOWN).flatMap(([kind, cases]) =>
      cases.map(([raw, value, text, hint = {}]) => [raw, value, text, hint, kind] as const),
    ),
  )('of %j, %j, is %j (R5.94, R9.14, R9.15, R9.17, R9.18, R9.30)', (raw, value, text, hint, kind) => {
    expect(kindOf(describeField(raw), hint)).toBe(kind);
    expect(renderDisplay(raw, value, { hint }).text()).toBe(text);
  });

  it('of a moment has its seconds where it is read for itself (R9.18)', () => {
    expect(renderDisplay({ type: 'datetime' }, '2026-03-05T09:05:07', { whole: true }).text()).toBe(
      '05/03/2026 à 09:05:07',
    );
  });

  it('of a related record is brief on a screen, in a row as for itself, and whole in a list on paper', () => {
    const hint: FieldHint = { brief: (name) => name.replace(/^Nationale /, 'N') };
    const text = (options: object): string | null =>
      renderDisplay({ type: 'thing', path: 'things' }, { name: 'Nationale 3' }, { hint, ...options }).text();
    expect([text({}), text({ whole: true }), text({ printed: true })]).toEqual(['N3', 'N3', 'Nationale 3']);
  });

  it.each(KINDS)('of type %s is -- when there is none (R9.29)', (type) => {
    for (const value of [null, undefined, '']) expect(renderDisplay({ type }, value).text()).toBe('--');
  });

  it.each(HINTS)('shown as %s is -- when there is none (R9.29)', (as) => {
    for (const type of ['string', 'int', 'float'])
      expect(renderDisplay({ type }, null, { hint: { as } }).text()).toBe('--');
  });

  it('is cut at 100 characters, with the whole as title (R9.25, R9.28)', () => {
    const text = 'x'.repeat(101);
    renderDisplay({ type: 'text' }, text);
    expect(screen.getByTitle(text)).toHaveTextContent(`${'x'.repeat(100)}...`);
    expect(renderDisplay({ type: 'text' }, 'y'.repeat(100)).text()).toBe('y'.repeat(100));
  });

  it('opens where it is by itself, for those without a mouse (R9.28)', async () => {
    const text = 'x'.repeat(101);
    const { user } = renderDisplay({ type: 'text' }, text, { whole: true });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réduire le texte' }));
    // On paper alone.
    expect(screen.getByText(text)).not.toBeVisible();
  });

  it('shows the colour of a choice beside its label (R3.181)', () => {
    const { container } = renderDisplay({ type: 'int', choices }, 1);
    expect(container.querySelector('[data-color="#335296"]')).not.toBeNull();
  });
});

describe('a value of any keys', () => {
  const map = { cote: 'R4', dons: [1, 2], '@type': 'Remarks', suite: { a: 1 }, reste: null };

  it('is its pairs where it is read whole', () => {
    const { container } = renderDisplay({ type: 'json' }, map, { whole: true });
    const texts = [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['cote', 'R4', 'dons', '1, 2', 'suite', '{"a":1}', 'reste', '--']);
  });

  it('is as it came in a list', () => {
    expect(renderDisplay({ type: 'json' }, map).text()).toContain('{"cote":"R4"');
  });
});

describe('a link', () => {
  const url = `https://fftt.com/${'x'.repeat(40)}`;
  const raw = { type: 'string', constraints: ['Url'] };

  it('has its text cut at 30 characters and its address whole (R9.27)', () => {
    renderDisplay(raw, url);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(`${url.slice(0, 30)}...`);
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('title', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('is text when it leads to %s', (address) => {
    renderDisplay(raw, address);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(address)).toBeVisible();
  });

  it('leads to the e-mail, and adds nothing to it', () => {
    renderDisplay({ type: 'string', constraints: ['Email'] }, 'a@b.fr');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a@b.fr');
  });

  it.each([
    [{ ctrlKey: true }, 0],
    [{ metaKey: true }, 0],
    [{}, 1],
  ])('clicked with %j reaches the row around it %i times (R9.41, R9.42)', (keys, times) => {
    const { container } = renderDisplay(raw, url);
    const onClick = vi.fn((event: Event) => event.preventDefault());
    const around = document.body.appendChild(document.createElement('div'));
    around.append(container);
    around.addEventListener('click', onClick);
    fireEvent.click(screen.getByRole('link'), keys);
    expect(onClick).toHaveBeenCalledTimes(times);
  });
});
