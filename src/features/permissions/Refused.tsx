import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { reasonsOf } from '../../views/bulk/reasonsOf.ts';
import type { Entry } from './entry.ts';
import type { Saving } from './useSaving.ts';

interface RefusedProps {
  readonly entries: readonly Entry[];
  readonly saving: Saving;
}

/** The entries of the last run that are not saved, each with the reason. */
export const Refused = ({ entries, saving: { outcomes, running } }: RefusedProps) => {
  const translate = useTranslate();
  const lines = [...outcomes].flatMap(([iri, outcome]) => {
    const name = entries.find((entry) => entry.iri === iri)?.name ?? iri;
    return outcome.status === 'done'
      ? []
      : [{ iri, text: translate('rights.failed', { name, reason: reasonsOf(outcome) }) }];
  });
  if (running || lines.length === 0) return null;
  return (
    <Alert severity="error">
      {translate('rights.results')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {lines.map(({ iri, text }) => (
          <li key={iri}>{text}</li>
        ))}
      </Box>
      {translate('rights.kept')}
    </Alert>
  );
};
