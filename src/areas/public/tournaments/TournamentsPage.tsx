import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { TournamentSearch } from './TournamentSearch.tsx';

/** `/tournaments/search`: the search, or with `tournament=3312` what there is to know of one of them. */
export const TournamentsPage = () => {
  const [params] = useSearchParams();
  const id = params.get('tournament') ?? '';
  return (
    <PublicLayout current="tournaments">
      <Links>
        {/^[1-9]\d{0,9}$/.test(id) ? <TournamentDetail key={id} id={Number(id)} /> : <TournamentSearch />}
      </Links>
    </PublicLayout>
  );
};

/** Loaded late: a search needs no draws. */
const TournamentDetail = lazyPanel(async () => (await import('./TournamentDetail.tsx')).TournamentDetail);

/** Links large enough to be touched, in the colour of the scheme. */
const Links = styled('div')(({ theme }) => ({
  '& a': { color: paletteOf(theme).primary.main, display: 'inline-block', minHeight: 24 },
}));
