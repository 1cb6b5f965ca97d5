import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { CreateBase, ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { allows } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { useTwin } from '../../views/conflicts/useTwin.ts';
import { DescriptionFailure } from '../../views/DescriptionFailure.tsx';
import { ExitContext } from '../../views/form/ExitContext.ts';
import { Loading } from '../../views/Loading.tsx';
import { PlaceContext } from '../../views/PlaceContext.ts';
import { SchemaForm } from '../../views/SchemaForm.tsx';
import { useCanCreate } from '../../views/useCanCreate.ts';
import { useDescription } from '../../views/useDescription.ts';
import { persons } from '../persons.ts';
import type { KnownPerson } from './knownPeople.ts';
import { NewPersonFields } from './NewPersonFields.tsx';

interface NewPersonDialogProps {
  /** What is known of the person. */
  readonly start?: Json;
  /** The person is on record now. */
  readonly onCreated: (person: RaRecord) => void;
  /** It is one of those on record. */
  readonly onChosen: (person: KnownPerson) => void;
  readonly onClose: () => void;
}

/** The form of a new person over another form, which stays as it is behind it. */
export const NewPersonDialog = (props: NewPersonDialogProps) => {
  const id = useId();
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('resources.persons.create')}</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value="persons">
          <PlaceContext value={NOWHERE}>
            <ExitContext value={props.onClose}>
              <NewPersonForm {...props} />
            </ExitContext>
          </PlaceContext>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  );
};

const NOWHERE = {};

const NewPersonForm = ({ start, onCreated, onChosen }: NewPersonDialogProps) => {
  const translate = useTranslate();
  const state = useDescription('persons', 'create');
  const canCreate = useCanCreate(persons);
  const findTwin = useTwin(state.status === 'ready' ? state.description.fields : []);
  if (state.status === 'failed') return <DescriptionFailure state={state} />;
  if (state.status === 'loading') return <Loading />;
  return (
    <CreateBase redirect={false} mutationOptions={{ onError: toldByTheForm }}>
      <SchemaForm
        config={persons}
        description={state.description}
        locked={canCreate && allows(state.description, 'POST') ? null : translate('form.noCreate')}
        findTwin={findTwin}
        {...(start ? { start } : {})}
        onSaved={onCreated}
      >
        {(form) => <NewPersonFields {...form} onChosen={onChosen} />}
      </SchemaForm>
    </CreateBase>
  );
};

/** Failures of a save are said by the form, not by react-admin's own notification. */
const toldByTheForm = (): void => undefined;
