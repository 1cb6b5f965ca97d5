import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { iriOf } from '../../lib/iri.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FilterProps } from '../FieldProps.ts';
import { filterBox } from './InputFilter.tsx';
import { useLoaded } from '../useLoaded.ts';

/** With the list that filters by relations, and not with every list. */
const importPicker = async () => (await import('../relation/RelationPicker.tsx')).RelationPicker;

/** Records that point to the chosen one; the filter holds its IRI. */
export const RelationFilter = ({ field, source, label }: FilterProps) => {
  const id = useId();
  const { field: input } = useController({ name: source });
  const value: unknown = input.value;
  const { part: RelationPicker } = useLoaded(importPicker, true);
  if (!RelationPicker) return <TextField sx={filterBox} label={label} disabled />;
  return (
    <Box sx={filterBox}>
      <RelationPicker
        field={{ ...field, multiple: false }}
        id={id}
        name={input.name}
        label={label}
        value={isEmpty(value) ? [] : [value]}
        onChange={([chosen]) => input.onChange(iriOf(chosen) ?? '')}
        onBlur={input.onBlur}
      />
    </Box>
  );
};
