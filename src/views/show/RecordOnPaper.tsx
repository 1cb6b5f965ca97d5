import { styled } from '@mui/material/styles';
import { use, useEffect, useState } from 'react';
import {
  RecordContextProvider,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { TextDisplay } from '../../fields/display/TextDisplay.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import '../../fields/wholeDisplays.ts';
import { WholeRows } from '../../fields/rows/WholeRows.ts';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { Description, FieldDescription } from '../../schema/description.ts';
import { groupSections } from '../../schema/groupSections.ts';
import { kindOfValue } from '../../schema/kinds.ts';
import { isBlankObject } from '../../schema/blank.ts';
import { isObject, type Json } from '../../schema/read.ts';
import { arrange, useSectionTitle } from '../page/arrange.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import { Paper } from '../page/printPaper.tsx';
import type { HeadConfig, Sections } from '../page/ResourceConfig.ts';
import { HeadFacts } from './HeadFacts.tsx';
import { HeadState } from './HeadState.tsx';
import { RelatedLabels } from './RelatedLabels.tsx';
import { useHead } from './useHead.ts';
import { usePrintedAt } from '../../ui/usePrintedAt.ts';

export interface RecordOnPaperProps {
  readonly fields: readonly FieldDescription[];
  readonly sections: Sections | undefined;
  /** Source of its head; absent where there is nothing above the fields. */
  readonly headed?: { readonly head: HeadConfig | undefined; readonly description: Description };
}

/** Prints the record of the page instead of what is on the screen: its values, in the sections of its form. */
export const RecordOnPaper = (props: RecordOnPaperProps) => {
  const printedAt = usePrintedAt();
  const record = useRecordContext();
  return printedAt && record ? <RecordPaper {...props} record={record} printedAt={printedAt} /> : null;
};

/** After this long without a key what was chosen is looked up, so that it is named once the form is printed. */
const PAUSE_MS = 1000;

/** Prints a form as the record that it would make, with what is typed and not yet saved. */
export const FormOnPaper = (props: RecordOnPaperProps) => {
  const printedAt = usePrintedAt();
  const record = useRecordContext();
  const { getValues, subscribe } = useFormContext();
  const [settled, settle] = useState<Json>(getValues);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => settle({ ...getValues() }), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getValues, subscribe]);
  const values = printedAt ? getValues() : settled;
  return (
    <RecordContextProvider value={{ id: '', ...record, ...values }}>
      <RelatedLabels fields={props.fields}>
        {printedAt && <RecordPaper {...props} record={{ ...record, ...values }} printedAt={printedAt} />}
      </RelatedLabels>
    </RecordContextProvider>
  );
};

interface RecordPaperProps extends RecordOnPaperProps {
  readonly record: Json;
  readonly printedAt: Date;
}

const RecordPaper = ({ fields, sections, headed, record, printedAt }: RecordPaperProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const { title: page, owner } = use(PlaceContext);
  const definition = useDirectory().byName(resource);
  const filled = fields.filter((field) => !isBlank(field, record[field.name]));
  const arranged = arrange(filled, sections ?? groupSections(filled));
  const titleOf = useSectionTitle(arranged);
  const name = owner ?? (record['@id'] === undefined ? page : labelOf(record, definition));
  const paper = {
    orientation: 'portrait',
    title: name ?? label(resource, 1),
    printedAt,
    lines: [page ?? label(resource, 1)],
  } as const;
  const body = (
    <WholeRows value>
      {arranged.map((section) => (
        <Section key={section.key ?? ''}>
          {titleOf(section) !== null && <h2>{titleOf(section)}</h2>}
          <dl>
            {section.fields.map((field) => (
              <PrintedField key={field.name} field={field} value={record[field.name]} />
            ))}
          </dl>
        </Section>
      ))}
    </WholeRows>
  );
  const { state, facts } = useHead(headed?.head, headed?.description ?? null);
  if (!headed) return <Paper {...paper}>{body}</Paper>;
  return (
    <Paper {...paper} beside={state && state.through.length === 0 && <HeadState state={state} />}>
      <Facts>
        <HeadFacts facts={facts} state={state} />
      </Facts>
      {body}
    </Paper>
  );
};

const isBlank = (field: FieldDescription, value: unknown): boolean =>
  isEmpty(value) || (field.embedded && isObject(value) && isBlankObject(value, field.fields));

const PrintedField = ({ field, value }: { readonly field: FieldDescription; readonly value: unknown }) => {
  const registry = useRegistry();
  const hint = useFieldHint(field.name);
  // On the screen a long text is cut, and opens; paper does not.
  const isText =
    typeof value === 'string' && registry[kindOfValue(field, hint, value)].Display === TextDisplay;
  return (
    <div>
      <dt>{fieldLabel(field)}</dt>
      <dd>{isText ? value : <FieldDisplay field={field} value={value} whole />}</dd>
    </div>
  );
};

const Facts = styled('div')({
  marginBottom: '4mm',
  '& dl': { gap: '1mm 8mm' },
  '& dt': { color: '#444', fontSize: '8pt' },
});

const Section = styled('section')({
  marginBottom: '4mm',
  '& h2': {
    margin: '0 0 1mm',
    fontSize: '11pt',
    fontWeight: 600,
    borderBottom: '0.5px solid #999',
    breakAfter: 'avoid',
  },
  '& > dl': { margin: 0, columns: 2, columnGap: '8mm' },
  '& > dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '3mm',
    padding: '0.5mm 0',
    breakInside: 'avoid',
  },
  '& > dl > div:has(table)': {
    columnSpan: 'all',
    breakInside: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& table': { borderCollapse: 'collapse' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '0.7mm 1.2mm', fontSize: 'inherit', lineHeight: 'inherit', verticalAlign: 'top' },
  '& > dl > div > dt': { color: '#444' },
  '& > dl > div > dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
