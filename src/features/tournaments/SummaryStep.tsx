import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isNested } from '../../schema/description.ts';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { ProblemList } from '../../views/form/FormErrors.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { RelatedLabels } from '../../views/show/RelatedLabels.tsx';
import { useRowTitle } from '../../fields/rows/useRowTitle.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toList, toMap, toText } from '../../schema/read.ts';
import { toProblems } from '../../views/form/toProblems.ts';
import type { Section } from '../../views/page/arrange.ts';

interface SummaryStepProps {
  readonly sections: readonly Section[];
  readonly titleOf: (section: Section) => string | null;
}

const FACTS = ['name', 'startDate', 'endDate', 'sportHall', 'referee'];

/** The request in a few lines; what is not filled in is listed as missing. */
const Facts = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const translate = useTranslate();
  const titleOf = useRowTitle();
  const { getValues } = useFormContext();
  const described = FACTS.flatMap((name) => fieldNamed(fields, name) ?? []);
  const facts = described
    .filter(({ name }) => !isEmpty(getValues(name)))
    .map(
      (field) =>
        [
          fieldLabel(field),
          <FieldDisplay
            key={field.name}
            field={field}
            value={getValues(field.name)}
            whole={isNested(field) && field.multiple}
          />,
        ] as const,
    );
  const field = fieldNamed(fields, 'tables');
  const tables = toList(getValues('tables')).map((table, index) =>
    [field && titleOf(field, index + 1, table), toText(toMap(table).name)].filter(Boolean).join(' · '),
  );
  const title = translate('resources.tournament-requests.sections.tables');
  return (
    <RecordContextProvider value={getValues() as RaRecord}>
      <RelatedLabels fields={described}>
        <DefinitionList
          rows={[...facts, [title, tables.map((table, index) => <div key={index}>{table}</div>)]]}
          sx={FACTS_SIDE_BY_SIDE}
        />
      </RelatedLabels>
    </RecordContextProvider>
  );
};

const FACTS_SIDE_BY_SIDE = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))',
} as const;

/** Missing or wrong fields of the other steps, each with a link; or that all is there. */
export const SummaryStep = ({ sections, titleOf }: SummaryStepProps) => {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  useEffect(() => {
    void trigger();
  }, [trigger]);
  const open = sections
    .map((section) => ({ section, problems: toProblems(section.fields, errors) }))
    .filter(({ problems }) => problems.length > 0);
  if (open.length === 0)
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="success">{translate('tournaments.ready')}</Alert>
        <Facts fields={sections.flatMap(({ fields }) => fields)} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts fields={sections.flatMap(({ fields }) => fields)} />
      <Typography>{translate('tournaments.missing')}</Typography>
      {open.map(({ section, problems }) => (
        <div key={section.key ?? ''}>
          <Typography component="h3" variant="subtitle2">
            {titleOf(section)}
          </Typography>
          <ProblemList problems={problems} />
        </div>
      ))}
    </Stack>
  );
};
