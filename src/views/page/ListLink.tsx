import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useGetResourceLabel } from 'react-admin';

/** The way to the list of another resource, for those who may read it. */
export const ListLink = ({ resource }: { readonly resource: string }) => {
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  if (!canAccess && !isPending) return null;
  return (
    // Its room is kept until it is known who reads.
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'list' })}
      sx={{ visibility: isPending ? 'hidden' : 'visible' }}
    >
      {label(resource, 2)}
    </Button>
  );
};
