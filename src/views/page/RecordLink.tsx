import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useLocation, useRecordContext, useResourceContext } from 'react-admin';

interface RecordLinkProps {
  readonly to: 'edit' | 'show';
  readonly label: string;
  readonly strong?: boolean;
}

/** From one page of a record to the other. */
export const RecordLink = ({ to, label, strong = false }: RecordLinkProps) => {
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  // The way back that the record was opened with.
  const { state } = useLocation();
  return (
    <Button
      variant={strong ? 'contained' : 'text'}
      component={LinkBase}
      to={createPath({ resource, type: to, id: record?.id ?? '' })}
      state={state}
    >
      {label}
    </Button>
  );
};
