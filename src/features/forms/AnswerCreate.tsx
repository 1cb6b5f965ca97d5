import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';

/** A new answer names its form; the server then lays out the questions. */
export const AnswerCreate = ({ config = {} }: SchemaCreateProps) => {
  const translate = useTranslate();
  return (
    <SchemaCreate config={config}>
      {({ fields, disabled }) => (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('formAnswer.chooseFirst')}
          </Alert>
          <FormSections
            layout="sections"
            sections={arrange(
              fields.filter(({ name }) => name !== 'answers' && name !== 'status'),
              config.form?.sections,
            )}
            disabled={disabled}
          />
        </>
      )}
    </SchemaCreate>
  );
};
