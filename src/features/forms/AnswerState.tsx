import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toList, toText } from '../../schema/read.ts';

/** What the structure wrote back, and what an answer that its reader may change still lacks, as it was saved last. */
export const AnswerState = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const comment = toText(record?.comment);
  const missing = toList(record?.missing).map(String);
  return (
    <>
      {comment !== null && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {translate('formAnswer.comment', { comment })}
        </Alert>
      )}
      {permissionsOf(record).canUpdate && missing.length === 0 && (
        <Alert severity="success">{translate('formAnswer.ready')}</Alert>
      )}
      {permissionsOf(record).canUpdate && missing.length > 0 && (
        <Alert severity="warning">
          {translate('formAnswer.missing')}
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};
