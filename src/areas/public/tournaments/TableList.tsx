import { styled } from '@mui/material/styles';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import {
  toAmount,
  toDescription,
  toLimits,
  toPlaces,
  toPrize,
  toRemaining,
  toTableName,
} from './formatTournament.ts';
import type { Tournament, TournamentTable } from './parseTournament.ts';
import { RecordList, type Column } from './RecordList.tsx';

interface TableListProps {
  readonly label: string;
  readonly tournament: Tournament;
}

/** The events of a tournament: when, for whom, for how much, and what there is to win. */
export const TableList = ({ label, tournament }: TableListProps) => (
  <RecordList
    label={label}
    columns={columnsOf(tournament)}
    rows={tournament.tables}
    keyOf={({ code, date }) => `${code} ${date}`}
  />
);

const Prize = styled('div')({ whiteSpace: 'nowrap' });

const { tables: titles, checkIn } = tournamentTexts;

const columnsOf = (
  tournament: Tournament,
): readonly [Column<TournamentTable>, ...Column<TournamentTable>[]] => [
  { title: titles.code, cell: toTableName },
  { title: titles.description, cell: toDescription },
  { title: titles.date, cell: ({ date }) => (date === '' ? PLACEHOLDER : toFrenchDate(date)) },
  {
    title: titles.time,
    cell: ({ time, checkInEnd }) =>
      `${time ?? PLACEHOLDER}${checkInEnd === null ? '' : ` (${checkIn} ${checkInEnd})`}`,
  },
  { title: titles.fee, cell: ({ fee }) => toAmount(fee), isFigure: true },
  { title: titles.endowment, cell: ({ endowment }) => toAmount(endowment), isFigure: true },
  { title: titles.points, cell: toLimits },
  { title: titles.places, cell: toPlaces },
  { title: titles.remaining, cell: (table) => toRemaining([table], tournament) },
  {
    title: titles.prizes,
    cell: ({ prizes }) =>
      prizes.length === 0
        ? PLACEHOLDER
        : prizes.map((prize, index) => <Prize key={index}>{toPrize(prize)}</Prize>),
  },
];
