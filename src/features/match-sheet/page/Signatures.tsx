import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { SIDES, statusOf } from '../document/document.ts';
import type { Sheet } from '../document/Sheet.ts';
import { playerNameOf } from '../print/namesIn.ts';
import { toMinute } from '../document/toMinute.ts';
import { useSheetState } from '../sync/useSheet.ts';

/** The state of the sheet, and which side has confirmed it, when and by whom. */
export const Signatures = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { document, signatures } = useSheetState(sheet);
  const { facts } = sheet;
  const nameOf = (person: string | null): string => {
    const signer = facts.players.find((player) => player.person === person);
    return signer ? playerNameOf(signer) : '';
  };
  return (
    <Box component="ul" aria-label={translate('sheet.signatures')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <li>{translate('sheet.state', { state: translate(`sheet.states.${statusOf(document)}`) })}</li>
      {signatures &&
        SIDES.map((side) => {
          const signed = signatures[side];
          const values = {
            team: facts[side].name,
            date: toMinute(signed?.date),
            person: nameOf(signed?.person ?? null),
          };
          const key = signed === null ? 'none' : values.person === '' ? 'signed' : 'signedBy';
          return <li key={side}>{translate(`sheet.signed.${key}`, values)}</li>;
        })}
    </Box>
  );
};
