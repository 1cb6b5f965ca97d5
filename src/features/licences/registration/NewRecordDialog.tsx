import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { noteOf } from '../../../data/answerOfWrite.ts';
import type { Json } from '../../../schema/read.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useConfigHere } from '../../configIn.ts';
import { DialogContext } from '../../../views/page/DialogContext.ts';
import type { FormContent } from '../../../views/form/FormSections.tsx';
import { NewRecordForm } from '../../../views/form/NewRecordForm.tsx';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';

interface NewRecordDialogProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  /** Initial values. */
  readonly start?: Json;
  /** The record is there now. */
  readonly onCreated: (record: RaRecord) => void;
  readonly onClose: () => void;
  /** Form content; absent, the sections of the config. */
  readonly children?: FormContent;
}

/** The form of a new record over another form, which stays as it is behind it. */
export const NewRecordDialog = (props: NewRecordDialogProps) => {
  const translate = useTranslate();
  const config = useConfigHere(props.config);
  return (
    <DialogFrame
      wide
      title={translate(`resources.${props.resource}.create`, { _: translate('form.create') })}
    >
      <ResourceContextProvider value={props.resource}>
        <PlaceContext value={NOWHERE}>
          <DialogContext value={{ close: props.onClose }}>
            <NewRecordForm
              config={config}
              startOf={() => props.start}
              // Without the record there is nothing to go on with.
              onSaved={(record) => (noteOf(record) === null ? props.onCreated(record) : props.onClose())}
            >
              {props.children}
            </NewRecordForm>
          </DialogContext>
        </PlaceContext>
      </ResourceContextProvider>
    </DialogFrame>
  );
};

const NOWHERE = {};
