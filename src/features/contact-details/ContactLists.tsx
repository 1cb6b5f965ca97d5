import Stack from '@mui/material/Stack';
import { ListLink } from '../../views/page/ListLink.tsx';

/** The ways from the structures to how anybody is reached, for those who may read that. */
export const ContactLists = () => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <ListLink resource="contact-points" />
    <ListLink resource="addresses" />
  </Stack>
);
