import { useQuery } from '@tanstack/react-query';
import { fromFileValue } from '../../../fields/files/fileValue.ts';
import { useFileAccess } from '../../../fields/files/FileAccessContext.tsx';
import { toShowable } from '../../../fields/files/toShowable.ts';
import { Portrait } from '../../../ui/Portrait.tsx';
import type { Club } from '../useClub.ts';

interface ClubLogoProps {
  readonly club: Club;
  /** Value of the field of its record. */
  readonly logo: unknown;
}

/** Logo of a club; its initials until it is read, and where it cannot be. */
export const ClubLogo = ({ club, logo }: ClubLogoProps) => {
  const access = useFileAccess();
  const url = fromFileValue(logo)?.url ?? null;
  const { data: picture = null } = useQuery({
    queryKey: ['logo', url],
    // One picture for a club, in the bar of every page: its address in memory lasts as long as the tab.
    queryFn: async ({ signal }) => {
      const shown = await toShowable(await access.read(url ?? '', signal));
      return shown && URL.createObjectURL(shown);
    },
    enabled: url !== null && access.isOwn(url),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return <Portrait name={club.name} picture={picture} shape="square" />;
};
