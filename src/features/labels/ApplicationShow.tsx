import Stack from '@mui/material/Stack';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { Completeness } from '../Completeness.tsx';
import { Resorts } from './Resorts.tsx';

/** A label application with its missing parts and appeals. */
export const ApplicationShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <Stack sx={{ gap: 2 }}>
        <Completeness texts="labelApplication" />
        <Resorts />
        <ShowSections
          config={props.config ?? {}}
          description={{ fields: fields.filter(({ name }) => name !== 'missing') }}
        />
      </Stack>
    )}
  </SchemaShow>
);
