import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useLocation, useRecordContext, useResourceContext } from 'react-admin';

interface RecordLinkProps {
  readonly to: 'edit' | 'show';
  readonly label: string;
  readonly look?: 'text' | 'outlined' | 'contained';
}

/** From one page of a record to the other. */
export const RecordLink = ({ to, label, look = 'text' }: RecordLinkProps) => {
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  // The way back that the record was opened with.
  const { state } = useLocation();
  return (
    <Button
      variant={look}
      component={LinkBase}
      to={createPath({ resource, type: to, id: record?.id ?? '' })}
      state={state}
    >
      {label}
    </Button>
  );
};
