import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import type { Transport } from '../../../http/createTransport.ts';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { toIri } from '../../../lib/iri.ts';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';
import type { Bracket } from '../draw/bracket.ts';
import { Draw } from '../draw/Draw.tsx';
import { fromBrackets } from '../draw/fromBrackets.ts';
import { useDrawChoice } from '../draw/useDrawChoice.ts';
import { Picker } from '../Picker.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';

interface TournamentDrawsProps {
  readonly id: number;
  readonly transport: Transport;
}

const { detail: texts } = tournamentTexts;

/** The knockouts of a tournament, table by table (`event=A`); of the tables that are not drawn yet it is said. */
export const TournamentDraws = ({ id, transport }: TournamentDrawsProps) => {
  const [asked, setAsked] = useSearchParams();
  const draw = useDrawChoice();
  const reading = useRead(`draws ${id}`, async (signal) => {
    const { body } = await transport.request(`${toIri('/tournament_requests', id)}/consultation`, { signal });
    return toEvents(body);
  });
  const turnTo = (code: string | null): void => {
    const after = new URLSearchParams(asked);
    for (const name of ['event', 'draw', 'player']) after.delete(name);
    if (code !== null) after.set('event', code);
    setAsked(after, { preventScrollReset: true });
  };
  return (
    <ReadGate reading={reading} isEmpty={(events) => events.length === 0}>
      {(events) => {
        const event =
          events.find(({ code }) => code === asked.get('event')) ??
          events.find(({ brackets }) => brackets.length > 0) ??
          events[0];
        return (
          event && (
            <>
              <Box sx={{ maxWidth: 360, mb: 1.5, displayPrint: 'none' }}>
                <Picker
                  label={texts.event}
                  options={events.map(toOption)}
                  value={event.code}
                  onPick={turnTo}
                />
              </Box>
              <Typography sx={{ display: 'none', displayPrint: 'block', breakAfter: 'avoid' }}>
                {toOption(event).label}
              </Typography>
              {event.brackets.length === 0 ? (
                <Typography role="status" sx={{ mt: 2 }}>
                  {texts.notDrawn}
                </Typography>
              ) : (
                <Draw key={event.code} brackets={event.brackets} {...draw} />
              )}
            </>
          )
        );
      }}
    </ReadGate>
  );
};

interface DrawnEvent {
  readonly code: string;
  readonly name: string | null;
  readonly brackets: readonly Bracket[];
}

const toEvents = (body: unknown): readonly DrawnEvent[] =>
  toList(toMap(body).events)
    .filter(isObject)
    .map(({ code, name, brackets }, index) => ({
      code: toText(code) ?? toText(name) ?? String(index + 1),
      name: toText(name),
      brackets: fromBrackets(brackets),
    }));

const toOption = ({ code, name, brackets }: DrawnEvent) => ({
  value: code,
  label: [code, name, brackets.length === 0 ? texts.notDrawn : null]
    .filter((part) => part !== null)
    .join(' - '),
});
