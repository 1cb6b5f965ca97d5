import Stack from '@mui/material/Stack';
import { arrange } from '../../views/arrange.ts';
import { FormSections } from '../../views/FormSections.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { NewCertificate } from './NewCertificate.tsx';

/** A licence in its form, from which a new certificate of its holder is written down and taken up. */
export const LicenceEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {({ fields, disabled }) => (
      <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
        <FormSections
          layout="sections"
          sections={arrange(fields, props.config?.form?.sections)}
          disabled={disabled}
        />
        {!disabled && <NewCertificate disabled={false} onCreated={nothingElse} />}
      </Stack>
    )}
  </SchemaEdit>
);

const nothingElse = (): void => undefined;
