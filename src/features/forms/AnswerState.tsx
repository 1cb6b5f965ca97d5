import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { toText } from '../../schema/read.ts';
import { Completeness } from '../Completeness.tsx';

/** Comment of the structure, and what the answer lacks. */
export const AnswerState = () => {
  const translate = useTranslate();
  const comment = toText(useRecordContext()?.comment);
  return (
    <>
      {comment !== null && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {translate('formAnswer.comment', { comment })}
        </Alert>
      )}
      <Completeness texts="formAnswer" />
    </>
  );
};
