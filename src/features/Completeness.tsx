import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { permissionsOf } from '../schema/permissionsOf.ts';
import { toList } from '../schema/read.ts';

/** Missing parts of a questionnaire that can still be changed, as of its last save; `texts` is its message prefix. */
export const Completeness = ({ texts }: { readonly texts: 'formAnswer' | 'labelApplication' }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!permissionsOf(record).canUpdate) return null;
  const missing = toList(record?.missing).map(String);
  if (missing.length === 0) return <Alert severity="success">{translate(`${texts}.ready`)}</Alert>;
  return (
    <Alert severity="warning">
      {translate(`${texts}.missing`)}
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
};
