import { useServices } from '../features/ServicesContext.tsx';
import type { PublicPageName } from '../areas/public/addresses.ts';
import { lazyPage } from './lazyPage.ts';
import { readTileUrl } from '../ui/map/readTileUrl.ts';

// Each page brings its own parts: they are opened on phones.
const pages = {
  tournaments: lazyPage(
    async () => (await import('../areas/public/tournaments/TournamentsPage.tsx')).TournamentsPage,
  ),
  team: lazyPage(async () => (await import('../areas/public/team/TeamPage.tsx')).TeamPage),
  individual: lazyPage(
    async () => (await import('../areas/public/individual/IndividualPage.tsx')).IndividualPage,
  ),
};

/** A page that needs no session; a token that is held goes along all the same. */
export const PublicPage = ({ name }: { readonly name: PublicPageName }) => {
  const { transport, entrypoint } = useServices();
  const { tournaments: Tournaments, team: Team, individual: Individual } = pages;
  if (name === 'team') return <Team transport={transport} />;
  if (name === 'individual') return <Individual transport={transport} />;
  return <Tournaments transport={transport} entrypoint={entrypoint} tileUrl={readTileUrl(document)} />;
};
