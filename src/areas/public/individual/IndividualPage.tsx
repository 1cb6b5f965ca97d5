import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { publicTexts } from '../texts.ts';
import { individualTexts } from './texts.ts';
import { toIri } from '../../../lib/iri.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Choices, Panel, Row } from '../Panel.ts';
import { FoldedChoices } from '../FoldedChoices.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ResultHead } from '../ResultHead.tsx';
import { shownOf, useRead } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';
import { fromConsultation, type GroupResults } from './groupResults.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { useChoices, type Choice } from './useChoices.ts';
import { foldText, holdsWords } from '../../../lib/text.ts';
import type { BracketPlayer } from '../draw/fromBrackets.ts';
import { inOrder, playersOf } from '../draw/toSentence.ts';

/** Public results of the individual contests; the choices are in the URL. */
export const IndividualPage = () => {
  const [params, change] = useAddress();
  const { pickers, name, group, groups, reading: choosing, unknown } = useChoices();
  const reading = useRead(group === null ? null : ['group', group], async ({ find }) => {
    const found = await find(`${toIri('/groups', group ?? '')}/consultation`);
    return found === null ? null : fromConsultation(found);
  });
  const put = (changes: Readonly<Record<string, string>>): void =>
    change(changes, { preventScrollReset: true });
  const title = publicTexts.titles.individual;
  const { status } = (group === null ? choosing : reading).state;
  const isRead = unknown === null && (status === 'loading' || shownOf(reading) !== null);

  return (
    <PublicLayout current="individual">
      <PageHeader title={title} />
      <Panel>
        <FoldedChoices name={isRead ? name : null}>
          <Choices sx={{ mb: 2 }}>
            {pickers.map((picker) => (
              <NativeSelect key={picker.label} {...picker} />
            ))}
          </Choices>
        </FoldedChoices>
        {groups.length > 0 && (
          <PlayerSearch
            groups={groups}
            onFind={(found, player) => put({ group: found, player, tab: 'games' })}
          />
        )}
        {unknown !== null ? (
          <Typography role="status">{individualTexts.unknown[unknown]}</Typography>
        ) : group === null ? (
          <ReadGate reading={choosing} isEmpty={(choices) => choices.length === 0}>
            {() => <Typography role="status">{individualTexts.choose}</Typography>}
          </ReadGate>
        ) : (
          <ReadGate reading={reading} missing={individualTexts.unknown.group} isEmpty={isEmptyGroup}>
            {(results) => (
              <>
                <ResultHead title={results.title} topic={toIri('/groups', group)} reading={reading} />
                <GroupPanel group={results} tab={params.get('tab')} onTab={(tab) => put({ tab })} />
              </>
            )}
          </ReadGate>
        )}
      </Panel>
    </PublicLayout>
  );
};

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
const PlayerSearch = ({ groups, onFind }: PlayerSearchProps) => {
  const [typed, setTyped] = useState('');
  const sought = foldText(useDeferredValue(typed));
  const isEnough = sought.length >= LEAST;
  const searched = groups.slice(0, MOST_GROUPS);
  const key = searched.map(({ id }) => id).join(' ');
  const reading = useRead(isEnough && key !== '' ? ['players', key] : null, ({ get }) =>
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

const isEmptyGroup = ({ standings, pools, brackets }: GroupResults): boolean =>
  standings.length + pools.length + brackets.length === 0;

/** All players of a group, each once, in the order of their names. */
const groupPlayers = ({ standings, pools, brackets }: GroupResults): readonly BracketPlayer[] =>
  inOrder([
    ...standings.map(({ player }) => player),
    ...pools.flatMap((pool) => pool.standings.map(({ player }) => player)),
    ...brackets.flatMap(playersOf),
  ]);
