import { Link, useSearchParams } from 'react-router';
import { tournamentTexts } from './texts.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { ContactLinks, DocumentLinks, TypeBadge } from './tournamentCells.tsx';
import { toAmount, toDates, toRemaining, toAddress } from './formatTournament.ts';
import type { Tournament } from './parseTournament.ts';
import { RecordList, type Columns } from './RecordList.tsx';
import { toTournamentAddress } from './searchFilters.ts';

interface TournamentListProps {
  readonly label: string;
  readonly tournaments: readonly Tournament[];
}

export const TournamentList = ({ label, tournaments }: TournamentListProps) => (
  <RecordList label={label} columns={COLUMNS} rows={tournaments} keyOf={({ id }) => id} />
);

const NameLink = ({ tournament }: { readonly tournament: Tournament }) => {
  const [params] = useSearchParams();
  return (
    <>
      <Link to={toTournamentAddress(params, tournament.id)}>{tournament.name}</Link>
      <div>
        <TypeBadge tournament={tournament} />
      </div>
    </>
  );
};

/** `Gymnase Aubry, 77360 Vaires-sur-Marne`. */
const toPlace = (tournament: Tournament): string =>
  toAddress({ ...tournament, street: null }).join(', ') || PLACEHOLDER;

const { columns } = tournamentTexts;

const COLUMNS: Columns<Tournament> = [
  { title: columns.name, cell: (tournament) => <NameLink tournament={tournament} /> },
  { title: columns.dates, cell: toDates },
  { title: columns.club, cell: ({ organizer }) => organizer ?? PLACEHOLDER },
  { title: columns.place, cell: toPlace },
  { title: columns.endowment, cell: ({ endowment }) => toAmount(endowment), className: 'figure' },
  { title: columns.tables, cell: ({ tables }) => tables.length, className: 'figure' },
  { title: columns.remaining, cell: (tournament) => toRemaining(tournament.tables, tournament) },
  {
    title: columns.documents,
    cell: (tournament) => <DocumentLinks tournament={tournament} />,
    className: 'screen',
  },
  { title: columns.contact, cell: ({ contacts }) => <ContactLinks contacts={contacts} /> },
];
