import type { ReactNode } from 'react';
import { useHasClub } from '../../../features/clubsHere.ts';

interface WithoutClubProps {
  /** Content in a club. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Content only for addresses without a club. */
export const WithoutClub = ({ otherwise, children }: WithoutClubProps) =>
  useHasClub() ? otherwise : children;
