import type { MessageKey } from '../i18n/MessageKey.ts';
import Alert from '@mui/material/Alert';
import { useTranslate } from '../i18n/useTranslate.ts';
import { SectionsWith } from '../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../views/SchemaCreate.tsx';

/** Create page of a record whose questions the server lays out once its template is chosen, as `hint` says. */
export const questionnaireCreate = (hint: MessageKey) =>
  function QuestionnaireCreate({ config = {} }: SchemaCreateProps) {
    const translate = useTranslate();
    return (
      <SchemaCreate config={config}>
        {({ fields, disabled }) => (
          <SectionsWith
            fields={fields.filter(({ name }) => name !== 'answers' && name !== 'status')}
            disabled={disabled}
            config={config}
            above={<Alert severity="info">{translate(hint)}</Alert>}
          />
        )}
      </SchemaCreate>
    );
  };
