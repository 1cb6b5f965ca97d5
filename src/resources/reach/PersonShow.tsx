import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { FurtherContacts } from './FurtherContacts.tsx';

/** A person to read; below the main contact what else they are reached by. */
export const PersonShow = (props: SchemaShowProps) => (
  <SchemaShow
    {...props}
    {...(props.part === 'communication' ? { below: <FurtherContacts tie="person" /> } : {})}
  />
);
