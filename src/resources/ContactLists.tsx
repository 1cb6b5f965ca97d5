import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useCanAccess, useCreatePath, useGetResourceLabel } from 'react-admin';

/** The ways from the structures to how anybody is reached, for those who may read that. */
export const ContactLists = () => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <ListLink resource="contact-points" />
    <ListLink resource="addresses" />
  </Stack>
);

const ListLink = ({ resource }: { readonly resource: string }) => {
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
