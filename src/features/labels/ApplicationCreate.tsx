import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';

/** A new application names its label; the server then lays out the questions. */
export const ApplicationCreate = ({ config = {} }: SchemaCreateProps) => {
  const translate = useTranslate();
  return (
    <SchemaCreate config={config}>
      {({ fields, disabled }) => (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('labelApplication.chooseFirst')}
          </Alert>
          <FormSections
            layout="sections"
            sections={arrange(
              fields.filter(({ name }) => name !== 'answers'),
              config.form?.sections,
            )}
            disabled={disabled}
          />
        </>
      )}
    </SchemaCreate>
  );
};
