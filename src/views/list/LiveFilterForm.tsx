import { type ReactElement, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  FilterFormBase,
  FormGroupsProvider,
  getFilterFormValues,
  removeEmpty,
  SourceContextProvider,
  useDebouncedEvent,
  useListContext,
  useResourceContext,
} from 'react-admin';
import Box from '@mui/material/Box';

const DEBOUNCE_MS = 500;

/** No text of filters: nothing that the list holds fits it. */
const TYPING = '';

const serialize = (filters: object): string => JSON.stringify(removeEmpty(filters) ?? {});

/**
 * The form of the filters. It differs from react-admin's in one thing: while something typed has not reached the
 * list yet, an earlier state of the list never takes its place.
 */
export const LiveFilterForm = ({ filters }: { readonly filters: ReactElement[] }) => {
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const form = useForm({ mode: 'onChange', defaultValues: filterValues });
  const { getValues, reset, subscribe } = form;
  // The list gives an equal object anew with every render: its text tells a change.
  const current = serialize(filterValues);
  // What the list is to hold once everything typed has reached it; null while it follows nothing.
  const [awaited, setAwaited] = useState<string | null>(null);
  if (awaited !== null && awaited === current) setAwaited(null);

  const submit = useDebouncedEvent((values: object) => {
    const next = { ...filterValues, ...values };
    const text = serialize(next);
    setAwaited(text === current ? null : text);
    setFilters(next);
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
