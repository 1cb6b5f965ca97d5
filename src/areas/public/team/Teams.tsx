import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import type { Hall, PoolTeam } from './Pool.ts';
import { TableFrame } from './TableFrame.ts';
import { Absence, TeamLink } from './TeamLink.tsx';

/** The teams of a pool in the initial order, with their club and where they play. */
export const Teams = ({ teams }: { readonly teams: readonly PoolTeam[] }) => (
  <TableFrame>
    <caption>{texts.tabs.teams}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.columns.team}</th>
        <th scope="col">{texts.hall}</th>
        <th scope="col" className="wide">
          {texts.usualTime}
        </th>
      </tr>
    </thead>
    <tbody>
      {teams.map((team) => (
        <tr key={team.id ?? team.name}>
          <th scope="row">
            <TeamLink team={team} />
            <div>
              {team.clubs
                .map(({ name, identifier }) => [name, identifier].filter(Boolean).join(' '))
                .join(', ')}
            </div>
            <Absence team={team} />
          </th>
          <td>{team.hall ? <HallText hall={team.hall} /> : texts.unknownHall}</td>
          <td className="wide">{[team.day, team.time].filter(Boolean).join(' ')}</td>
        </tr>
      ))}
    </tbody>
  </TableFrame>
);

const HallText = ({ hall: { name, address, tables } }: { readonly hall: Hall }) => (
  <>
    {name}
    {address !== null && <div>{withoutName(address, name)}</div>}
    {tables !== null && (
      <div>
        {tables} {texts.tables}
      </div>
    )}
  </>
);

/** A hall without a street repeats its name there. */
const withoutName = (address: string, name: string): string =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
