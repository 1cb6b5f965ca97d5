import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { SectionCard } from '../page/SectionCard.tsx';

interface ShowSectionProps {
  readonly title: string | null;
  readonly fields: readonly FieldDescription[];
}

/** Labels and values of some fields of the record as one definition list; nothing where there is no field. */
export const ShowSection = ({ title, fields }: ShowSectionProps) => {
  const labelOf = useFieldLabel();
  const record = useRecordContext();
  if (fields.length === 0) return null;
  return (
    <SectionCard title={title}>
      <Box component="dl" sx={grid}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {labelOf(field)}
            </Typography>
            <Typography component="dd" sx={value}>
              <FieldDisplay field={field} value={record?.[field.name]} whole />
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(10rem, 1fr) minmax(0, 3fr)' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1 },
  m: 0,
} as const;

/** Below its label on a phone, where the next label keeps its distance. */
const value = { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' } as const;
