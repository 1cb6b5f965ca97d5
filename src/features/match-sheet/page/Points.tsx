import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { fieldOf } from '../document/document.ts';
import type { Sheet } from '../document/Sheet.ts';
import { playerNameOf } from '../print/namesIn.ts';
import { pointsOf } from '../document/pointsOf.ts';
import { scoreOf } from '../document/scoreOf.ts';
import { useSheetState } from '../sync/useSheet.ts';

const SIGNED = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero', maximumFractionDigits: 3 });

/** What a sheet that is over brings its players. */
export const Points = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { document } = useSheetState(sheet);
  const { facts } = sheet;
  const players = pointsOf(document, facts);
  if (!scoreOf(document, facts).finished || fieldOf(document, 'forfeit') !== '' || players.length === 0)
    return null;
  return (
    <SectionCard title={translate('sheet.sections.points')}>
      <Typography color="textSecondary" variant="body2">
        {translate('sheet.points.help', { coefficient: String(facts.coefficient).replace('.', ',') })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { md: 2 } }}>
        {players.map(({ player, points }) => (
          <li key={player.licence}>
            {playerNameOf(player)} ({Math.round(player.points)}) : <strong>{SIGNED.format(points)}</strong>
          </li>
        ))}
      </Box>
    </SectionCard>
  );
};
