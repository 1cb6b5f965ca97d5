import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { lettersOf, plannedGames, type PlannedGame } from '../../../rules/matchFormats.ts';
import { toSetText } from '../../../rules/sets.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import {
  cardKeys,
  cardOf,
  fieldOf,
  gameOf,
  seatOf,
  typedNumberIn,
  type SheetDocument,
} from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { type SheetPlayer, toRound } from '../document/facts.ts';
import {
  labelOfGame,
  nameOfCard,
  namesIn,
  numberedNameOf,
  playerAt,
  playerNameOf,
} from '../document/players.ts';
import { scoreOf } from '../document/byRules.ts';
import { toGameState } from '../document/typing.ts';
import { usePrintedAt } from '../../../ui/usePrintedAt.ts';

const NOTHING: SheetDocument = { base: {}, entries: {} };

/** Everything but the sheet stays off the paper. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: '10mm' },
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.printed, .printed *': { visibility: 'visible' },
        body: { height: 'auto' },
        '.printed': { position: 'absolute', inset: '0 auto auto 0', width: '100%' },
      },
    }}
  />
);

interface PaperProps {
  readonly sheet: Sheet;
  readonly document: SheetDocument;
}

/** The sheet on one page of A4, there while the browser prints. */
export const PrintedSheet = ({ sheet, isEmpty }: { readonly sheet: Sheet; readonly isEmpty: boolean }) => {
  const translate = useTranslate();
  const printedAt = usePrintedAt();
  if (!printedAt) return null;
  const document = isEmpty ? NOTHING : sheet.getState().document;
  const { facts } = sheet;
  const { home, away } = isEmpty ? { home: '…', away: '…' } : scoreOf(document, facts);
  // Room for a hand, as far as one page has it.
  const height = isEmpty && plannedGames(facts.format).length <= 14 ? '7mm' : '5.5mm';
  return (
    <>
      {PAPER}
      <Box
        className="printed sole-print"
        aria-hidden
        sx={{ ...PRINT, '& .seats td, & .games td': { height } }}
      >
        <Box sx={{ fontSize: '13pt', fontWeight: 700 }}>
          {translate('sheet.open')} : {meetingName(facts.home.name, facts.away.name)}
        </Box>
        <Box sx={{ mb: '2mm' }}>
          {facts.contestName} · {toRound(facts, translate)} ·{' '}
          {translate('sheet.printed.phase', { phase: facts.phase })} · {formatDate(facts.date)} {facts.time} ·{' '}
          {facts.hallName} · {facts.format}
        </Box>
        <SeatsTable sheet={sheet} document={document} />
        <GamesTable sheet={sheet} document={document} />
        <Box sx={{ fontWeight: 700 }}>{translate('sheet.score', { home, away })}</Box>
        <Foot sheet={sheet} document={document} />
      </Box>
    </>
  );
};

const PRINT = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '9pt',
  color: '#000',
  '& table': { width: '100%', borderCollapse: 'collapse', mb: '2mm' },
  '& th, & td': { border: '1px solid #000', px: '1mm', height: '5.5mm', textAlign: 'left' },
  '& .seats td': { whiteSpace: 'nowrap' },
  '& .seats tr + tr th:nth-of-type(6n + 3)': { width: '26%' },
  // The pair of a seat; the sets of a game, its winner and the score.
  '& .seats td:nth-of-type(6n), & .games :nth-of-type(n + 5)': { textAlign: 'center', minWidth: '10mm' },
  '& .foot td:first-of-type': { width: '50mm', fontWeight: 700 },
  '& .foot tr': { height: '8mm' },
} as const;
/** A row of cells; of those of the head each has its column. */
const Row = ({
  cells,
  isHead = false,
}: {
  readonly cells: readonly ReactNode[];
  readonly isHead?: boolean;
}) => {
  const Cell = isHead ? 'th' : 'td';
  return (
    <tr>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <Cell key={index}>{cell}</Cell>
      ))}
    </tr>
  );
};

const SEAT_COLUMNS = ['licence', 'name', 'points', 'signs', 'pair'] as const;

