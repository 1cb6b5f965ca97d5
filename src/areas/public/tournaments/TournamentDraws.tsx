import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tournamentPageTexts } from './detail.texts.ts';
import { toIri } from '../../../lib/iri.ts';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Draw } from '../draw/Draw.tsx';
import { fromBrackets } from '../draw/fromBrackets.ts';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';

const { detail: texts } = tournamentPageTexts;

/** The knockouts of a tournament, table by table (`event=A`); of the tables that are not drawn yet it is said. */
export const TournamentDraws = ({ id }: { readonly id: number }) => {
  const [params, change] = useAddress();
  const reading = useRead(['draws', id], async ({ get }) =>
    toEvents(await get(`${toIri('/tournament_requests', id)}/consultation`)),
  );
  const turnTo = (event: string): void =>
    change({ draw: null, player: null, event }, { preventScrollReset: true });
  return (
    <ReadGate reading={reading} isEmpty={(events) => events.length === 0}>
      {(events) => {
        const event =
          events.find(({ code }) => code === params.get('event')) ??
          events.find(({ brackets }) => brackets.length > 0) ??
          events[0];
        return (
          event && (
            <>
              <Box sx={{ maxWidth: 360, mb: 1.5, displayPrint: 'none' }}>
                <NativeSelect
                  label={texts.event}
                  options={events.map(toOption)}
                  value={event.code}
                  onChange={turnTo}
                  fullWidth
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
                <Draw key={event.code} brackets={event.brackets} />
              )}
            </>
          )
        );
      }}
    </ReadGate>
  );
};

const toEvents = (body: unknown) =>
  toList(toMap(body).events)
    .filter(isObject)
    .map(({ code, name, brackets }, index) => ({
      code: toText(code) ?? toText(name) ?? String(index + 1),
      name: toText(name),
      brackets: fromBrackets(brackets),
    }));

const toOption = ({ code, name, brackets }: ReturnType<typeof toEvents>[number]) => ({
  value: code,
  label: [code, name, brackets.length === 0 && texts.notDrawn].filter(Boolean).join(' · '),
});
