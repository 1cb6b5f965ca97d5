import type { RaRecord } from 'react-admin';
import type { Json } from '../../../schema/read.ts';
import { persons } from '../../../resources/persons.ts';
import type { KnownPerson } from './knownPeople.ts';
import { NewPersonFields } from './NewPersonFields.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';

interface NewPersonDialogProps {
  /** What is known of the person. */
  readonly start?: Json;
  /** The person is on record now. */
  readonly onCreated: (person: RaRecord) => void;
  /** It is one of those on record. */
  readonly onChosen: (person: KnownPerson) => void;
  readonly onClose: () => void;
}

/** The form of a new person, with those on record who may be the one. */
export const NewPersonDialog = ({ onChosen, ...props }: NewPersonDialogProps) => (
  <NewRecordDialog resource="persons" config={persons} {...props}>
    {(form) => <NewPersonFields {...form} onChosen={onChosen} />}
  </NewRecordDialog>
);
