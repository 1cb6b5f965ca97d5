import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { iriOf } from '../../../lib/iri.ts';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { SectionsWith } from '../../../views/form/SectionsWith.tsx';
import { HolderMatch } from './HolderMatch.tsx';
import { HolderObstacle, LicenceCounsel } from './LicenceCounsel.tsx';

/** A pre-registration: whom it is about on record, its answer, and the licence that came of it. */
export const PreRegistrationEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        above={
          <>
            <CreatedLicence />
            {!form.disabled && (
              <div>
                <HolderMatch />
                <HolderObstacle />
              </div>
            )}
          </>
        }
        below={!form.disabled && <LicenceCounsel disabled={false} />}
      />
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
