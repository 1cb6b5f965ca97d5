import { idOf } from '../../../lib/iri.ts';
import type { PartKey } from '../document/document.ts';
import type { Facts } from '../document/facts.ts';
import { playerNameOf } from './namesIn.ts';

/** `Carton jaune, DUPONT Jean`. */
export const nameOfCard = (key: PartKey, { players, cardTypes }: Facts): string => {
  const [, person, type] = key.split('/');
  const player = players.find((one) => String(idOf(one.person)) === person);
  const card = cardTypes.find(({ iri }) => String(idOf(iri)) === type);
  return [card?.name, player && playerNameOf(player)].filter(Boolean).join(', ');
};
