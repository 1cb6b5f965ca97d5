import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, type ComponentType } from 'react';
import { useController } from 'react-hook-form';
import type { OfferedFilter } from '../schema/description.ts';
import type { Kind } from '../schema/kinds.ts';
import type { FilterProps } from './FieldProps.ts';
import { BooleanFilter, ExistsFilter, OneChoiceFilter } from './filter/SelectFilter.tsx';
import { ChoiceFilter } from './filter/ChoiceFilter.tsx';
import { DateFilter, DateTimeFilter } from './filter/PeriodFilter.tsx';
import { CurrencyFilter, NumberFilter } from './filter/NumberFilter.tsx';
import { TextFilter, filterBox } from './filter/InputFilter.tsx';
import { iriOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { useLoaded } from './useLoaded.ts';

/** With the list that filters by relations, and not with every list. */
const importPicker = async () => (await import('./relation/RelationPicker.tsx')).RelationPicker;

/** Records that point to the chosen one; the filter holds its IRI. */
const RelationFilter = ({ field, source, label }: FilterProps) => {
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

/**
 * What lists are filtered with by each kind; null where filtering makes no sense. A kind that `schema/kinds.ts` names and
 * nobody registers does not compile.
 */
export const filters: Readonly<Record<Kind, ComponentType<FilterProps> | null>> = {
  text: TextFilter,
  textarea: TextFilter,
  password: null,
  richText: TextFilter,
  email: TextFilter,
  url: TextFilter,
  duration: TextFilter,
  phone: TextFilter,
  color: TextFilter,
  licenceNumber: TextFilter,
  integer: NumberFilter,
  year: NumberFilter,
  decimal: NumberFilter,
  percentage: NumberFilter,
  currency: CurrencyFilter,
  boolean: BooleanFilter,
  date: DateFilter,
  time: null,
  datetime: DateTimeFilter,
  choice: ChoiceFilter,
  choices: ChoiceFilter,
  relation: RelationFilter,
  relations: RelationFilter,
  object: null,
  address: null,
  collection: null,
  list: null,
  file: null,
  files: null,
  image: null,
  json: null,
  unknown: null,
};

/** The filter in the form that the server takes, whatever the kind would be filtered with. */
export const filterOf = ({ by, isMany }: OfferedFilter, kind: Kind): ComponentType<FilterProps> => {
  if (by === 'range') return kind === 'currency' ? CurrencyFilter : NumberFilter;
  if (by === 'period') return kind === 'datetime' ? DateTimeFilter : DateFilter;
  if (by === 'presence') return ExistsFilter;
  const usual = filters[kind];
  if (usual === ChoiceFilter) return isMany ? ChoiceFilter : OneChoiceFilter;
  return usual === BooleanFilter || usual === RelationFilter ? usual : TextFilter;
};
