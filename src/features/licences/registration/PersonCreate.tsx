import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { NewPersonFields } from './NewPersonFields.tsx';

/** The page of a new person, with a look at who is known already. */
export const PersonCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{(form) => <NewPersonFields {...form} />}</SchemaCreate>
);
