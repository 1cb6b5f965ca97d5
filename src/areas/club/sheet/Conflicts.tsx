import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { toSetText } from '../../../rules/sets.ts';
import { isObject, toText } from '../../../schema/read.ts';
import { toCard, toSeat, type PartKey } from './document.ts';
import type { Sheet } from './createSheet.ts';
import type { WireGame } from './fromMatch.ts';
import { nameOfCard } from './nameOfCard.ts';
import { playerNameOf } from './namesIn.ts';
import { useSheetState } from './useSheet.ts';

/** What the other side has written meanwhile, beside ours: one of the two is chosen, part by part. */
export const Conflicts = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { conflicts, referees } = useSheetState(sheet);
  const { facts } = sheet;
  if (conflicts.length === 0) return null;
  const nameOf = (key: PartKey): string => {
    const [kind = '', first = '', letter = ''] = key.split('/');
    if (kind === 'match')
      return first === 'status' ? translate('sheet.part.status') : translate(`sheet.fields.${first}`);
    if (kind === 'card') return `${translate('sheet.part.card')} : ${nameOfCard(key, facts)}`;
    return translate(`sheet.part.${kind}`, { letter, game: first });
  };
  const textOf = (key: PartKey, part: unknown): string => {
    if (part === null || part === undefined || part === '') return translate('sheet.nothing');
    if (key.startsWith('game/') && isObject(part)) {
      const { sets, forfeit, winner } = part as unknown as WireGame;
      if (forfeit) return translate(`sheet.forfeitOf.${winner === 'home' ? 'away' : 'home'}`);
      return sets.map(toSetText).join(' ');
    }
    if (key.startsWith('seat/')) {
      const { player, pair } = toSeat(part);
      const found = facts.players.find(({ licence }) => licence === player);
      const name = found ? playerNameOf(found) : (player ?? translate('sheet.nothing'));
      return pair === null ? name : `${name}, ${translate('sheet.pairNumber', { number: pair })}`;
    }
    if (key.startsWith('card/')) return toCard(part)?.reason ?? '';
    if (key === 'match/forfeit')
      return translate(`sheet.teamForfeit.${toText(part)}`, {
        home: facts.home.name,
        away: facts.away.name,
      });
    if (key === 'match/status') return translate(`sheet.states.${toText(part) ?? ''}`);
    const person = [...facts.players, ...referees].find((one) => one.person === part);
    return person ? playerNameOf(person) : (toText(part) ?? '');
  };
  const choose = async (key: PartKey, theirs: unknown, choice: 'ours' | 'theirs'): Promise<void> => {
    await sheet.dispatch({ type: 'chosen', key, choice, theirs });
    await sheet.synchronise();
  };
  return (
    <Card component="section" role="alert" sx={{ p: 2, border: 2, borderColor: 'warning.main' }}>
      <Typography component="h2" variant="h6">
        {translate('sheet.sections.conflicts')}
      </Typography>
      {conflicts.map(({ key, ours, theirs }) => (
        <Box key={key} sx={{ mt: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {nameOf(key)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            <div>
              <strong>{translate('sheet.ours')}</strong>
              <div>{textOf(key, ours)}</div>
              <Button size="small" onClick={() => void choose(key, theirs, 'ours')}>
                {translate('sheet.keepOurs')}
              </Button>
            </div>
            <div>
              <strong>{translate('sheet.theirs')}</strong>
              <div>{textOf(key, theirs)}</div>
              <Button size="small" onClick={() => void choose(key, theirs, 'theirs')}>
                {translate('sheet.keepTheirs')}
              </Button>
            </div>
          </Box>
        </Box>
      ))}
    </Card>
  );
};
