import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { SIDES } from '../../../rules/side.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { figuresOf } from '../../../i18n/toFigure.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { apiErrorOf } from '../../../http/ApiError.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { formatDate } from '../../../lib/dates.ts';
import { toIri } from '../../../lib/iri.ts';
import { lettersOf } from '../../../rules/matchFormats.ts';
import { stateTone } from '../../../schema/stateTone.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { isOpen, seatOf, statusOf, fieldOf } from '../document/document.ts';
import { toRound, deadlineOf, toMinute } from '../document/facts.ts';
import { playerNameOf } from '../document/players.ts';
import type { Sheet } from '../sync/sheet.ts';
import { pointsOf, scoreOf } from '../document/byRules.ts';
import {
  useLateSheetState,
  useSheet,
  useSheetState,
  useSynchronised,
  type OpenedSheet,
} from '../sync/useSheet.ts';
import { Cards } from './Cards.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Conflicts } from './Conflicts.tsx';
import { FileTools } from './FileTools.tsx';
import { FoldedPart } from './FoldedPart.tsx';
import { Games } from './Games.tsx';
import { LineUps } from './LineUps.tsx';
import { Officials } from './Officials.tsx';
import { SyncAlerts, SyncStatus } from './SyncStatus.tsx';
import { useStateText } from './partTexts.ts';

