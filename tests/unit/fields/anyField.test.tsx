// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { AdminContext, Form } from 'react-admin';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { FileAccess } from '../../../src/data/createFileAccess.ts';
import { FieldDisplay } from '../../../src/fields/FieldDisplay.tsx';
import { FieldInput } from '../../../src/fields/FieldInput.tsx';
import { FileAccessContext } from '../../../src/fields/files/FileAccessContext.tsx';
import { inputs } from '../../../src/fields/inputs.tsx';
import { FieldFormContext } from '../../../src/fields/FieldFormContext.tsx';
import { registry } from '../../../src/fields/registry.tsx';
import { RegistryContext } from '../../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { createToasts } from '../../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../../src/ui/toasts/ToastsContext.tsx';
import { mapping, readOrRefuse, toRecord, values } from '../../support/anyMapping.ts';
import { standInForBrowser } from '../../support/screens/standInForBrowser.ts';

const PINNED = { seed: 20_260_722 };
const i18nProvider = createI18nProvider();
const files: FileAccess = { isOwn: () => false, read: () => Promise.reject(new Error('No file here')) };

/** What failed while it was rendered. */
const failuresOf = (children: ReactNode): readonly string[] => {
  standInForBrowser();
  const failures: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ToastsProvider toasts={createToasts()}>
      <AdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
        <RegistryContext value={registry}>
          <FieldFormContext value={{ inputs }}>
            <FileAccessContext value={files}>{children}</FileAccessContext>
          </FieldFormContext>
        </RegistryContext>
      </AdminContext>
    </ToastsProvider>,
    // The router around the fields catches what they throw.
    { onCaughtError: (error) => failures.push(String(error)) },
  );
  cleanup();
  return failures;
};

describe('the fields of any JSON whatever as a description', () => {
  it('show any value as text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(mapping, values, (raw, given) => {
        const { fields } = readOrRefuse(raw) ?? { fields: [] };
        const record = toRecord(fields, given);
        const shown = fields.map((field) => (
          <FieldDisplay key={field.name} field={field} value={record[field.name]} />
        ));
        expect(failuresOf(shown)).toEqual([]);
      }),
      { ...PINNED, numRuns: 120 },
    );
  });

  it('hold any value in a form', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(mapping, values, (raw, given) => {
        const { fields } = readOrRefuse(raw) ?? { fields: [] };
        const record = toFormValues(fields, toRecord(fields, given));
        const shown = fields.map((field) => (
          <FieldInput key={field.name} field={field} source={field.name} disabled={false} />
        ));
        expect(failuresOf(<Form record={record}>{shown}</Form>)).toEqual([]);
      }),
      { ...PINNED, numRuns: 12 },
    );
  });
});
