import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { EditBase, useEditContext, useParams } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { allowsUpdate, type FieldDescription } from '../schema/description.ts';
import { AuditFooter } from './page/AuditFooter.tsx';
import { DeleteButton } from './form/DeleteButton.tsx';
import { opensWithin } from '../schema/permissionsOf.ts';
import { MaskedGate } from './masked/MaskedGate.tsx';
import { ProcessBar } from './process/ProcessBar.tsx';
import { RecordLink } from './page/RecordLink.tsx';
import { RecordPage } from './page/RecordPage.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import type { FormContent } from './form/FormSections.tsx';
import { SchemaForm } from './form/SchemaForm.tsx';
import { RelatedLabels } from './show/RelatedLabels.tsx';
import { TitleHead } from './show/TitleHead.tsx';
import { useIsHeaded } from './page/useIsHeaded.ts';
import { useUpdateRight, useVersions } from './form/useUpdateRight.ts';

export interface SchemaEditProps {
  readonly config?: ResourceConfig;
  /** Name of the only part of the record to change (`parts` of the config). */
  readonly part?: string;
  /** Id of the record; that of the address when absent. */
  readonly single?: string;
  /** Called after a save; the form stays open when absent. */
  readonly onSaved?: () => void;
  /** Shown when the address has no record id. */
  readonly notFound?: ReactNode;
  /** Container of the inputs instead of the sections of the config. */
  readonly children?: FormContent;
}

/** A record in its form. Without the right to change it the same form shows it, greyed, and says why. */
export const SchemaEdit = ({ single, notFound = null, ...page }: SchemaEditProps) => {
  const { id: addressed } = useParams<{ id: string }>();
  const id = single ?? addressed;
  if (!id?.startsWith('/')) return notFound;
  return (
    <EditBase
      key={id}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: shownInPlace }}
      mutationOptions={{ onError: shownInPlace, onSuccess: shownInPlace }}
    >
      <EditPage {...page} isSingle={single !== undefined} />
    </EditBase>
  );
};

/** The form and the page say what failed or succeeded, not react-admin's own notification. */
const shownInPlace = (): void => undefined;

type EditPageProps = Omit<SchemaEditProps, 'single' | 'notFound'> & { readonly isSingle: boolean };

const EditPage = ({ config = {}, part, isSingle, onSaved, children }: EditPageProps) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext();
  const right = useUpdateRight();
  const versions = useVersions();
  // A ref, not a state: the first key would render the whole page again.
  const unsaved = useRef(false);
  const isUnsaved = useCallback(() => unsaved.current, []);
  const setUnsaved = useCallback((is: boolean) => void (unsaved.current = is), []);
  const sections = part === undefined ? undefined : config.parts?.[part];
  const isWhole = part === undefined;
  const isHeaded = useIsHeaded();
  return (
    <RecordPage
      config={config}
      record={record}
      error={right.isOpened ? null : error}
      onRetry={() => void refetch()}
      // The server describes an update only to those who may make one; the others read the record here.
      operation={right.isEditable ? 'update' : 'show'}
      isSingle={isSingle && !isWhole}
      Head={TitleHead}
      // In a dialog, or a part alone: the page behind shows the rest, as the first of the tabs does.
      actions={isWhole && !isSingle && !isHeaded && <RecordLink to="show" label={translate('form.show')} />}
    >
      {(description) => (
        <ReadOnlyLabels fields={description.fields}>
          {isWhole && (
            <ProcessBar
              fields={description.fields}
              hasWorkflow={config.show?.workflow}
              history={config.show?.history}
              isUnsaved={isUnsaved}
            />
          )}
          <MaskedGate fields={description.fields} part={sections}>
            {(gate) => (
              <SchemaForm
                // Revealed values are masked again once they are saved.
                key={gate.round}
                config={config}
                description={description}
                part={sections}
                locked={right.lock(description)}
                // An embedded record may be open in a closed one.
                isOpenWithin={allowsUpdate(description) && opensWithin(description.fields, record)}
                onSaved={(saved) => {
                  right.reopen(saved);
                  gate.close();
                  onSaved?.();
                }}
                versions={{ ...versions, read: async () => gate.complete(await versions.read()) }}
                onUnsaved={setUnsaved}
                actions={isWhole && <DeleteButton description={description} />}
              >
                {children}
              </SchemaForm>
            )}
          </MaskedGate>
          <AuditFooter />
        </ReadOnlyLabels>
      )}
    </RecordPage>
  );
};

/** Names the relations that a form only shows; those that it changes are named by their inputs. */
const ReadOnlyLabels = ({ fields, children }: ReadOnlyLabelsProps) => {
  const shown = useMemo(() => fields.filter(({ readOnly }) => readOnly), [fields]);
  return <RelatedLabels fields={shown}>{children}</RelatedLabels>;
};

interface ReadOnlyLabelsProps {
  readonly fields: readonly FieldDescription[];
  readonly children: ReactNode;
}
