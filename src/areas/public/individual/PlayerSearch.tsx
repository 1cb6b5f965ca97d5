import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { individualTexts } from './texts.ts';
import { foldText, holdsWords } from '../../../lib/text.ts';
import { toIri } from '../../../lib/iri.ts';
import { ReadGate } from '../ReadGate.tsx';
import { Row } from '../Panel.ts';
import { useRead } from '../useRead.ts';
import { fromConsultation, groupPlayers } from './groupResults.ts';
import type { Choice } from './useChoices.ts';

interface PlayerSearchProps {
  /** The groups of the tour; all of them are searched. */
  readonly groups: readonly Choice[];
  readonly onFind: (group: string, player: string) => void;
}

/** Groups are read at the first search. */
const LEAST = 2;
const MOST_GROUPS = 40;
const MOST_FOUND = 20;

/** Leads to a player of any group of the tour by a part of his name or his number. */
export const PlayerSearch = ({ groups, onFind }: PlayerSearchProps) => {
  const [typed, setTyped] = useState('');
  const sought = foldText(useDeferredValue(typed));
  const isEnough = sought.length >= LEAST;
  const searched = groups.slice(0, MOST_GROUPS);
  const key = searched.map(({ id }) => id).join(' ');
  const reading = useRead(isEnough && key !== '' ? key : null, ({ get }) =>
    Promise.all(
      searched.map(async ({ id, name }) => {
        const results = fromConsultation(await get(`${toIri('/groups', id)}/consultation`));
        return groupPlayers(results).map((player) => ({ id, name, player }));
      }),
    ),
  );
  const fits = ({ key: number, name }: { key: string; name: string }): boolean =>
    number.startsWith(sought) || holdsWords(name, sought);
  return (
    <Search role="search">
      <TextField
        type="search"
        label={individualTexts.search}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {isEnough && (
        <ReadGate reading={reading}>
          {(found) => {
            const fitting = found
              .flat()
              .filter(({ player }) => fits(player))
              .slice(0, MOST_FOUND);
            return (
              <>
                <p role="status">{fitting.length === 0 ? individualTexts.nobody : individualTexts.found}</p>
                <Row>
                  {fitting.map(({ id, name, player }) => (
                    <Button
                      key={`${id} ${player.key}`}
                      variant="outlined"
                      onClick={() => onFind(id, player.key)}
                    >
                      {`${player.name}, ${name}`}
                    </Button>
                  ))}
                </Row>
              </>
            );
          }}
        </ReadGate>
      )}
    </Search>
  );
};

const Search = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& .MuiTextField-root': { maxWidth: 360 },
  '@media print': { display: 'none' },
}));
