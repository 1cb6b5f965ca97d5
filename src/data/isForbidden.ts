import { HttpError } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import { isStepUpRefused } from '../http/challenge.ts';

/** Whether a call was refused for lack of rights (403); a refusal for a second factor does not count. */
export const isForbidden = (error: unknown): boolean =>
  (error instanceof HttpError || error instanceof ApiError) &&
  error.status === 403 &&
  !isStepUpRefused(error);

/** The read records; none where the account may not read them. Rejects with every other failure. */
export const whereAllowed = async <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await reading;
  } catch (error) {
    if (isForbidden(error)) return [];
    throw error;
  }
};
