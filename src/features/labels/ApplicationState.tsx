import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toList } from '../../schema/read.ts';

/** What the server still misses in an application that its reader may change, as it was saved last. */
export const ApplicationState = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!permissionsOf(record).canUpdate) return null;
  const missing = toList(record?.missing).map(String);
  if (missing.length === 0) return <Alert severity="success">{translate('labelApplication.ready')}</Alert>;
  return (
    <Alert severity="warning">
      {translate('labelApplication.missing')}
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
};
