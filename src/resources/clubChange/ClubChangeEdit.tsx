import Stack from '@mui/material/Stack';
import { arrange } from '../../views/arrange.ts';
import { FormSections } from '../../views/FormSections.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { NotLicensedYet } from './NotLicensedYet.tsx';

/** A mutation or a transfer, with what is left to do for the welcome club once it is decided. */
export const ClubChangeEdit = ({ config = {}, notFound }: SchemaEditProps) => (
  <SchemaEdit config={config} notFound={notFound}>
    {({ fields, disabled }) => (
      <Stack sx={{ gap: 2 }}>
        <NotLicensedYet />
        <FormSections
          layout="sections"
          sections={arrange(fields, config.form?.sections)}
          disabled={disabled}
        />
      </Stack>
    )}
  </SchemaEdit>
);
