import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import type { Pool } from './Pool.ts';

/** `Championnat par équipes M - Nationale 3 Messieurs - Poule 2` */
export const toPoolTitle = ({ name, place }: Pool): string =>
  [place.contestName, place.divisionName, `${texts.pool} ${name}`].filter(Boolean).join(' - ');