const SeatsTable = ({ sheet: { facts }, document }: PaperProps) => {
  const translate = useTranslate();
  const cellsOf = (side: Side, index: number): readonly ReactNode[] => {
    const letter = lettersOf(facts.format, side)[index] ?? '';
    const player = playerAt(document, facts, side, letter);
    const { pair } = seatOf(document, side, letter);
    if (!player) return [letter, '', '', '', '', pair];
    const { identifier, points } = player;
    return [letter, identifier, playerNameOf(player), Math.round(points), signsOf(player), pair];
  };
  const columns = SEAT_COLUMNS.map((column) => translate(`sheet.printed.${column}`));
  return (
    <table className="seats">
      <thead>
        <tr>
          {SIDES.map((side) => (
            <th key={side} colSpan={SEAT_COLUMNS.length + 1}>
              {translate(`sheet.sides.${side}`)} : {facts[side].name} (
              {facts[side].clubs.map(({ identifier }) => identifier).join(', ')})
            </th>
          ))}
        </tr>
        <Row isHead cells={SIDES.flatMap(() => ['', ...columns])} />
      </thead>
      <tbody>
        {lettersOf(facts.format, 'home').map((letter, index) => (
          <Row key={letter} cells={SIDES.flatMap((side) => cellsOf(side, index))} />
        ))}
      </tbody>
    </table>
  );
};

/** Moved here this season, of another nation, and the code of the medical mention. */
const signsOf = ({ mutated, foreign, medical }: SheetPlayer): string =>
  [mutated && 'M', foreign && 'E', medical].filter(Boolean).join(' ');

const GamesTable = ({ sheet: { facts }, document }: PaperProps) => {
  const translate = useTranslate();
  const games = plannedGames(facts.format);
  const sets = Array.from({ length: facts.bestOf }, (_, set) => set);
  const states = games.map(({ position }) => toGameState(gameOf(document, position), facts.bestOf));
  const runningAfter = (index: number): string =>
    SIDES.map((side) => states.slice(0, index + 1).filter(({ winner }) => winner === side).length).join(
      ' - ',
    );
  const cellsOf = (planned: PlannedGame, index: number): readonly ReactNode[] => {
    const { sets: played = [], winner = null } = states[index] ?? {};
    const isForfeit = gameOf(document, planned.position).forfeit !== null;
    return [
      planned.position,
      labelOfGame(planned),
      ...SIDES.map((side) => namesIn(document, facts, planned, side)),
      ...sets.map((set) => played[set] && toSetText(played[set])),
      [winner && (winner === 'home' ? '1' : '-'), isForfeit && translate('sheet.forfeitSign')]
        .filter(Boolean)
        .join(' '),
      winner && runningAfter(index),
    ];
  };
  return (
    <table className="games">
      <thead>
        <Row
          isHead
          cells={[
            translate('sheet.printed.game'),
            '',
            ...SIDES.map((side) => facts[side].name),
            ...sets.map((set) => set + 1),
            translate('sheet.printed.winner'),
            translate('sheet.printed.running'),
          ]}
        />
      </thead>
      <tbody>
        {games.map((planned, index) => (
          <Row key={planned.position} cells={cellsOf(planned, index)} />
        ))}
      </tbody>
    </table>
  );
};

/** Most characters of a remark that fit the page. */
const PRINTED = 260;

/** Times, remarks, cards, and room for the signatures. */
const Foot = ({ sheet, document }: PaperProps) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const { referees } = sheet.getState();
  const personIn = (iri: string): string => {
    const player = [...facts.players, ...referees].find(({ person }) => person === iri);
    return player ? numberedNameOf(player) : (typedNumberIn(iri) ?? '');
  };
  const cards = cardKeys(document).map(
    (key) => `${nameOfCard(key, facts)} (${cardOf(document, key)?.reason ?? ''})`,
  );
  const lines = [
    ...(['startTime', 'endTime', 'reserves', 'claims', 'report'] as const).map((field) => [
      translate(`sheet.fields.${field}`),
      fieldOf(document, field).slice(0, PRINTED),
    ]),
    [translate('sheet.sections.cards'), cards.join(' · ').slice(0, PRINTED)],
    ...(['homeCaptain', 'awayCaptain', 'referee'] as const).map((field) => [
      `${translate(`sheet.fields.${field}`)} (${translate('sheet.signature')})`,
      personIn(fieldOf(document, field)),
    ]),
  ];
  return (
    <table className="foot">
      <tbody>
        {lines.map((line) => (
          <Row key={line[0]} cells={line} />
        ))}
      </tbody>
    </table>
  );
};
