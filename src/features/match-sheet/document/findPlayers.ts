import { foldText } from '../../../lib/foldText.ts';
import { playerNameOf, type Named } from '../print/namesIn.ts';

const SHOWN = 40;

/** By the beginning of the number, or by words of the name. */
export const findPlayers = <Player extends Named & { readonly identifier: string }>(
  players: readonly Player[],
  asked: string,
): Player[] => {
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  return players
    .filter((player) =>
      words.every(
        (word) => player.identifier.startsWith(word) || foldText(playerNameOf(player)).includes(word),
      ),
    )
    .slice(0, SHOWN);
};
