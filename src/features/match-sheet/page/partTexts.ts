import type { OpenMessageKey } from '../../../i18n/MessageKey.ts';
import { typography } from '../../../i18n/typography.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { toPoints } from '../../../rules/sets.ts';
import { isObject, toText } from '../../../schema/read.ts';
import {
  fieldOf,
  toCard,
  toSeat,
  toTypedGame,
  typedNumberIn,
  type PartKey,
  type SheetDocument,
} from '../document/document.ts';
import type { Facts, Referee } from '../document/facts.ts';
import type { WireGame } from '../sync/wire.ts';
import { labelOfGame, nameOfCard, playerNameOf, playerWith } from '../document/players.ts';

/** The French name of a state of a meeting; the state itself where there is none. */
export const useStateText = (): ((state: unknown) => string) => {
  const translate = useTranslate();
  return (state) => translate(`sheet.states.${String(state)}`, { _: String(state) });
};

/** French name and content of a part of a sheet. */
export const usePartText = (facts: Facts, referees: readonly Referee[]) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const nameOf = (key: PartKey): string => {
    const [kind = '', first = '', letter = ''] = key.split('/');
    if (kind === 'match')
      return first === 'status'
        ? translate('sheet.part.status')
        : translate(`sheet.fields.${first}`, { _: first });
    if (kind === 'card') return `${translate('sheet.part.card')} : ${nameOfCard(key, facts)}`;
    const planned = plannedGames(facts.format).find(({ position }) => key === `game/${position}`);
    const name = translate(`sheet.part.${kind}`, { letter, game: first, _: kind });
    return planned ? `${name} (${labelOfGame(planned)})` : name;
  };
  const gameTextOf = ({ sets, forfeit, winner }: WireGame): string => {
    if (forfeit) return translate(`sheet.forfeitOf.${winner === 'home' ? 'away' : 'home'}`);
    const played = sets.map(toPoints).join(' · ');
    return winner ? `${played} – ${translate('sheet.winner', { name: facts[winner].name })}` : played;
  };
  /** A part as the wire writes it. */
  const textOf = (key: PartKey, part: unknown): string => {
    if (part === null || part === undefined || part === '') return translate('sheet.nothing');
    if (key.startsWith('game/') && isObject(part)) return gameTextOf(part as unknown as WireGame);
    if (key.startsWith('seat/')) {
      const { player, pair } = toSeat(part);
      const found = playerWith(facts, player);
      const name = found ? playerNameOf(found) : (player ?? translate('sheet.nothing'));
      return pair === null ? name : `${name}, ${translate('sheet.pairNumber', { number: pair })}`;
    }
    if (key.startsWith('card/')) return toCard(part)?.reason ?? '';
    if (key === 'match/forfeit')
      return translate(`sheet.teamForfeit.${toText(part)}`, {
        _: toText(part) ?? '',
        home: facts.home.name,
        away: facts.away.name,
      });
    if (key === 'match/status') return stateOf(part);
    const person = [...facts.players, ...referees].find((one) => one.person === part);
    return person ? playerNameOf(person) : (toText(part) ?? '');
  };
  /** Unfinished input of a part. */
  const typedOf = (key: PartKey, { entries }: SheetDocument): string => {
    const value = entries[key]?.value;
    if (!key.startsWith('game/')) return textOf(key, value);
    const typed = toTypedGame(value).texts.filter((text) => text !== '');
    return translate('sheet.unfinished', { text: typed.join(' · ') });
  };
  /** Why a part is not sent: what the server said, or what is unfinished. */
  const whyOf = (key: PartKey, document: SheetDocument): string => {
    const refusals = document.entries[key]?.refusals ?? [];
    const number = typedNumberIn(fieldOf(document, 'referee')) ?? '';
    const messages = refusals.map((refusal) => translate(refusal as OpenMessageKey, { _: refusal, number }));
    if (messages.length > 0) return messages.map(typography).join(' ');
    if (key === 'match/endTime' || key === 'match/startTime') return translate('sheetFaults.endBeforeStart');
    return typedOf(key, document);
  };
  return { nameOf, textOf, typedOf, whyOf };
};
