import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldDisplay } from '../FieldDisplay.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** The parts of an embedded object as their kinds show them, in the order described, without empty ones. */
export const ObjectDisplay = ({ field, value, path = field.name, whole = false }: DisplayProps) => {
  const labelOf = useFieldLabel();
  const parts = field.fields.filter((part) => !isBlank(part, valueAt(value, part.name)));
  if (parts.length === 0) return PLACEHOLDER;
  const show = (part: FieldDescription) => (
    <FieldDisplay
      field={part}
      path={`${path}.${part.name}`}
      value={valueAt(value, part.name)}
      whole={whole}
    />
  );
  // The label of the object says enough of its one part.
  if (!whole || field.fields.length === 1)
    return parts.map((part, index) => (
      <Fragment key={part.name}>
        {index > 0 && ', '}
        {show(part)}
      </Fragment>
    ));
  return (
    <Box component="dl" sx={lines}>
      {parts.map((part) => (
        <Box key={part.name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {labelOf(part)}
          </Typography>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {show(part)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** An object within holds something as soon as one of its own parts does: the server's address of it is no value. */
const isBlank = (field: FieldDescription, value: unknown): boolean => {
  if (isEmpty(value)) return true;
  if (!field.embedded || field.multiple || field.fields.length === 0) return false;
  return field.fields.every((part) => isBlank(part, valueAt(value, part.name)));
};

const lines = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
} as const;
