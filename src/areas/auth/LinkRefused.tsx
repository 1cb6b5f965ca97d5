import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { ApiError } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';

/** The message of an expired mail link, with a link to request another. */
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

/** The sentence of a refused link, the server's own of a refused value, else that of the failure. */
export const linkFailure = (error: unknown): string =>
  isLinkRefused(error) ? authTexts.linkExpired : errorSentence(error);

/** Used, too old or unknown: servers do not distinguish these; some answer a refused value by a 400 too. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind !== 'validation' &&
  [400, 401, 403, 404, 410].includes(error.status ?? 0);
