import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { iriOf } from '../../lib/iri.ts';
import { arrange } from '../../views/arrange.ts';
import { FormSections } from '../../views/FormSections.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { HolderMatch } from './HolderMatch.tsx';
import { LicenceCounsel } from './LicenceCounsel.tsx';

/** A pre-registration: whom it is about on record, its answer, and the licence that came of it. */
export const PreRegistrationEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {({ fields, disabled }) => (
      <Stack sx={{ gap: 2 }}>
        <CreatedLicence />
        {!disabled && <HolderMatch />}
        <FormSections
          layout="sections"
          sections={arrange(fields, props.config?.form?.sections)}
          disabled={disabled}
        />
        {!disabled && <LicenceCounsel disabled={false} />}
      </Stack>
    )}
  </SchemaEdit>
);

const CreatedLicence = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const licence = iriOf(useRecordContext()?.createdLicence);
  if (licence === null) return null;
  const to = createPath({ resource: 'licences', type: 'edit', id: licence });
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" component={LinkBase} to={to}>
          {translate('newcomers.openLicence')}
        </Button>
      }
    >
      {translate('newcomers.licenceCreated')}
    </Alert>
  );
};
