import Button from '@mui/material/Button';
import { publicTeamTexts as texts } from './texts.ts';
import { Table, type Column } from '../../../ui/Table.tsx';
import { clubNames, type Hall, type PoolTeam } from './fromPool.ts';
import { keepOwnClub, useOwnClub } from './ownClub.ts';
import { Absence, TeamLink } from './TeamLink.tsx';

/** The teams of a pool in the initial order, with their club and where they play. */
export const Teams = ({ teams }: { readonly teams: readonly PoolTeam[] }) => (
  <Table caption={texts.tabs.teams} columns={COLUMNS} rows={teams} keyOf={({ id, name }) => id ?? name} />
);

const COLUMNS: readonly Column<PoolTeam>[] = [
  {
    title: texts.columns.team,
    isHead: true,
    cell: (team) => (
      <>
        <TeamLink team={team} />
        <div>{clubNames(team.clubs)}</div>
        {team.clubs.map((club) => (
          <OwnClubButton key={club.identifier ?? club.name} club={club} />
        ))}
        <Absence team={team} />
      </>
    ),
  },
  {
    title: texts.hall,
    cell: ({ hall }) => (hall ? <HallText hall={hall} /> : texts.unknownHall),
  },
  {
    title: texts.usualTime,
    cell: ({ day, time }) => [day, time].filter(Boolean).join(' '),
    className: 'wide',
  },
];

/** Keeps a club as the reader's own, which is marked in every standing. */
const OwnClubButton = ({ club: { name, identifier } }: { readonly club: PoolTeam['clubs'][number] }) => {
  const isOwn = useOwnClub()?.number === identifier;
  if (identifier === null) return null;
  return (
    <Button
      size="small"
      aria-pressed={isOwn}
      aria-label={`${texts.ownClub} ${name}`}
      onClick={() => keepOwnClub(isOwn ? null : { number: identifier, name })}
      sx={{ displayPrint: 'none' }}
    >
      {`${isOwn ? '★' : '☆'} ${texts.ownClub}`}
    </Button>
  );
};

const HallText = ({ hall: { name, address, tables } }: { readonly hall: Hall }) => (
  <>
    {name}
    {address !== null && <div>{withoutName(address, name)}</div>}
    {tables !== null && <div>{`${tables} ${texts.tables}`}</div>}
  </>
);

/** A hall without a street repeats its name there. */
const withoutName = (address: string, name: string): string =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
