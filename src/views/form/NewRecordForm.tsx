import { CreateBase, useResourceContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allows, type Description, type FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { useTwin } from '../save/useTwin.ts';
import { DescriptionFailure } from '../page/DescriptionFailure.tsx';
import { LeftOutFields } from '../page/LeftOutFields.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { FormSkeleton } from '../page/Skeletons.tsx';
import { useDescription } from '../page/useDescription.ts';
import type { FormContent } from './FormSections.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { useCanCreate } from './useCanCreate.ts';

interface NewRecordFormProps {
  readonly config: ResourceConfig;
  /** What the record starts with, beside what its place implies. */
  readonly startOf?: (fields: readonly FieldDescription[]) => Json | undefined;
  readonly onSaved: (record: RaRecord, description: Description) => void;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent | undefined;
}

/** The form of a new record of the resource around. */
export const NewRecordForm = ({ config, startOf, onSaved, children }: NewRecordFormProps) => {
  const translate = useTranslate();
  const state = useDescription(useResourceContext() ?? '', 'create');
  const canCreate = useCanCreate(config);
  const findTwin = useTwin(state.status === 'ready' ? state.description.fields : []);
  if (state.status === 'failed') return <DescriptionFailure state={state} />;
  if (state.status === 'loading') return <FormSkeleton />;
  // The route has checked session and right: a second check here would draw the form once more.
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ onError: shownByTheForm }}>
      <SchemaForm
        config={config}
        description={state.description}
        locked={canCreate && allows(state.description, 'POST') ? null : translate('form.noCreate')}
        findTwin={findTwin}
        start={startOf?.(state.description.fields)}
        onSaved={(record) => onSaved(record, state.description)}
      >
        {children}
      </SchemaForm>
      <LeftOutFields description={state.description} />
    </CreateBase>
  );
};

/** Failures of a save are said by the form, not by react-admin's own notification. */
const shownByTheForm = (): void => undefined;
