import Box from '@mui/material/Box';
import { use, type ReactNode } from 'react';
import { ShowBase, useParams, useRecordContext, useShowContext } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import type { Description, FieldDescription } from '../schema/description.ts';
import { AuditFooter } from './page/AuditFooter.tsx';
import { DialogContext } from './page/DialogContext.ts';
import { lazySection } from './page/lazyPage.tsx';
import { oneOfEach } from './show/oneOfEach.ts';
import { stateOf } from '../schema/stepsOf.ts';
import { MaskedGate } from './masked/MaskedGate.tsx';
import { ProcessBar } from './process/ProcessBar.tsx';
import { recordFields } from '../schema/maskedOf.ts';
import { Course } from './show/Course.tsx';
import { RecordHead } from './show/RecordHead.tsx';
import { RelatedLabels } from './show/RelatedLabels.tsx';
import { TitleHead } from './show/TitleHead.tsx';
import { ReadingContext } from './show/ReadingContext.ts';
import { RecordPage } from './page/RecordPage.tsx';
import type { ResourceConfig, Sections } from './page/ResourceConfig.ts';
import { PrintedRecord } from './show/PrintedRecord.tsx';
import { useEditAction } from './show/useEditAction.tsx';
import { useIsHeaded } from './page/useIsHeaded.ts';
import { useIsHeadReady } from './show/useIsHeadReady.ts';
import { ShowSections } from './show/ShowSections.tsx';

export interface SchemaShowProps {
  readonly config?: ResourceConfig;
  /** Name of the only part of the record to show (`parts` of the config). */
  readonly part?: string;
  /** Id of the only record of the resource; that of the address when absent. */
  readonly single?: string;
  /** Shown when the address has no record id. */
  readonly notFound?: ReactNode;
  /** Content below the fields; it finds the record in its context. */
  readonly below?: ReactNode;
  /** Renders the described fields instead of the sections of the form. */
  readonly children?: (fields: readonly FieldDescription[]) => ReactNode;
}

/** A record to read: every described field with its value, in the sections of the form. */
export const SchemaShow = ({
  config = {},
  part,
  single,
  below,
  notFound = null,
  children,
}: SchemaShowProps) => {
  const { id: addressed } = useParams<{ id: string }>();
  const id = single ?? addressed;
  if (!id?.startsWith('/')) return notFound;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ShowBase key={id} id={id} queryOptions={{ onError: shownInPlace }}>
        <ShowPage config={config} part={part} isSingle={single !== undefined} below={below}>
          {children}
        </ShowPage>
      </ShowBase>
    </FieldHintsContext>
  );
};

/** The page says what failed, not react-admin's own notification. */
const shownInPlace = (): void => undefined;

interface ShowPageProps {
  readonly config: ResourceConfig;
  readonly part: string | undefined;
  readonly isSingle: boolean;
  readonly below: ReactNode;
  readonly children: SchemaShowProps['children'];
}

const ShowPage = ({ config, part, isSingle, below, children }: ShowPageProps) => {
  const { record, error, refetch } = useShowContext();
  const isDialog = use(DialogContext)?.titleId !== undefined;
  const isWhole = part === undefined;
  const isHeaded = useIsHeaded() && isWhole;
  const hasHead = isWhole && !isDialog && !isHeaded;
  const edit = useEditAction({ config, part, hasHead });
  const isReady = useIsHeadReady(config.head, hasHead);
  const sections = isWhole ? undefined : (config.parts?.[part] ?? {});
  const Above = config.show?.above;
  return (
    <RecordPage
      config={config}
      record={isReady ? record : undefined}
      error={error}
      onRetry={() => void refetch()}
      operation="show"
      isSingle={isSingle}
      {...edit}
      Head={isHeaded ? NoHead : hasHead ? RecordHead : TitleHead}
    >
      {(description) => (
        <>
          {isWhole && (
            <>
              <ProcessBar
                fields={description.fields}
                hasWorkflow={config.show?.workflow}
                history={config.show?.history}
                beside={<Course isBare config={config} fields={description.fields} />}
                isHeaded={isWhole && !isDialog}
              />
              {Above && (
                <Box sx={ABOVE}>
                  <Above />
                </Box>
              )}
            </>
          )}
          <MaskedGate fields={description.fields} part={sections}>
            {() => (
              // A part has its form at an address of its own.
              <ReadingContext
                value={
                  isWhole
                    ? {
                        Editor: SectionEdit,
                        beside: !isProcess(config, record, description) && (
                          <Course config={config} fields={description.fields} />
                        ),
                      }
                    : null
                }
              >
                <Fields config={config} sections={sections} description={description}>
                  {children}
                </Fields>
              </ReadingContext>
            )}
          </MaskedGate>
          {below}
          {!isWhole && <AuditFooter />}
        </>
      )}
    </RecordPage>
  );
};

/** The head is above the tabs. */
const NoHead = (): ReactNode => null;

/** Nothing there takes no room. */
const ABOVE = { mb: 1, '&:empty': { display: 'none' } } as const;

/** Its states are in a card above the sections, with its history. */
const isProcess = (config: ResourceConfig, record: unknown, { fields }: Description): boolean =>
  config.show?.workflow === true && stateOf(record, fields) !== null;

/** Its code, and that of the inputs, comes when a section is first changed. */
const SectionEdit = lazySection(async () => (await import('./SectionEdit.tsx')).SectionEdit);

interface FieldsProps {
  readonly config: ResourceConfig;
  /** Of a part of the record; absent, all of it is shown. */
  readonly sections: Sections | undefined;
  readonly description: Description;
  readonly children: SchemaShowProps['children'];
}

const Fields = ({ config, sections, description, children }: FieldsProps) => {
  const record = useRecordContext();
  const shown = sections && new Set(Object.values(sections).flat());
  const fields = oneOfEach(recordFields(description.fields, record), record, config.show?.standIns).filter(
    ({ name }) => shown?.has(name) ?? true,
  );
  return (
    <RelatedLabels fields={fields}>
      {children ? (
        children(fields)
      ) : (
        <>
          <ShowSections
            config={sections ? { ...config, form: { sections } } : config}
            description={{ ...description, fields }}
          />
          <PrintedRecord
            fields={fields}
            sections={sections ?? config.form?.sections}
            {...(!sections && { headed: { head: config.head, description } })}
          />
        </>
      )}
    </RelatedLabels>
  );
};
