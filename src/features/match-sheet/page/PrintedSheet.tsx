import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import { toSetText } from '../../../rules/sets.ts';
import {
  cardKeys,
  cardOf,
  fieldOf,
  gameOf,
  seatOf,
  SIDES,
  type SheetDocument,
} from '../document/document.ts';
import type { Sheet } from '../document/Sheet.ts';
import { type SheetPlayer, toRound } from '../document/facts.ts';
import { nameOfCard, namesIn, playerAt, playerNameOf, labelOfGame } from '../document/players.ts';
import { typedNumberIn } from '../document/referees.ts';
import { scoreOf } from '../document/toRulesSheet.ts';
import { toGameState } from '../document/toGameState.ts';
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

/** The sheet on one page of A4; nothing is seen of it on the screen. */
export const PrintedSheet = ({ sheet, isEmpty }: { readonly sheet: Sheet; readonly isEmpty: boolean }) => {
  const translate = useTranslate();
  const state = useSheetState(sheet);
  const document = isEmpty ? NOTHING : state.document;
  const { facts } = sheet;
  const score = scoreOf(document, facts);
  const winners = plannedGames(facts.format).map(
    ({ position }) => toGameState(gameOf(document, position), facts.bestOf).winner,
  );
  const runningAfter = (index: number): string =>
    SIDES.map((side) => winners.slice(0, index + 1).filter((winner) => winner === side).length).join(' - ');
  const personIn = (iri: string): string => {
    const player = [...facts.players, ...state.referees].find(({ person }) => person === iri);
    return player ? `${playerNameOf(player)} (${player.identifier})` : (typedNumberIn(iri) ?? '');
  };
  return (
    <>
      {PAPER}
      <Box
        className="printed"
        aria-hidden
        sx={{
          display: 'none',
          '@media print': { display: 'block' },
          fontSize: '9pt',
          color: '#000',
          '& table': { width: '100%', borderCollapse: 'collapse', mb: '2mm' },
          '& th, & td': { border: '1px solid #000', px: '1mm', height: '5.5mm', textAlign: 'left' },
          '& .figure': { textAlign: 'center' },
          '& .seats td': { whiteSpace: 'nowrap' },
          '& .seats .name': { width: '26%' },
          // Room for a hand, as far as one page has it.
          '& .seats td, & .games td': { height: isEmpty && winners.length <= 14 ? '7mm' : '5.5mm' },
          '& .figure, & .games th:last-child': { minWidth: '10mm' },
          '& .foot th': { width: '50mm' },
          '& .foot tr': { height: '8mm' },
        }}
      >
        <Box sx={{ fontSize: '13pt', fontWeight: 700 }}>
          {translate('sheet.open')} : {meetingName(facts.home.name, facts.away.name)}
        </Box>
        <Box sx={{ mb: '2mm' }}>
          {facts.contestName} · {toRound(facts, translate)} ·{' '}
          {translate('sheet.printed.phase', { phase: facts.phase })} · {formatDate(facts.date)} {facts.time} ·{' '}
          {facts.hallName} · {facts.format}
        </Box>
        <table className="seats">
          <thead>
            <tr>
              {SIDES.map((side) => (
                <th key={side} scope="colgroup" colSpan={SEAT_COLUMNS.length + 1}>
                  {translate(`sheet.sides.${side}`)} : {facts[side].name} (
                  {facts[side].clubs.map(({ identifier }) => identifier).join(', ')})
                </th>
              ))}
            </tr>
            <tr>
              {SIDES.flatMap((side) => [
                <th key={side} scope="col" aria-label={translate('sheet.printed.letter')} />,
                ...SEAT_COLUMNS.map((column) => (
                  <th key={side + column} scope="col" className={column}>
                    {translate(`sheet.printed.${column}`)}
                  </th>
                )),
              ])}
            </tr>
          </thead>
          <tbody>
            {lettersOf(facts.format, 'home').map((letter, index) => (
              <tr key={letter}>
                {SIDES.map((side) => {
                  const own = lettersOf(facts.format, side)[index] ?? '';
                  const player = playerAt(document, facts, side, own);
                  const { pair } = seatOf(document, side, own);
                  return [
                    <td key={`${side}letter`}>{own}</td>,
                    <td key={`${side}number`}>{player?.identifier}</td>,
                    <td key={`${side}name`}>{player && playerNameOf(player)}</td>,
                    <td key={`${side}points`}>{player && Math.round(player.points)}</td>,
                    <td key={`${side}signs`}>{player && signsOf(player)}</td>,
                    <td key={`${side}pair`} className="figure">
                      {pair}
                    </td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <table className="games">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {translate('sheet.printed.game')}
              </th>
              <th scope="col">{facts.home.name}</th>
              <th scope="col">{facts.away.name}</th>
              {Array.from({ length: facts.bestOf }, (_, set) => (
                <th key={set} scope="col" className="figure">
                  {set + 1}
                </th>
              ))}
              <th scope="col">{translate('sheet.printed.winner')}</th>
              <th scope="col">{translate('sheet.printed.running')}</th>
            </tr>
          </thead>
          <tbody>
            {plannedGames(facts.format).map((planned, index) => {
              const typed = gameOf(document, planned.position);
              const { sets, winner } = toGameState(typed, facts.bestOf);
              return (
                <tr key={planned.position}>
                  <td>{planned.position}</td>
                  <td>{labelOfGame(planned)}</td>
                  <td>{namesIn(document, facts, planned, 'home')}</td>
                  <td>{namesIn(document, facts, planned, 'away')}</td>
                  {Array.from({ length: facts.bestOf }, (_, set) => (
                    <td key={set} className="figure">
                      {sets[set] && toSetText(sets[set])}
                    </td>
                  ))}
                  <td className="figure">
                    {winner && (winner === 'home' ? '1' : '-')}
                    {typed.forfeit && ` ${translate('sheet.forfeitSign')}`}
                  </td>
                  <td className="figure">{winner && runningAfter(index)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <Box sx={{ fontWeight: 700 }}>
          {isEmpty
            ? translate('sheet.score', { home: '…', away: '…' })
            : translate('sheet.score', { ...score })}
        </Box>
        <table className="foot">
          <tbody>
            {(['startTime', 'endTime', 'reserves', 'claims', 'report'] as const).map((field) => (
              <tr key={field}>
                <th scope="row">{translate(`sheet.fields.${field}`)}</th>
                <td>{fieldOf(document, field).slice(0, PRINTED)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{translate('sheet.sections.cards')}</th>
              <td>
                {cardKeys(document)
                  .map((key) => `${nameOfCard(key, facts)} (${cardOf(document, key)?.reason ?? ''})`)
                  .join(' · ')
                  .slice(0, PRINTED)}
              </td>
            </tr>
            {(['homeCaptain', 'awayCaptain', 'referee'] as const).map((field) => (
              <tr key={field}>
                <th scope="row">
                  {translate(`sheet.fields.${field}`)} ({translate('sheet.signature')})
                </th>
                <td>{personIn(fieldOf(document, field))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
};

const SEAT_COLUMNS = ['licence', 'name', 'points', 'signs', 'pair'] as const;

/** Moved here this season, of another nation, and the code of the medical mention. */
const signsOf = ({ isMutated, isForeign, medical }: SheetPlayer): string =>
  [isMutated && 'M', isForeign && 'E', medical].filter(Boolean).join(' ');

/** Most characters of a remark that fit the page. */
const PRINTED = 260;
