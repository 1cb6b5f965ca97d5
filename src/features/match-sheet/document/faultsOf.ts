import { checkLineUp } from '../../../rules/sheet/checkLineUp.ts';
import { checkSheet } from '../../../rules/sheet/checkSheet.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import { DEFAULT_ELIGIBILITY, type EligibilityRules, type LineUp } from '../../../rules/sheet/lineUp.ts';
import type { Side } from '../../../rules/side.ts';
import { fieldOf, SIDES, type SheetDocument } from './document.ts';
import type { Facts, SheetPlayer } from './facts.ts';
import { toLineUp, toRulesSheet, toSheetLicence, type ServerState } from './toRulesSheet.ts';

const eligibilityOf = ({ maxForeigners, maxMutated, maxWomen }: Facts): EligibilityRules => ({
  ...DEFAULT_ELIGIBILITY,
  maxForeigners,
  maxMutated,
  maxWomen,
});

export const lineUpFaults = (document: SheetDocument, facts: Facts, side: Side): Fault[] =>
  checkLineUp(toLineUp(document, facts, side), eligibilityOf(facts));

/** Faults a player would have at a letter. */
export const seatFaults = (lineUp: LineUp, facts: Facts, letter: string, player: SheetPlayer): Fault[] => {
  const candidate = { letter, identifier: player.identifier, licence: toSheetLicence(player) };
  const players = [...lineUp.players.filter((one) => one.letter !== letter), candidate];
  return checkLineUp({ ...lineUp, players }, eligibilityOf(facts)).filter(({ at }) => at.letter === letter);
};

/** Everything that is wrong with a sheet, line-ups first. */
export const sheetFaults = (document: SheetDocument, facts: Facts, server?: ServerState): Fault[] => [
  // Who does not play needs no line-up.
  ...(fieldOf(document, 'forfeit') === ''
    ? SIDES.flatMap((side) => lineUpFaults(document, facts, side))
    : []),
  ...checkSheet(toRulesSheet(document, facts, server)),
];
