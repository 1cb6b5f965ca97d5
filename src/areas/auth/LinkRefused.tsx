import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { FormAlert } from '../../ui/FormAlert.tsx';

/** Says that a mailed link is of no use any more, and where to ask for another. */
export const LinkRefused = () => (
  <>
    <FormAlert id={useId()} text={authTexts.linkExpired} />
    <Button component={Link} to="/resetting/request" variant="contained" size="large">
      {authTexts.password.again}
    </Button>
    <Button component={Link} to="/login">
      {authTexts.verify.back}
    </Button>
  </>
);
