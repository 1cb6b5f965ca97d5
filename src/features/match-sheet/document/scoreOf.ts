import { toMeetingResult, type MeetingResult } from '../../../rules/meeting.ts';
import { winnersOf } from '../../../rules/sheet/checkSheet.ts';
import type { SheetDocument } from './document.ts';
import type { Facts } from './facts.ts';
import { toRulesSheet } from './toRulesSheet.ts';

/** The score of a meeting out of its sheet. */
export const scoreOf = (document: SheetDocument, facts: Facts): MeetingResult => {
  const sheet = toRulesSheet(document, facts);
  return toMeetingResult(winnersOf(sheet), sheet, sheet.forfeit);
};
