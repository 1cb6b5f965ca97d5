import userEvent from '@testing-library/user-event';
import { Form, type DataProvider } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import type { ResourceDirectory } from '../../src/data/ResourceDefinition.ts';
import { DirectoryContext } from '../../src/fields/DirectoryContext.tsx';
import { FieldDisplay } from '../../src/fields/FieldDisplay.tsx';
import { FieldHintsContext, type FieldHints } from '../../src/fields/FieldHints.tsx';
import { FieldInput } from '../../src/fields/FieldInput.tsx';
import { inputs } from '../../src/fields/inputs.tsx';
import { FieldFormContext } from '../../src/fields/FieldFormContext.tsx';
import type { FieldHint } from '../../src/schema/kinds.ts';
import { describeField } from './describeFields.ts';
import { renderInClub } from './renderInClub.tsx';

interface Setting {
  /** Hint of the resource config for the field. */
  readonly hint?: FieldHint;
  /** Its hints for the parts of the field, by dotted path from `value`. */
  readonly hints?: FieldHints;
  readonly dataProvider?: Partial<DataProvider>;
  /** The resources that are known; the players alone when absent. */
  readonly directory?: ResourceDirectory;
}

const renderInside = (
  children: ReactNode,
  { hint = {}, hints = {}, dataProvider = {}, directory }: Setting,
) => {
  const inForm = (
    <FieldFormContext value={{ inputs }}>
      <FieldHintsContext value={{ ...hints, value: hint }}>{children}</FieldHintsContext>
    </FieldFormContext>
  );
  return renderInClub(directory ? <DirectoryContext value={directory}>{inForm}</DirectoryContext> : inForm, {
    dataProvider,
  });
};

/** One described field named 'Champ' in a form of its own, holding `value`. */
export const renderInput = (
  raw: Readonly<Record<string, unknown>>,
  value: unknown = null,
  { disabled = false, ...setting }: Setting & { readonly disabled?: boolean } = {},
) => {
  const field = describeField({ label: 'Champ', ...raw });
  const seen: { form?: UseFormReturn } = {};
  const view = renderInside(
    <Form record={{ value }}>
      <FieldInput field={field} source="value" disabled={disabled} />
      <Spy
        onForm={(form) => {
          seen.form = form;
        }}
      />
    </Form>,
    setting,
  );
  const form = (): UseFormReturn => {
    if (!seen.form) throw new Error('The form has not been rendered');
    return seen.form;
  };
  return { user: userEvent.setup(), view, form, value: (): unknown => form().getValues('value') };
};

const Spy = ({ onForm }: { readonly onForm: (form: UseFormReturn) => void }) => {
  const form = useFormContext();
  useEffect(() => onForm(form));
  return null;
};

/** A described field's value as it is shown; `text` is the text there. */
export const renderDisplay = (
  raw: Readonly<Record<string, unknown>>,
  value: unknown,
  {
    whole = false,
    printed = false,
    ...setting
  }: Setting & { readonly whole?: boolean; readonly printed?: boolean } = {},
) => {
  const { container } = renderInside(
    <FieldDisplay field={describeField(raw)} value={value} whole={whole} printed={printed} />,
    setting,
  );
  return { user: userEvent.setup(), container, text: (): string | null => container.textContent };
};
