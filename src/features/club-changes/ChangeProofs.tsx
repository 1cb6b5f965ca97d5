import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** What has to be attached for a motive (its code); null where only the signed form counts. */
export const ChangeProofs = ({ motive }: { readonly motive: string | null }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {translate('clubChanges.proofs.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0 }}>
        {motive !== null && (
          <li>{translate(`clubChanges.proofs.${motive}`, { _: translate('clubChanges.proofs.other') })}</li>
        )}
        <li>{translate('clubChanges.proofs.paper')}</li>
      </Box>
    </div>
  );
};
