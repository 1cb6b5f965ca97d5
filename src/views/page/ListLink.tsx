import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useGetResourceLabel } from 'react-admin';

/** The way to the list of another resource, for those who may read it. */
export const ListLink = ({ resource }: { readonly resource: string }) => {
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess) return null;
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
      {label(resource, 2)}
    </Button>
  );
};
