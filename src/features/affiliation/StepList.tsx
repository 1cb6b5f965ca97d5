import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toAddress } from '../../lib/address.ts';
import { useClubId } from '../../session/useRouteIds.ts';

export interface AffiliationStep {
  readonly step: string;
  readonly label: string;
  readonly missing: readonly string[];
  readonly isDone: boolean;
}

interface StepListProps {
  readonly steps: readonly AffiliationStep[];
  /** The affiliation; null before it has begun. */
  readonly record: RaRecord | null;
}

/** Steps with their state, what they lack, and a link to the page where it is completed. */
export const StepList = ({ steps, record }: StepListProps) => {
  const translate = useTranslate();
  const addressOf = useAddresses(record);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('affiliation.progress', { smart_count: done, total: steps.length })}
      </Typography>
      <Box component="ol" aria-label={translate('affiliation.steps')} sx={LIST}>
        {steps.map(({ step, label, missing, isDone }) => {
          const to = isDone ? null : addressOf(step);
          const Icon = isDone ? CheckCircleIcon : CircleOutlinedIcon;
          return (
            <li key={step}>
              <Icon
                color={isDone ? 'success' : 'action'}
                titleAccess={translate(`affiliation.${isDone ? 'done' : 'todo'}`)}
              />
              <div>
                <Typography component="strong" sx={{ fontWeight: 600 }}>
                  {label}
                </Typography>
                {missing.length > 0 && (
                  <ul>
                    {missing.map((part) => (
                      <li key={part}>{part}</li>
                    ))}
                  </ul>
                )}
                {to !== null && (
                  <Box sx={{ mt: 0.5 }}>
                    <Button component={LinkBase} size="small" to={to}>
                      {translate(`affiliation.open.${step}`, { _: label })}
                    </Button>
                  </Box>
                )}
              </div>
            </li>
          );
        })}
      </Box>
    </>
  );
};

/** Address at which a step is taken; null for one that cannot be taken yet, or that no page is known for. */
const useAddresses = (record: RaRecord | null): ((step: string) => string | null) => {
  const createPath = useCreatePath();
  const clubId = useClubId();
  const form = record ? createPath({ resource: 'affiliations', type: 'edit', id: record.id }) : null;
  const addresses: Readonly<Record<string, string | null>> = {
    identity: toAddress(clubId, 'informations'),
    officers: createPath({ resource: 'accountants', type: 'list' }),
    hall: toAddress(clubId, 'sporthalls'),
    insurance: form,
    submission: form,
    // Nothing is owed before the affiliation is sent.
    payment: record?.submitDate ? toAddress(clubId, 'accountancy') : null,
  };
  return (step) => (Object.hasOwn(addresses, step) ? (addresses[step] ?? null) : null);
};

const LIST = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  // Beside one another where there is room, so that the list below is in sight.
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  '& > li': { display: 'flex', gap: 1, overflowWrap: 'anywhere' },
  '& ul': { m: 0, pl: 2.5 },
} as const;
