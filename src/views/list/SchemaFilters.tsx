import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactElement } from 'react';
import {
  FilterButton,
  FilterFormBase,
  FormGroupsProvider,
  getFilterFormValues,
  removeEmpty,
  SourceContextProvider,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { filters as byKind, filterOf } from '../../fields/filters.tsx';
import { kindOf } from '../../schema/kinds.ts';
import { columnPaths } from '../table/columnPaths.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns } from '../table/useColumns.ts';
import { fieldPathOf, offeredFilters } from './offeredFilters.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import { useTypedFilters } from './useTypedFilters.ts';
import { ExistsFilter } from '../../fields/filter/SelectFilter.tsx';
import type { Description } from '../../schema/description.ts';

/** The filters that the config names, and behind a button those of every other described field. */
export const SchemaFilters = ({ config, description }: ListView) => {
  const labelOf = useFilterLabel({ config, description });
  const translate = useTranslate();
  const fixed = Object.keys(config.list?.filter ?? {});
  const { paths, named } = columnPaths(
    description,
    config.list?.filters?.filter((path) => !fixed.includes(path)),
    // Every row has the same value there.
    [...(config.list?.scope ?? []), ...fixed],
  );
  const { columns } = useColumns(description, offeredPaths(description, paths));
  const { values, present } = offeredFilters(description, columns);
  // react-admin's filter form reads `source`, `label` and `alwaysOn` of each; what is not open is offered by the button.
  const own = values.flatMap(({ field, path, offered }, index) => {
    const fieldPath = fieldPathOf(offered ?? { path });
    const kind = kindOf(field, config.fields?.[fieldPath]);
    const Filter = offered ? filterOf(offered, kind) : byKind[kind];
    if (!Filter) return [];
    const isNamed = config.list?.filters ? paths.slice(0, named).includes(fieldPath) : index < FIRST;
    const open = isNamed ? { alwaysOn: true } : {};
    return [<Filter key={path} source={path} label={labelOf(fieldPath, field)} field={field} {...open} />];
  });
  const exists = present.map(({ field, path }) => {
    const label = translate('filters.exists.label', { label: labelOf(path, field) });
    return <ExistsFilter key={`exists.${path}`} source={`exists.${path}`} label={label} field={field} />;
  });
  const filters = [...own, ...exists];
  if (filters.length === 0) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 0', minWidth: { xs: '100%', sm: 0 } }}>
        <LiveFilterForm filters={filters} />
      </Box>
      <FilterButton filters={filters} variant="text" disableSaveQuery />
    </Stack>
  );
};

/** As many as open with the panel where no config names any. */
const FIRST = 8;

const DEBOUNCE_MS = 500;

/** No serialized filters: it equals no state of the list. */
const TYPING = '';

const serialize = (filters: object): string => JSON.stringify(removeEmpty(filters) ?? {});

/**
 * The form of the filters. It differs from react-admin's in one thing: while something typed has not reached the
 * list yet, an earlier state of the list never takes its place.
 * @internal
 */
export const LiveFilterForm = ({ filters }: { readonly filters: ReactElement[] }) => {
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const form = useForm({ mode: 'onChange', defaultValues: filterValues });
  const { getValues, reset, subscribe } = form;
  // The list gives an equal object anew with every render: its text shows a change.
  const current = serialize(filterValues);
  // Filters of the list once everything typed has reached it; null while it follows nothing.
  const [awaited, setAwaited] = useState<string | null>(null);
  if (awaited !== null && awaited === current) setAwaited(null);

  const submit = useTypedFilters((values: object) => {
    // The search has a box of its own, whose text may be newer than that of this form.
    const next = { ...filterValues, ...values, q: filterValues.q as unknown };
    const text = serialize(next);
    setAwaited(text === current ? null : text);
    return next;
  }, DEBOUNCE_MS);

  useEffect(() => {
    if (awaited === null) reset(getFilterFormValues(getValues(), JSON.parse(current)));
  }, [awaited, current, getValues, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // A reset names no field.
          if (!name) return;
          setAwaited(TYPING);
          submit(values);
        },
      }),
    [subscribe, submit],
  );

  return (
    <FormProvider {...form}>
      <FormGroupsProvider>
        <SourceContextProvider
          value={{
            getSource: (source) => source,
            getLabel: (source) => `resources.${resource}.fields.${source}`,
          }}
        >
          <Box component="form" onSubmit={(event) => event.preventDefault()} sx={FORM}>
            <FilterFormBase filters={filters} />
          </Box>
        </SourceContextProvider>
      </FormGroupsProvider>
    </FormProvider>
  );
};

const FORM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  minHeight: { sm: 64 },
  paddingBottom: 0.5,
  pointerEvents: 'none',
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 1 },
};

/** The paths to look up: of a server that says what it filters by those alone, the ones of a config (`paths`) first. */
const offeredPaths = ({ filters }: Description, paths: readonly string[]): readonly string[] => {
  if (!filters) return paths;
  const offered = filters.map(fieldPathOf);
  return [...new Set([...paths.filter((path) => offered.includes(path)), ...offered])];
};
