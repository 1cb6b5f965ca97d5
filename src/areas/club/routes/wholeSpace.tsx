import { useMemo, type ReactNode } from 'react';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { useIsWhole } from '../../../features/useWholeSpace.ts';

/** Relations that the club of the address fills. */
export const CLUB_NAMES: readonly string[] = [
  'club',
  'organization',
  'parent',
  'clubs',
  'leftClub',
  'welcomeClub',
];

interface InWholeSpaceProps {
  /** Content in a club. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Content only for addresses without a club. */
export const InWholeSpace = ({ otherwise, children }: InWholeSpaceProps) =>
  useIsWhole() ? children : otherwise;

/** A config as it applies where the reader is: a server without clubs ties no record to the one of the address. */
export const useConfigHere = (config: ResourceConfig): ResourceConfig => {
  const isWhole = useIsWhole();
  return useMemo(() => (isWhole ? withoutClub(config) : config), [isWhole, config]);
};

const withoutClub = ({ list, ...config }: ResourceConfig): ResourceConfig => {
  const scope = list?.scope?.filter((path) => !CLUB_NAMES.includes(path.split('.').at(-1) ?? ''));
  return { ...config, ...(list ? { list: { ...list, ...(scope ? { scope } : {}) } } : {}) };
};
