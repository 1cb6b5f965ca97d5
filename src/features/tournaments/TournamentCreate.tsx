import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject, toList, toMap } from '../../schema/read.ts';
import type { FormContent } from '../../views/form/FormSections.tsx';
import { FoldedFields } from '../../views/form/FoldedFields.tsx';
import { SectionFields } from '../../views/form/FormSection.tsx';
import { SteppedSections } from '../../views/form/SteppedSections.tsx';
import { splitFields, useSectionTitle, type Section } from '../../views/page/arrange.ts';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { TableRows } from './TableRows.tsx';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { withoutIdentity } from '../../fields/rows/withoutIdentity.ts';
import { formatDate } from '../../lib/dates.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { copyTournament } from './copyTournament.ts';

/** A request for a tournament: general, tables, place, people, and what is missing before it is created. */
export const TournamentCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props} start={START}>
    {(form) => <TournamentSteps {...form} />}
  </SchemaCreate>
);

/** A first table and a contact are there to be filled in. */
const START = {
  tables: [
    {
      code: 'A',
      checkInEnd: '1970-01-01T09:00:00',
      time: '1970-01-01T09:30:00',
      gender: 'A',
      pointsRule: 'all',
      double: false,
    },
  ],
  contacts: [{ type: 'organizer' }],
};

const STEPS = {
  general: ['name', 'type', 'startDate', 'endDate', 'registrationDeadline', 'rules'],
  tables: ['tables', 'maxTablesPerDay'],
  place: ['sportHall', 'numberOfTables', 'address'],
  people: ['contacts', 'referee', 'assistantReferees'],
  // Known only once the tournament has been decided on, and played.
  later: ['results', 'status'],
} as const;

const TournamentSteps: FormContent = ({ fields: described, disabled }) => {
  const translate = useTranslate();
  const fields = described.map((field) =>
    field.name === 'address' || field.name === 'tables'
      ? renamed(field, translate(`tournaments.names.${field.name}`))
      : field,
  );
  const { later: _, others, ...parts } = splitFields(fields, STEPS);
  const sections: readonly Section[] = [
    { key: 'general', fields: [...parts.general, ...others] },
    { key: 'tables', fields: parts.tables },
    { key: 'place', fields: parts.place },
    { key: 'people', fields: parts.people },
    { key: 'summary', fields: [] },
  ];
  const titleOf = useSectionTitle(sections);
  const contentOf = ({ key }: Section, isActive: boolean) => {
    if (key === 'general')
      return (
        <Stack sx={{ gap: 2 }}>
          {!disabled && <FormerTournament fields={fields} />}
          <SectionFields fields={parts.general} disabled={disabled} />
          <FoldedFields title={translate('form.other')} fields={others} disabled={disabled} within>
            <SectionFields fields={others} disabled={disabled} />
          </FoldedFields>
        </Stack>
      );
    if (key === 'tables') return <TableRows fields={parts.tables} disabled={disabled} />;
    if (key === 'place') return <PlaceStep fields={parts.place} disabled={disabled} />;
    // Checked anew whenever somebody comes to it.
    if (key === 'summary') return isActive && <SummaryStep sections={sections} titleOf={titleOf} />;
    return null;
  };
  return (
    <>
      <FollowingDates />
      <SteppedSections sections={sections} titleOf={titleOf} disabled={disabled} contentOf={contentOf} />
    </>
  );
};

/** The names of place and tables are not taken for that of the tournament. */
const renamed = (field: FieldDescription, label: string): FieldDescription => ({
  ...field,
  fields: field.fields.map((entry) => (entry.name === 'name' ? { ...entry, label } : entry)),
});

/** Dates that follow from the first day, until somebody changes them. A component: what is typed draws nothing else. */
const FollowingDates = () => {
  const { getValues, setValue } = useFormContext();
  const start = useWatch({ name: 'startDate', compute: toDay });
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (start === null) return;
    const follow = (path: string, value: string, former: string | null): void => {
      const current: unknown = getValues(path);
      if (isEmpty(current) || current === former) setValue(path, value, { shouldDirty: true });
    };
    const former = before.current;
    before.current = start;
    follow('endDate', start, former);
    follow('registrationDeadline', deadlineOf(start), former && deadlineOf(former));
    for (const [index, row] of toList(getValues('tables')).entries())
      if (isObject(row) && 'date' in toMap(row)) follow(`tables.${index}.date`, start, former);
  }, [start, getValues, setValue]);
  return null;
};

/** Null as long as it is being typed. */
const toDay = (typed: unknown): string | null =>
  typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(typed) ? typed : null;

/** Three days before the first one, in the evening. */
const deadlineOf = (start: string): string => {
  const day = new Date(`${start.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 3);
  return `${day.toISOString().slice(0, 10)}T20:00:00`;
};

/** Takes up an earlier tournament of the club, its days moved to the next year; nothing where there is none. */
const FormerTournament = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const { setValue } = useFormContext();
  const [taken, setTaken] = useState('');
  const [isCopied, setCopied] = useState(false);
  const { data: former = [], isLoading } = useQuery({
    queryKey: ['tournament-requests', 'former', club?.['@id']],
    queryFn: async () => {
      const { data } = await provider.getList('tournament-requests', {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'startDate', order: 'DESC' },
        filter: { club: club?.['@id'] },
      });
      return data;
    },
    enabled: club !== undefined,
  });
  if (former.length === 0 && !isLoading) return null;
  const take = async (id: string): Promise<void> => {
    setTaken(id);
    setCopied(false);
    if (id === '') return;
    const { data } = await provider.getOne('tournament-requests', { id });
    const copied = copyTournament(toMap(withoutIdentity(fields, toMap(data))));
    for (const [name, value] of Object.entries(toFormValues(fields, copied)))
      if (name in copied) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setCopied(true);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <NativeSelect
        label={translate('tournaments.former')}
        value={taken}
        disabled={isLoading}
        empty={translate('tournaments.none')}
        onChange={(id) => void take(id).catch(() => notify('tournaments.notCopied', { type: 'error' }))}
        options={former.map(({ id, name, startDate }) => ({
          value: String(id),
          label: [String(name), formatDate(startDate)].filter(Boolean).join(' · '),
        }))}
        sx={{ maxWidth: 480 }}
      />
      {/* It stays until it is read: what it requires is done here. */}
      <Box role="status">
        {isCopied && (
          <Alert severity="info" role="none">
            {translate('tournaments.copied')}
          </Alert>
        )}
      </Box>
    </Stack>
  );
};
