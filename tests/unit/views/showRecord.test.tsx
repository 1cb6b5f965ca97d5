// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nContextProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { RelatedContext } from '../../../src/fields/RelatedContext.ts';
import { registry } from '../../../src/fields/registry.tsx';
import { RegistryContext } from '../../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../support/frenchTexts.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { AuditFooter } from '../../../src/views/page/AuditFooter.tsx';
import { ShowSections } from '../../../src/views/show/ShowSections.tsx';

const LONG = 'x'.repeat(120);
const ADDRESS = `https://example.org/${'a'.repeat(40)}`;

const show = (record: Readonly<Record<string, unknown>>, fields: object) => (
  <I18nContextProvider value={createI18nProvider()}>
    <RegistryContext value={registry}>
      <ResourceContextProvider value="persons">
        <RecordContextProvider value={record}>
          <ShowSections config={{}} description={parseMapping({ fields })} />
          <AuditFooter />
        </RecordContextProvider>
      </ResourceContextProvider>
    </RegistryContext>
  </I18nContextProvider>
);

const renderRecord = (record: Readonly<Record<string, unknown>>, fields: object = {}) =>
  render(show(record, fields));

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('the page that shows a record', () => {
  it('says who created and changed it, and when (R3.140, R3.141, R3.142, R3.143)', () => {
    renderRecord({
      dateCreated: '2025-09-01T10:00:00+02:00',
      dateModified: '2026-01-05T09:05:07+01:00',
      creator: { person: { givenName: 'Marie', familyName: 'Dupont' } },
      editor: { person: { givenName: 'Luc', familyName: 'Leroy' } },
    });
    expect(screen.getByText(/Créé le 01\/09\/2025 à 10:00 par Dupont Marie/)).toBeVisible();
    expect(screen.getByText(/Modifié le 05\/01\/2026 à 09:05 par Leroy Luc/)).toBeVisible();
  });

  it.each([
    ['without author and date', {}],
    ['with a bare address for author, on no day', { editor: '/api/accounts/3', dateModified: 'yesterday' }],
    ['with an author who is nobody', { editor: { person: null } }],
  ])(
    'shows -- for a change %s, and nothing where the creation is as little known (R3.144)',
    (_what, record) => {
      const { unmount } = renderRecord({ dateCreated: '2025-09-01T10:00:00+02:00', ...record });
      expect(screen.getByText(/Modifié le -- par --/)).toBeVisible();
      unmount();
      renderRecord(record);
      expect(screen.queryByText(/Modifié|Créé/)).not.toBeInTheDocument();
    },
  );

  it('shows -- for the day alone that is unknown (R3.144)', () => {
    renderRecord({ editor: { person: { givenName: 'Luc', familyName: 'Leroy' } } });
    expect(screen.getByText(/Modifié le -- par Leroy Luc/)).toBeVisible();
  });

  it('names no author of what was imported, whose date is known', () => {
    renderRecord({ dateCreated: '2025-09-01T10:00:00+02:00', creator: null });
    expect(screen.getByText(/Créé le 01\/09\/2025 à 10:00/)).not.toHaveTextContent(/10:00 par/);
  });

  it('names related records that it holds by their address alone, and numbers those it cannot read', () => {
    const person = { type: 'person', path: 'people' };
    const fields = {
      head: { ...person, label: 'Responsable' },
      guests: { ...person, label: 'Invités', multiple: true },
      hall: {
        type: 'hall',
        label: 'Salle',
        embedded: true,
        fields: { owner: { ...person, label: 'Gérant' } },
      },
    };
    const known = new Map([1, 3].map((id) => [`/api/people/${id}`, { id, name: `Anne ${id}` }]));
    render(
      <RelatedContext value={known}>
        {show(
          {
            head: '/api/people/1',
            guests: [{ '@id': '/api/people/2' }, { '@id': '/api/people/3', '@type': 'Person' }],
            hall: { '@id': '/api/halls/1', owner: '/api/people/3' },
          },
          fields,
        )}
      </RelatedContext>,
    );
    expect(valueOf('Responsable')).toHaveTextContent(/^Anne 1$/);
    expect(valueOf('Invités')).toHaveTextContent(/^n° 2, Anne 3$/);
    expect(valueOf('Salle')).toHaveTextContent(/Anne 3$/);
  });

  it('folds empty values and shows -- there once unfolded, and 0 as 0 at once (R9.29)', async () => {
    const names = { none: {}, empty: {}, absent: {}, zero: { type: 'integer' } };
    const fields = Object.fromEntries(
      Object.entries(names).map(([name, raw]) => [name, { ...raw, label: name }]),
    );
    renderRecord({ none: null, empty: '', zero: 0 }, fields);
    expect(valueOf('zero')).toHaveTextContent(/^0$/);
    expect(screen.queryByText('none')).not.toBeInTheDocument();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Afficher les champs vides (3)' }));
    for (const name of ['none', 'empty', 'absent']) expect(valueOf(name)).toHaveTextContent(/^--$/);
    await user.click(screen.getByRole('button', { name: 'Masquer les champs vides' }));
    expect(screen.queryByText('none')).not.toBeInTheDocument();
  });

  it('cuts a long text at 100 characters and opens the whole of it (R9.25, R9.28)', async () => {
    renderRecord({ note: LONG }, { note: { type: 'text', label: 'Note' } });
    expect(screen.getByText(`${'x'.repeat(100)}...`)).toHaveAttribute('title', LONG);
    await userEvent
      .setup({ delay: null })
      .click(screen.getByRole('button', { name: 'Afficher tout le texte' }));
    expect(screen.getByText(LONG)).toBeVisible();
  });

  it('cuts the text of a link at 30 characters and keeps its address whole (R9.27, R9.28)', () => {
    renderRecord({ page: ADDRESS }, { page: { label: 'Page', constraints: [{ name: 'Url' }] } });
    const link = screen.getByRole('link', { name: `${ADDRESS.slice(0, 30)}...` });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(link).toHaveAttribute('title', ADDRESS);
  });

  it('has the sections of the form where the config names none: the groups of the description', () => {
    renderRecord(
      { title: 'Salle', price: '12' },
      { title: { label: 'Titre', groups: ['identité'] }, price: { label: 'Prix', groups: ['tarifs'] } },
    );
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['identité', 'tarifs']);
    expect(valueOf('Prix')).toHaveTextContent('12');
  });

  it('lets the keyboard scroll a table of rows that is wider than the page', () => {
    const fields = { name: { label: 'Nom' } };
    renderRecord(
      { lines: [{ name: 'Table' }] },
      { lines: { label: 'Lignes', embedded: true, multiple: true, fields } },
    );
    const region = screen.getByRole('region', { name: /Lignes/ });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toHaveTextContent('Table');
  });
});
