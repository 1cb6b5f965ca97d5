// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { registry } from '../../../src/fields/registry.tsx';
import { RegistryContext } from '../../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider.ts';
import { persons } from '../../../src/resources/persons.ts';
import { ShowSections } from '../../../src/views/show/ShowSections.tsx';
import { describeFields } from '../../support/describeFields.ts';

afterEach(cleanup);

describe('a person to read', () => {
  it('shows the telephone in pairs and an email to write to (R3.158)', () => {
    const fields = describeFields({
      telephone: { label: 'Téléphone' },
      email: { label: 'Courriel', constraints: [{ name: 'Email' }] },
    });
    render(
      <I18nContextProvider value={createI18nProvider()}>
        <RegistryContext value={registry}>
          <ResourceContextProvider value="persons">
            <RecordContextProvider value={{ telephone: '0160201234', email: 'marie@example.org' }}>
              <ShowSections config={persons} description={{ fields, methods: null }} />
            </RecordContextProvider>
          </ResourceContextProvider>
        </RegistryContext>
      </I18nContextProvider>,
    );
    const telephone = screen.getByRole('link', { name: '01 60 20 12 34' });
    expect(telephone).toHaveAttribute('href', 'tel:0160201234');
    const email = screen.getByRole('link', { name: 'marie@example.org' });
    expect(email).toHaveAttribute('href', 'mailto:marie@example.org');
  });
});
