import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { use, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { useRowTitle } from '../../fields/rows/useRowTitle.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { toProblems, type Problem } from './toProblems.ts';

interface FormErrorsProps {
  /** In the order in which the form shows them. */
  readonly fields: readonly FieldDescription[];
  readonly dialogTitle: string | undefined;
}

/**
 * Leads to the first field to correct after an attempt to save: a form that was not sent says so in a dialog
 * first; what the server refused is in the toast already. The summary stays until all is corrected.
 */
export const FormErrors = ({ fields, dialogTitle }: FormErrorsProps) => {
  const navigator = use(FieldFormContext)?.navigator ?? null;
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

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** The server refused the values; that is said elsewhere. */
  readonly isRefused: boolean;
}

/** Says that the form is invalid and leads to each field to correct. */
const ErrorSummary = ({ problems, isRefused }: ErrorSummaryProps) => {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('invalid.summary')}>
      {!isRefused && <Alert severity="error">{translate('validation.form')}</Alert>}
      <ProblemList problems={problems} />
    </Box>
  );
};

/** Fields to correct, each with a link that leads to it, and what is wrong there. */
export const ProblemList = ({ problems }: Pick<ErrorSummaryProps, 'problems'>) => {
  const navigator = use(FieldFormContext)?.navigator ?? null;
  const trailOf = useTrail();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
      {problems.map((problem) => (
        <li key={problem.path}>
          <Link
            component="button"
            type="button"
            onClick={() => navigator?.goTo(problem.path, { focus: true })}
            sx={{ textAlign: 'left', minHeight: 24 }}
          >
            {trailOf(problem)}
          </Link>
          {`\u00a0: ${problem.message}`}
        </li>
      ))}
    </Box>
  );
};

/** The field of a problem in words: `Contact 2, Téléphone`. */
const useTrail = (): ((problem: Problem) => string) => {
  const titleOf = useRowTitle();
  const { getValues } = useFormContext();
  return ({ path, trail }) =>
    trail
      .flatMap((step, index) => {
        const next = trail[index + 1];
        if (typeof step === 'number') return [];
        if (typeof next !== 'number') return fieldLabel(step);
        return titleOf(step, next, getValues(path.split('.', index + 2).join('.')));
      })
      .join(', ');
};

interface InvalidFormDialogProps {
  readonly open: boolean;
  /** The specification's title when absent. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** Called once the dialog is gone and the form behind it can be reached again. */
  readonly onClosed: () => void;
}

/** Says that the form was not sent. The focus goes to the first field to correct and not back to the button. */
const InvalidFormDialog = ({ open, title, onClose, onClosed }: InvalidFormDialogProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame
      isAlert
      open={open}
      title={title ?? translate('validation.dialogTitle')}
      text={translate('validation.dialog')}
      disableRestoreFocus
      onClosed={onClosed}
      actions={
        // An alert dialog puts the focus on its answer (WAI-ARIA practices).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button autoFocus onClick={onClose}>
          {translate('form.close')}
        </Button>
      }
    />
  );
};
