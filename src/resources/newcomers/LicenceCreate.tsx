import Stack from '@mui/material/Stack';
import { arrange } from '../../views/arrange.ts';
import { FormSections } from '../../views/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { HolderSearch } from './HolderSearch.tsx';
import { LicenceCounsel } from './LicenceCounsel.tsx';

/** A new licence: its holder is found before anybody is created, and what it comes to shows before it is saved. */
export const LicenceCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>
    {({ fields, disabled }) => (
      <Stack sx={{ gap: 2 }}>
        <HolderSearch disabled={disabled} />
        <FormSections
          layout="sections"
          sections={arrange(fields, props.config?.form?.sections)}
          disabled={disabled}
        />
        <LicenceCounsel disabled={disabled} />
      </Stack>
    )}
  </SchemaCreate>
);
