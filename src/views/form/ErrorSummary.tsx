import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFieldNavigator } from '../../fields/navigation/useFieldNavigator.ts';
import type { Problem } from './toProblems.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** The server refused the values; that is said elsewhere. */
  readonly isRefused: boolean;
}

/** Says that the form is invalid and leads to each field to correct. */
export const ErrorSummary = ({ problems, isRefused }: ErrorSummaryProps) => {
  const translate = useTranslate();
  const navigator = useFieldNavigator();
  const trailOf = useTrail();
  return (
    <Box component="section" aria-label={translate('invalid.summary')}>
      {!isRefused && <Alert severity="error">{translate('validation.form')}</Alert>}
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
    </Box>
  );
};

/** Where a problem stands, in words: `Contacts, ligne 2, Téléphone`. */
const useTrail = (): ((problem: Problem) => string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return ({ trail }) =>
    trail
      .map((step) =>
        typeof step === 'number' ? translate('invalid.row', { position: step }) : labelOf(step),
      )
      .join(', ');
};
