import Stack from '@mui/material/Stack';
import { ListLink } from '../../views/page/ListLink.tsx';

/** Links from the organizations to the lists of contact details. */
export const ContactLists = () => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <ListLink resource="contact-points" />
    <ListLink resource="addresses" />
  </Stack>
);
