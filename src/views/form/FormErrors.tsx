import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useFieldNavigator } from '../../fields/navigation/useFieldNavigator.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { InvalidFormDialog } from './InvalidFormDialog.tsx';
import { toProblems } from './toProblems.ts';

interface FormErrorsProps {
  /** In the order in which the form shows them. */
  readonly fields: readonly FieldDescription[];
  readonly dialogTitle: string | undefined;
}

/**
 * Leads to the first field to correct after an attempt to save: a form that was not sent says so in a dialog
 * first; what the server refused is told by the toast already. The summary stays until all is corrected.
 */
export const FormErrors = ({ fields, dialogTitle }: FormErrorsProps) => {
  const navigator = useFieldNavigator();
  const { errors, submitCount } = useFormState();
  const [open, setOpen] = useState(false);
  const problems = submitCount > 0 ? toProblems(fields, errors) : [];
  const first = problems[0]?.path;
  // A field of that name has an error of its own there.
  const isRefused = errors.root?.['serverError'] !== undefined;

  useEffect(() => {
    if (first === undefined) return;
    navigator?.goTo(first, { focus: isRefused });
    setOpen(!isRefused);
    // Once per attempt: correcting a field must not lead away from it to the next one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  return (
    <>
      {problems.length > 0 && <ErrorSummary problems={problems} isRefused={isRefused} />}
      <InvalidFormDialog
        open={open}
        title={dialogTitle}
        onClose={() => setOpen(false)}
        onClosed={() => first !== undefined && navigator?.goTo(first, { focus: true })}
      />
    </>
  );
};
