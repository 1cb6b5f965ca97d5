import type { ReactNode } from 'react';
import { ShowBase, useParams, useShowContext, useTranslate } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { RefusedButton } from '../ui/RefusedButton.tsx';
import { AuditFooter } from './AuditFooter.tsx';
import { oneOfEach } from './oneOfEach.ts';
import { PartLinks } from './PartLinks.tsx';
import { permissionsOf } from '../schema/permissionsOf.ts';
import { RecordLink } from './RecordLink.tsx';
import { RelatedLabels } from './RelatedLabels.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { ShowSections } from './ShowSections.tsx';

interface SchemaShowProps {
  readonly config?: ResourceConfig;
  /** Name of the only part of the record to show (`parts` of the config). */
  readonly part?: string;
  /** Id of the only record of the resource; that of the address when absent. */
  readonly single?: string;
  /** What to show when the address carries no record id. */
  readonly notFound?: ReactNode;
}

/** A record to read: every described field with its value, in the sections of the form. */
export const SchemaShow = ({ config = {}, part, single, notFound = null }: SchemaShowProps) => {
  const { id: addressed } = useParams<{ id: string }>();
  const id = single ?? addressed;
  if (!id?.startsWith('/')) return notFound;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ShowBase key={id} id={id} queryOptions={{ onError: toldInPlace }}>
        <ShowPage config={config} part={part} isSingle={single !== undefined} />
      </ShowBase>
    </FieldHintsContext>
  );
};

/** The page says what failed, not react-admin's own notification. */
const toldInPlace = (): void => undefined;

interface ShowPageProps {
  readonly config: ResourceConfig;
  readonly part: string | undefined;
  readonly isSingle: boolean;
}

const ShowPage = ({ config, part, isSingle }: ShowPageProps) => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext();
  const { canUpdate } = permissionsOf(record);
  const sections = part === undefined ? undefined : (config.parts?.[part] ?? {});
  const shown = sections && new Set(Object.values(sections).flat());
  return (
    <RecordPage
      record={record}
      error={error}
      onRetry={() => void refetch()}
      operation="show"
      part={part}
      isSingle={isSingle}
      actions={
        <>
          {part === undefined && <PartLinks config={config} />}
          {canUpdate ? (
            <RecordLink to="edit" label={translate('form.edit')} strong />
          ) : (
            <RefusedButton variant="contained" reason={translate('form.noUpdate')}>
              {translate('form.edit')}
            </RefusedButton>
          )}
        </>
      }
    >
      {(description) => {
        const fields = oneOfEach(description.fields, record, config.show?.standIns).filter(
          ({ name }) => shown?.has(name) ?? true,
        );
        return (
          <>
            <RelatedLabels fields={fields}>
              <ShowSections
                config={sections ? { ...config, form: { sections } } : config}
                description={{ ...description, fields }}
              />
            </RelatedLabels>
            <AuditFooter />
          </>
        );
      }}
    </RecordPage>
  );
};
