// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { Form } from 'react-admin';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { FileAccess } from '../../../src/data/createFileAccess.ts';
import { FieldDisplay } from '../../../src/fields/FieldDisplay.tsx';
import { FieldInput } from '../../../src/fields/FieldInput.tsx';
import { FileAccessContext } from '../../../src/fields/files/FileAccessContext.tsx';
import { inputs } from '../../../src/fields/inputs.tsx';
import { FieldFormContext } from '../../../src/fields/FieldFormContext.tsx';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { mapping, readOrRefuse, toRecord, values } from '../../support/anyMapping.ts';
import { renderInClub } from '../../support/renderInClub.tsx';

const PINNED = { seed: 20_260_722 };
const files: FileAccess = { isOwn: () => false, read: () => Promise.reject(new Error('No file here')) };

/** Errors during rendering. */
const failuresOf = (children: ReactNode): readonly string[] => {
  const failures: string[] = [];
  renderInClub(
    <FieldFormContext value={{ inputs }}>
      <FileAccessContext value={files}>{children}</FileAccessContext>
    </FieldFormContext>,
    // The router around the fields catches what they throw.
    { onCaughtError: (error) => failures.push(String(error)) },
  );
  cleanup();
  return failures;
};

describe('the fields of any JSON whatever as a description', () => {
  it('show any value as text', () => {
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

  it('hold any value in a form', () => {
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
