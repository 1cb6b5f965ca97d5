import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from '../../i18n/useTranslate.ts';

export const Loading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 3 }}>
      <CircularProgress size={28} aria-hidden="true" />
      {translate('list.loading')}
    </Box>
  );
};