/** The match sheet of the meeting in the address. */
export const SheetPage = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const { data, error, isFetching, refetch } = useSheet(toIri('/sport_matches', id));
  if (data) return <OpenSheet opened={data} />;
  return (
    <>
      <ViewHeader title={translate('sheet.open')} />
      {isFetching ? (
        <Loading />
      ) : (
        <Failure
          message={translate(isUnheard(error) ? 'sheet.absent' : 'sheet.unopened')}
          detail={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
};

/** Nothing was answered: neither that the sheet may not be read nor that there is none. */
const isUnheard = (error: unknown): boolean => apiErrorOf(error)?.kind === 'network';

const OpenSheet = ({ opened }: { readonly opened: OpenedSheet }) => {
  const translate = useTranslate();
  const { sheet, isStored } = opened;
  const { canUpdate, isClosed } = useSheetState(sheet, (state) => ({
    canUpdate: state.canUpdate,
    isClosed: !isOpen(state.document),
  }));
  useSynchronised(opened);
  // It saves by itself.
  useSaveKey();
  const { facts } = sheet;
  return (
    <>
      <ViewHeader title={translate('sheet.open')} />
      <Stack spacing={{ xs: 1, sm: 2 }} sx={PAGE}>
        <Typography color="textSecondary">
          {toRound(facts, translate)} · {formatDate(facts.date)}
        </Typography>
        <StandingBar opened={opened} />
        <SyncAlerts sheet={sheet} isStored={isStored} />
        {!canUpdate && <Alert severity="info">{translate('sheet.readOnly')}</Alert>}
        {canUpdate && isClosed && <Alert severity="info">{translate('sheet.closed')}</Alert>}
        {canUpdate && !isClosed && <Deadline sheet={sheet} />}
        <Conflicts sheet={sheet} />
        {/* Greys what is in it; the parts have their own names. */}
        <Box component="fieldset" role="presentation" disabled={!canUpdate || isClosed} sx={TYPED}>
          <Stack spacing={{ xs: 1, sm: 2 }}>
            {Object.entries(SECTIONS).map(([name, Section]) => (
              <FoldedPart
                key={name}
                title={translate(`sheet.sections.${name as keyof typeof SECTIONS}`)}
                isFolded={name === 'lineUps' ? isSeated(sheet) : name !== 'games'}
              >
                <Section sheet={sheet} />
              </FoldedPart>
            ))}
          </Stack>
        </Box>
        <SectionCard title={translate('sheet.sections.confirmation')}>
          <Confirmation sheet={sheet} />
        </SectionCard>
        <Points sheet={sheet} />
        <FileTools sheet={sheet} />
      </Stack>
    </>
  );
};

const PAGE = {
  // A change in one section neither lays out nor paints the others.
  '& section': { contain: 'content' },
  '@media print': { '& > :not(.printed)': { display: 'none' } },
} as const;

/** Sections to fill in; where the sheet is read-only, they are read: no boxes, no samples, no signs of a choice. */
const TYPED = {
  all: 'unset',
  minWidth: 0,
  '&&:disabled': {
    '& input, & select, & textarea': {
      bgcolor: 'transparent',
      borderColor: 'transparent',
      appearance: 'none',
      opacity: 1,
      '&::placeholder': { color: 'transparent' },
    },
    '& .MuiInputBase-root': { bgcolor: 'transparent', borderColor: 'transparent' },
    '& .MuiAutocomplete-endAdornment, & .MuiNativeSelect-icon, & button': { display: 'none' },
  },
} as const;

/** Height of the bar of the application. */
const BAR = 48;

/** The score, the state and what is sent, in view wherever one types: the bar of the application slides in over it. */
const StandingBar = ({ opened: { sheet, isStored } }: { readonly opened: OpenedSheet }) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const { home, away, status } = useLateSheetState(sheet, ({ document }) => {
    const score = scoreOf(document, sheet.facts);
    return { home: score.home, away: score.away, status: statusOf(document) };
  });
  const isBarAway = useScrollTrigger({ target: globalThis.window });
  return (
    <Box sx={{ ...STANDING, top: isBarAway ? 0 : BAR }}>
      <Box sx={BOARD}>
        <Typography sx={NAME}>{sheet.facts.home.name}</Typography>
        <Typography component="p" variant="h5" role="status" aria-atomic>
          <Box component="span" sx={visuallyHidden}>
            {translate('sheet.score', { home, away })}
          </Box>
          <span aria-hidden="true">{`${home} – ${away}`}</span>
        </Typography>
        <Typography sx={NAME}>{sheet.facts.away.name}</Typography>
      </Box>
      <StateChip tone={stateTone(status)}>{stateOf(status)}</StateChip>
      <SyncStatus sheet={sheet} isStored={isStored} />
    </Box>
  );
};

const STANDING = {
  position: 'sticky',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The two teams with the score between them; on a phone on a line of their own. */
const BOARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  minWidth: 0,
  '& [role=status]': { fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Two lines at most, whatever a team is called. */
const NAME = {
  flex: { xs: '1 1 0', md: '0 1 auto' },
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.25,
  fontSize: { xs: '0.875rem', md: '1rem' },
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '&:last-of-type': { textAlign: { xs: 'end', md: 'start' } },
} as const;

/** Every seat has its player. */
const isSeated = ({ facts, getState }: Sheet): boolean =>
  SIDES.every((side) =>
    lettersOf(facts.format, side).every(
      (letter) => seatOf(getState().document, side, letter).player !== null,
    ),
  );

/** Sections to fill in. */
const SECTIONS = { lineUps: LineUps, games: Games, cards: Cards, officials: Officials };

/** From then on the limit is near. */
const NEAR_MS = 6 * 3_600_000;

/** Until when the results are expected, as long as they were not handed in; by the clock of the server, for ours may be wrong. */
const Deadline = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const serverTime = useSheetState(sheet, (state) => state.serverTime);
  const deadline = deadlineOf(sheet.facts);
  if (deadline === null) return null;
  const left = serverTime === null ? null : Date.parse(deadline) - Date.parse(serverTime);
  const stage = left === null || left > NEAR_MS ? 'open' : left > 0 ? 'near' : 'late';
  return (
    <Alert severity={stage === 'open' ? 'info' : 'warning'}>
      {translate(`sheet.deadline.${stage}`, {
        date: toMinute(deadline),
        hours: sheet.facts.resultDeadlineHours,
      })}
    </Alert>
  );
};

const toSigned = figuresOf({ signDisplay: 'exceptZero', maximumFractionDigits: 3 });

/** Points that the players of a finished meeting win or lose. */
const Points = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const players = useLateSheetState(sheet, ({ document }) =>
    scoreOf(document, facts).finished && fieldOf(document, 'forfeit') === '' ? pointsOf(document, facts) : [],
  );
  if (players.length === 0) return null;
  return (
    <FoldedPart title={translate('sheet.sections.points')} isFolded>
      <Typography color="textSecondary" variant="body2">
        {translate('sheet.points.help', { coefficient: String(facts.coefficient).replace('.', ',') })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { md: 2 } }}>
        {players.map(({ player, points }) => (
          <li key={player.licence}>
            {playerNameOf(player)} ({Math.round(player.points)}) : <strong>{toSigned(points)}</strong>
          </li>
        ))}
      </Box>
    </FoldedPart>
  );
};
