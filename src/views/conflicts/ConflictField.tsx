import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { useChosenRecords } from '../../fields/relation/useChosenRecords.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';
import type { Conflict } from './compareVersions.ts';

const SIDES = ['mine', 'theirs'] as const;

/** Whose value stays. */
export type Side = (typeof SIDES)[number];

interface ConflictFieldProps {
  readonly conflict: Conflict;
  readonly chosen: Side | null;
  readonly isMissing: boolean;
  readonly onChoose: (side: Side) => void;
}

/** One field with its two values, shown as its kind shows them, and the choice between them. */
export const ConflictField = ({ conflict, chosen, isMissing, onChoose }: ConflictFieldProps) => {
  const id = useId();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const field = conflict.fields.at(-1);
  if (!field) return null;
  return (
    <FormControl component="fieldset" fullWidth error={isMissing}>
      <FormLabel component="legend" sx={{ fontWeight: 'bold' }}>
        {conflict.fields.map(labelOf).join(' › ')}
      </FormLabel>
      <RadioGroup
        name={id}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        sx={columns}
      >
        {SIDES.map((side) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={side}
              // Read out with the choice, though it may hold buttons and tables, which no label can.
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${side}` } }} />}
              label={translate(`conflicts.${side}`)}
            />
            <Box id={`${id}-${side}`} sx={value}>
              <VersionDisplay field={field} path={conflict.path.join('.')} value={conflict[side]} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-missing`} role="alert">
        {isMissing && translate('conflicts.missing')}
      </FormHelperText>
    </FormControl>
  );
};

interface VersionDisplayProps {
  readonly field: FieldDescription;
  readonly path: string;
  readonly value: unknown;
}

/** A relation may stand in a draft as a bare address: it is named first. */
const VersionDisplay = ({ field, path, value: version }: VersionDisplayProps) => {
  const isRelation = field.path !== null && !field.embedded;
  const { records } = useChosenRecords(
    field,
    isRelation ? (field.multiple ? toList(version) : [version]) : [],
  );
  const named = isRelation ? (field.multiple ? records : records[0]) : version;
  return <FieldDisplay field={field} path={path} value={named} whole />;
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1,
} as const;

const value = { pl: 4, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
