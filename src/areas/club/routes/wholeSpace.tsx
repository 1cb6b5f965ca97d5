import type { ReactNode } from 'react';
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
