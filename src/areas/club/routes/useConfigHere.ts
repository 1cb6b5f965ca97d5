import { useMemo } from 'react';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { CLUB_NAMES } from '../ClubScope.tsx';
import { useIsWhole } from '../../../features/useWholeSpace.ts';

/** A config as it holds where the reader is: a server without clubs ties no record to the one of the address. */
export const useConfigHere = (config: ResourceConfig): ResourceConfig => {
  const isWhole = useIsWhole();
  return useMemo(() => (isWhole ? withoutClub(config) : config), [isWhole, config]);
};

const withoutClub = ({ list, ...config }: ResourceConfig): ResourceConfig => {
  const scope = list?.scope?.filter((path) => !CLUB_NAMES.includes(path.split('.').at(-1) ?? ''));
  return { ...config, ...(list ? { list: { ...list, ...(scope ? { scope } : {}) } } : {}) };
};
