import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import { toSetText } from '../../../rules/sets.ts';
import type { Side } from '../../../rules/side.ts';
import {
  cardKeys,
  cardOf,
  fieldOf,
  gameOf,
  seatOf,
  SIDES,
  typedNumberIn,
  type SheetDocument,
} from '../document/document.ts';
import type { Sheet } from '../sync/Sheet.ts';
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
import { useSheetState } from '../sync/useSheet.ts';

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

/** The sheet on one page of A4; nothing is seen of it on the screen. */
export const PrintedSheet = ({ sheet, isEmpty }: { readonly sheet: Sheet; readonly isEmpty: boolean }) => {
  const translate = useTranslate();
  const state = useSheetState(sheet);
  const document = isEmpty ? NOTHING : state.document;
  const { facts } = sheet;
  const { home, away } = isEmpty ? { home: '…', away: '…' } : scoreOf(document, facts);
  // Room for a hand, as far as one page has it.
  const height = isEmpty && plannedGames(facts.format).length <= 14 ? '7mm' : '5.5mm';
  return (
    <>
      {PAPER}
      <Box className="printed" aria-hidden sx={{ ...PRINT, '& .seats td, & .games td': { height } }}>
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
  '& .figure': { textAlign: 'center' },
  '& .seats td': { whiteSpace: 'nowrap' },
  '& .seats .name': { width: '26%' },
  '& .figure, & .games th:last-child': { minWidth: '10mm' },
  '& .foot th': { width: '50mm' },
  '& .foot tr': { height: '8mm' },
} as const;

const SEAT_COLUMNS = ['letter', 'licence', 'name', 'points', 'signs', 'pair'] as const;

const SeatsTable = ({ sheet: { facts }, document }: PaperProps) => {
  const translate = useTranslate();
  const cellsOf = (side: Side, letter: string) => {
    const player = playerAt(document, facts, side, letter);
    const { pair } = seatOf(document, side, letter);
    if (!player) return { letter, licence: '', name: '', points: '', signs: '', pair };
    const points = Math.round(player.points);
    return {
      letter,
      licence: player.identifier,
      name: playerNameOf(player),
      points,
      signs: signsOf(player),
      pair,
    };
  };
  return (
    <table className="seats">
      <thead>
        <tr>
          {SIDES.map((side) => (
            <th key={side} scope="colgroup" colSpan={SEAT_COLUMNS.length}>
              {translate(`sheet.sides.${side}`)} : {facts[side].name} (
              {facts[side].clubs.map(({ identifier }) => identifier).join(', ')})
            </th>
          ))}
        </tr>
        <tr>
          {SIDES.flatMap((side) =>
            SEAT_COLUMNS.map((column) => (
              <th
                key={side + column}
                scope="col"
                className={column}
                aria-label={translate(`sheet.printed.${column}`)}
              >
                {column !== 'letter' && translate(`sheet.printed.${column}`)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {lettersOf(facts.format, 'home').map((own, index) => (
          <tr key={own}>
            {SIDES.flatMap((side) => {
              const cells = cellsOf(side, lettersOf(facts.format, side)[index] ?? '');
              return SEAT_COLUMNS.map((column) => (
                <td key={side + column} className={column === 'pair' ? 'figure' : undefined}>
                  {cells[column]}
                </td>
              ));
            })}
          </tr>
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
  return (
    <table className="games">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {translate('sheet.printed.game')}
          </th>
          <th scope="col">{facts.home.name}</th>
          <th scope="col">{facts.away.name}</th>
          {sets.map((set) => (
            <th key={set} scope="col" className="figure">
              {set + 1}
            </th>
          ))}
          <th scope="col">{translate('sheet.printed.winner')}</th>
          <th scope="col">{translate('sheet.printed.running')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((planned, index) => {
          const { sets: played = [], winner = null } = states[index] ?? {};
          return (
            <tr key={planned.position}>
              <td>{planned.position}</td>
              <td>{labelOfGame(planned)}</td>
              <td>{namesIn(document, facts, planned, 'home')}</td>
              <td>{namesIn(document, facts, planned, 'away')}</td>
              {sets.map((set) => (
                <td key={set} className="figure">
                  {played[set] && toSetText(played[set])}
                </td>
              ))}
              <td className="figure">
                {winner && (winner === 'home' ? '1' : '-')}
                {gameOf(document, planned.position).forfeit && ` ${translate('sheet.forfeitSign')}`}
              </td>
              <td className="figure">{winner && runningAfter(index)}</td>
            </tr>
          );
        })}
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
  const { referees } = useSheetState(sheet);
  const personIn = (iri: string): string => {
    const player = [...facts.players, ...referees].find(({ person }) => person === iri);
    return player ? numberedNameOf(player) : (typedNumberIn(iri) ?? '');
  };
  const cards = cardKeys(document).map(
    (key) => `${nameOfCard(key, facts)} (${cardOf(document, key)?.reason ?? ''})`,
  );
  const lines: readonly (readonly [label: string, text: string])[] = [
    ...(['startTime', 'endTime', 'reserves', 'claims', 'report'] as const).map(
      (field) => [translate(`sheet.fields.${field}`), fieldOf(document, field)] as const,
    ),
    [translate('sheet.sections.cards'), cards.join(' · ')],
    ...(['homeCaptain', 'awayCaptain', 'referee'] as const).map(
      (field) =>
        [
          `${translate(`sheet.fields.${field}`)} (${translate('sheet.signature')})`,
          personIn(fieldOf(document, field)),
        ] as const,
    ),
  ];
  return (
    <table className="foot">
      <tbody>
        {lines.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text.slice(0, PRINTED)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
