import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isDeployedAnew } from '../lib/isDeployedAnew.ts';

/**
 * Whether the code of a page is gone from a server that runs the same version. Of a failed import the file is known by
 * its message alone, which Safari leaves out: the page then counts as one that the network did not bring.
 */
const isGone = async (error: unknown): Promise<boolean> => {
  const file = error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
  if (file === undefined || (await isDeployedAnew(document))) return false;
  return fetch(file, { cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
};

/** Leads on to `/not-found` where a page could not be loaded because there is none (any more); true while that is checked. */
export const useMissingPage = (error: unknown): boolean => {
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      const gone = await isGone(error);
      if (isLeft) return;
      if (gone) await navigate('/not-found', { replace: true });
      else setChecking(false);
    };
    void check();
    return () => {
      isLeft = true;
    };
  }, [error, navigate]);
  return isChecking;
};
