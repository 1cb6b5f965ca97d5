import type { AlertColor } from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fromDateInput } from '../../lib/dates.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { toText, type Json } from '../../schema/read.ts';
import { pathsIn } from '../clubsHere.ts';
import { toGroups, toPresetMatrix, type Matrix } from './entry.ts';
import { InviteForm } from './InviteForm.tsx';
import type { ClubRights } from './readEntries.ts';

export interface Notice {
  readonly text: string;
  readonly severity: AlertColor;
}

interface GiveDialogProps {
  readonly rights: ClubRights;
  readonly own: Matrix;
  /** IRI. */
  readonly club: string;
  readonly today: string;
  readonly onClose: () => void;
  /** Called with what became of it. */
  readonly onGiven: (notice: Notice) => void;
}

/** Gives a person of the club, or of those beneath, its first rights there, by a usual profile; who has no account is invited by mail. */
export const GiveDialog = ({ rights, own, club, today, onClose, onGiven }: GiveDialogProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const hints = useMemo(() => {
    // Of a league it is `club.league`, and in the federation anybody.
    const [path] = pathsIn(club, 'club');
    return { person: { options: { where: path === undefined ? {} : { [path]: club } } } };
  }, [club]);
  const accountOf = ({ person }: Json) =>
    rights.free.find((account) => account.person !== null && account.person === idOf(iriOf(person)));
  const presetOf = ({ preset }: Json) => rights.presets.find(({ iri }) => iri === iriOf(preset));
  const matrixOf = (values: Json): Matrix => {
    const code = presetOf(values)?.code;
    return code === undefined ? {} : toPresetMatrix(code, Object.keys(own), own);
  };
  const give = async (values: Json, key: string): Promise<void> => {
    const { person, email, preset = null, endDate = null } = values;
    const account = accountOf(values);
    const whom = account ? { account: account.iri } : { person, email: toText(email)?.trim(), key };
    const from = { startDate: fromDateInput(today), endDate };
    const { data } = await provider.create('permissions', {
      data: { ...whom, club, preset, ...from, matrix: matrixOf(values) },
    });
    const { invitation, email: address } = data as Json;
    const name = account?.name ?? toText(address) ?? '';
    if (invitation === 'bounced')
      onGiven({ text: translate('rights.invitation.bounced', { email: address }), severity: 'warning' });
    else if (invitation === 'sent')
      onGiven({ text: translate('rights.give.sent', { email: address }), severity: 'success' });
    else onGiven({ text: translate('rights.give.known', { name }), severity: 'success' });
  };
  return (
    <InviteForm
      title={translate('rights.give.open')}
      submit={translate('rights.give.submit')}
      names={['person', 'email', 'preset', 'endDate']}
      required={['person', 'preset']}
      place="permissions give"
      hints={hints}
      onClose={onClose}
      send={give}
    >
      <Consequence accountOf={accountOf} presetOf={presetOf} matrixOf={matrixOf} />
    </InviteForm>
  );
};

interface ConsequenceProps {
  readonly accountOf: (values: Json) => { readonly name: string } | undefined;
  readonly presetOf: (values: Json) => { readonly code: string } | undefined;
  readonly matrixOf: (values: Json) => Matrix;
}

/** Effect of the chosen person and profile. */
const Consequence = ({ accountOf, presetOf, matrixOf }: ConsequenceProps) => {
  const translate = useTranslate();
  const [person, preset]: readonly unknown[] = useWatch({ name: ['person', 'preset'] });
  const account = accountOf({ person });
  const code = presetOf({ preset })?.code;
  return (
    <>
      <Typography role="status">
        {account
          ? translate('rights.give.hasAccount', { name: account.name })
          : translate('rights.give.intro')}
      </Typography>
      {code !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('rights.give.profile', {
            profile: translate(`rights.profiles.${code}`, { _: code }),
            groups: given(matrixOf({ preset }))
              .map((group) => translate(`rights.groups.${group}`, { _: group }))
              .join(', '),
          })}
        </Typography>
      )}
    </>
  );
};

/** The modules in which a matrix gives anything. */
const given = (matrix: Matrix): readonly string[] =>
  toGroups(Object.keys(matrix).filter((action) => (matrix[action] ?? 0) > 0)).map(([group]) => group);
