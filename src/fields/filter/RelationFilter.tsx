import Box from '@mui/material/Box';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { iriOf } from '../../lib/iri.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FilterProps } from '../FieldProps.ts';
import { filterBox } from './filterBox.ts';
import { RelationPicker } from '../relation/RelationPicker.tsx';

/** Records that point to the chosen one; the filter holds its IRI. */
export const RelationFilter = ({ field, source, label }: FilterProps) => {
  const id = useId();
  const { field: input } = useController({ name: source });
  const value: unknown = input.value;
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
