import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { CreateBase, ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { noteOf } from '../../../data/answerOfWrite.ts';
import { allows } from '../../../schema/description.ts';
import type { Json } from '../../../schema/read.ts';
import { useTwin } from '../../../views/conflicts/useTwin.ts';
import { DescriptionFailure } from '../../../views/page/DescriptionFailure.tsx';
import { DialogContext } from '../../../views/page/DialogContext.ts';
import type { FormContent } from '../../../views/form/FormBody.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { SchemaForm } from '../../../views/form/SchemaForm.tsx';
import { useCanCreate } from '../../../views/list/useCanCreate.ts';
import { useDescription } from '../../../views/page/useDescription.ts';

interface NewRecordDialogProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  /** What is known of the record. */
  readonly start?: Json;
  /** The record is there now. */
  readonly onCreated: (record: RaRecord) => void;
  readonly onClose: () => void;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent;
}

/** The form of a new record over another form, which stays as it is behind it. */
export const NewRecordDialog = (props: NewRecordDialogProps) => {
  const id = useId();
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`resources.${props.resource}.create`)}</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={props.resource}>
          <PlaceContext value={NOWHERE}>
            <DialogContext value={{ close: props.onClose }}>
              <NewRecordForm {...props} />
            </DialogContext>
          </PlaceContext>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  );
};

const NOWHERE = {};

const NewRecordForm = ({ resource, config, start, onCreated, onClose, children }: NewRecordDialogProps) => {
  const translate = useTranslate();
  const state = useDescription(resource, 'create');
  const canCreate = useCanCreate(config);
  const findTwin = useTwin(state.status === 'ready' ? state.description.fields : []);
  if (state.status === 'failed') return <DescriptionFailure state={state} />;
  if (state.status === 'loading') return <Loading />;
  return (
    <CreateBase redirect={false} mutationOptions={{ onError: toldByTheForm }}>
      <SchemaForm
        config={config}
        description={state.description}
        locked={canCreate && allows(state.description, 'POST') ? null : translate('form.noCreate')}
        findTwin={findTwin}
        {...(start ? { start } : {})}
        // Without the record there is nothing to go on with.
        onSaved={(record) => (noteOf(record) === null ? onCreated(record) : onClose())}
      >
        {children}
      </SchemaForm>
    </CreateBase>
  );
};

/** Failures of a save are said by the form, not by react-admin's own notification. */
const toldByTheForm = (): void => undefined;
