import Alert from '@mui/material/Alert';
import { isPast } from 'date-fns';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import type { SportHall } from '../../../src/generated/resources.ts';
import { SchemaShow, type SchemaShowProps } from '../../../src/views/SchemaShow.tsx';
import { ShowSection } from '../../../src/views/show/ShowSection.tsx';

export const HallsWithNotice = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <>
        <ExpiredNotice />
        <ShowSection title={null} fields={fields} />
      </>
    )}
  </SchemaShow>
);

const ExpiredNotice = () => {
  const translate = useTranslate();
  const end = useRecordContext<SportHall & RaRecord>()?.homologationEndDate;
  return end && isPast(end) ? <Alert severity="warning">{translate('halls.lapsed')}</Alert> : null;
};
