import { styled } from '@mui/material/styles';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { toTypeName } from './formatTournament.ts';
import type { Tournament } from './parseTournament.ts';

/** Level of a tournament, and whether it is over. */
export const TypeBadge = ({ tournament: { type, isFinished } }: { readonly tournament: Tournament }) => (
  <>
    <Badge>{toTypeName(type)}</Badge>
    {isFinished && <Badge>{tournamentTexts.finished}</Badge>}
  </>
);

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  ...theme.typography.caption,
  fontWeight: 600,
  padding: '1px 8px',
  marginRight: 6,
  borderRadius: 99,
  border: `1px solid ${paletteOf(theme).frame}`,
  color: paletteOf(theme).text.primary,
}));
