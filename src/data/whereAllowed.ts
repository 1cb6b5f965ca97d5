import { isForbidden } from './isForbidden.ts';

/** What is read, nothing where the account may not read it. Rejects with every other failure. */
export const whereAllowed = async <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await reading;
  } catch (error) {
    if (isForbidden(error)) return [];
    throw error;
  }
};
