import type { ReactNode } from 'react';
import { ShowBase, useParams, useShowContext, useTranslate } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { AuditFooter } from './AuditFooter.tsx';
import { oneOfEach } from './oneOfEach.ts';
import { permissionsOf } from './permissionsOf.ts';
import { RecordLink } from './RecordLink.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { ShowSections } from './ShowSections.tsx';

interface SchemaShowProps {
  readonly config?: ResourceConfig;
  /** What to show when the address carries no record id. */
  readonly notFound?: ReactNode;
}

/** A record to read: every described field with its value, in the sections of the form. */
export const SchemaShow = ({ config = {}, notFound = null }: SchemaShowProps) => {
  const { id } = useParams<{ id: string }>();
  if (!id?.startsWith('/')) return notFound;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ShowBase key={id} queryOptions={{ onError: toldInPlace }}>
        <ShowPage config={config} />
      </ShowBase>
    </FieldHintsContext>
  );
};

/** The page says what failed, not react-admin's own notification. */
const toldInPlace = (): void => undefined;

const ShowPage = ({ config }: { readonly config: ResourceConfig }) => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext();
  const { canUpdate } = permissionsOf(record);
  return (
    <RecordPage
      record={record}
      error={error}
      onRetry={() => void refetch()}
      operation="show"
      actions={canUpdate && <RecordLink to="edit" label={translate('form.edit')} strong />}
    >
      {(description) => (
        <>
          <ShowSections
            config={config}
            description={{
              ...description,
              fields: oneOfEach(description.fields, record, config.show?.standIns),
            }}
          />
          <AuditFooter />
        </>
      )}
    </RecordPage>
  );
};
