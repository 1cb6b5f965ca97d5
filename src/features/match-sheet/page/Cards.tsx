import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SIDES } from '../../../rules/side.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lettersOf } from '../../../rules/matchFormats.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { cardKeys, cardOf } from '../document/document.ts';
import { nameOfCard, playerAt } from '../document/players.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { cardKeyOf } from '../sync/wire.ts';
import { ErrorLines } from './faultTexts.tsx';
import { PersonField } from './PlayerField.tsx';

/** The cards that were shown, and a new one. */
export const Cards = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const cards = useSheetState(sheet, ({ document }) =>
    cardKeys(document).map((key) => ({
      key,
      card: cardOf(document, key),
      refusals: document.entries[key]?.refusals ?? [],
    })),
  );
  return (
    <>
      {cards.length === 0 && <Typography color="textSecondary">{translate('sheet.cards.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {cards.map(({ key, card, refusals }) => (
          <li key={key}>
            {nameOfCard(key, sheet.facts)}
            {card?.target === 'coach' && ` (${translate('sheet.cards.targets.coach')})`} : {card?.reason}{' '}
            <Button
              id={key}
              size="small"
              aria-label={translate('sheet.cards.remove', { name: nameOfCard(key, sheet.facts) })}
              onClick={() => void sheet.dispatch({ type: 'card', key, card: null })}
            >
              ✕
            </Button>
            <div role="alert">
              <ErrorLines texts={refusals} />
            </div>
          </li>
        ))}
      </Box>
      <NewCard sheet={sheet} />
    </>
  );
};

const NewCard = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const seated = useSheetState(sheet, ({ document }) =>
    SIDES.flatMap((side) =>
      lettersOf(facts.format, side).flatMap((letter) => playerAt(document, facts, side, letter) ?? []),
    ),
  );
  const [target, setTarget] = useState<'player' | 'coach'>('player');
  const [person, setPerson] = useState('');
  const [type, setType] = useState('');
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  // On the bench sits whom the club has sent, on the sheet or not.
  const people = target === 'coach' ? facts.players : seated;
  const add = (): void => {
    const player = people.find((one) => one.person === person);
    const key = cardKeyOf(person, type);
    setIncomplete(!player || !key || reason.trim() === '');
    if (!player || !key || reason.trim() === '') return;
    void sheet.dispatch({ type: 'card', key, card: { side: player.side, target, reason } });
    setPerson('');
    setReason('');
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <NativeSelect
          size="small"
          name={translate('sheet.cards.target')}
          value={target}
          options={(['player', 'coach'] as const).map((one) => ({
            value: one,
            label: translate(`sheet.cards.targets.${one}`),
          }))}
          onChange={(chosen) => {
            setTarget(chosen === 'coach' ? 'coach' : 'player');
            setPerson('');
          }}
        />
        <PersonField
          label={translate('sheet.cards.person')}
          people={people}
          value={person}
          onChange={setPerson}
        />
        <NativeSelect
          size="small"
          name={translate('sheet.cards.type')}
          empty={translate('sheet.cards.type')}
          value={type}
          options={facts.cardTypes.map(({ iri, name }) => ({ value: iri, label: name }))}
          onChange={setType}
        />
        <TextField
          size="small"
          label={translate('sheet.cards.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Button onClick={add}>{translate('sheet.cards.add')}</Button>
      </Box>
      <div role="alert">
        <ErrorLines texts={isIncomplete ? [translate('sheet.cards.incomplete')] : []} />
      </div>
    </>
  );
};
