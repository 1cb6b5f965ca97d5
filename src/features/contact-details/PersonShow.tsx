import Box from '@mui/material/Box';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { FurtherContacts } from './FurtherContacts.tsx';

/** A person to read; below the main contact what else they are reached by. */
export const PersonShow = (props: SchemaShowProps) => (
  <SchemaShow {...props} {...(props.part === 'communication' ? { below: <Below /> } : {})} />
);

const Below = () => (
  <Box sx={{ mt: 2 }}>
    <FurtherContacts tie="person" />
  </Box>
);
