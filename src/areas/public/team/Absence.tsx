import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import type { TeamRef } from './Pool.ts';

/** Below the name of a team that plays no more: why. */
export const Absence = ({ team: { absence } }: { readonly team: TeamRef }) =>
  absence && (
    <div>
      <strong>{texts.absences[absence]}</strong>
    </div>
  );
