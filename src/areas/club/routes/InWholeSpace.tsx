import type { ReactNode } from 'react';
import { useIsWhole } from '../../../features/useWholeSpace.ts';

interface InWholeSpaceProps {
  /** What stands there in a club. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** What there is only where the address names no club. */
export const InWholeSpace = ({ otherwise, children }: InWholeSpaceProps) =>
  useIsWhole() ? children : otherwise;
