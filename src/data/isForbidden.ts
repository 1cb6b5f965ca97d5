import { HttpError } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';

/** Whether a call failed because the account may not make it (403, whatever the server wrote). */
export const isForbidden = (error: unknown): boolean =>
  (error instanceof HttpError || error instanceof ApiError) && error.status === 403;
