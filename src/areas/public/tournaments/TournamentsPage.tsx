import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { publicTexts } from '../../../i18n/public.ts';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { PublicLayout } from '../PublicLayout.tsx';
import { TournamentSearch, type TournamentPageProps } from './TournamentSearch.tsx';

/** `/tournaments/search`: the search, or with `tournament=3312` what there is to know of one of them. */
export const TournamentsPage = (props: TournamentPageProps) => {
  const [asked] = useSearchParams();
  const id = asked.get('tournament') ?? '';
  return (
    <PublicLayout current="tournaments">
      <Links>
        {/^[1-9]\d{0,9}$/.test(id) ? (
          <TournamentDetail key={id} id={Number(id)} {...props} />
        ) : (
          <TournamentSearch {...props} />
        )}
      </Links>
    </PublicLayout>
  );
};

/** Whoever searches has no need of the draws yet. */
const TournamentDetail = lazyPart(async () => (await import('./TournamentDetail.tsx')).TournamentDetail, {
  Loader: () => <p role="status">{publicTexts.loading}</p>,
  Failure: () => <p role="alert">{tournamentTexts.detail.unread}</p>,
});

/** Links large enough to be touched, in the colour of the scheme. */
const Links = styled('div')(({ theme }) => ({
  '& a': { color: paletteOf(theme).primary.main, display: 'inline-block', minHeight: 24 },
}));
