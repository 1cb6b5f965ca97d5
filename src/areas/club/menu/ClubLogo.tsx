import { Portrait } from '../../../ui/Portrait.tsx';
import { usePictureUrl } from '../../../views/show/usePictureUrl.ts';
import type { Club } from '../useClub.ts';

interface ClubLogoProps {
  readonly club: Club;
  /** Value of the field of its record. */
  readonly logo: unknown;
}

/** Logo of a club; its initials until it is read, and where it cannot be. */
export const ClubLogo = ({ club, logo }: ClubLogoProps) => (
  <Portrait name={club.name} picture={usePictureUrl(logo)} shape="square" />
);
