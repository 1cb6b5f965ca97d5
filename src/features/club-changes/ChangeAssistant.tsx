import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { dayOf } from '../../lib/dates.ts';
import { isObject, toText } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { useKnownSeasons } from '../useSeasons.ts';
import type { Player } from './player.ts';
import { PlayerField } from './PlayerField.tsx';
import { readMutationTable, type MutationTable } from './readMutationTable.ts';
import { toChange, type Change } from './toChange.ts';
import { ChangeCost, ChangeProofs, Verdict } from './Verdict.tsx';

/** The resources that a change of club may be asked for in. */
type Asked = 'mutations' | 'transferts';

const EMPTY: MutationTable = { lines: [], motives: [] };

/** Finds the procedure of a player who wants to change clubs, says why, and fills in the form around it. */
export const ChangeAssistant = ({ asked }: { readonly asked: Asked }) => {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const seasons = useKnownSeasons();
  const { state } = useLocation();
  const { setValue, getValues } = useFormContext();
  const [now] = useState(() => new Date());
  const [initial] = useState(() => toNumberIn(state) ?? toText(getValues('licenceNumber')) ?? '');
  const [player, setPlayer] = useState<Player | null | undefined>(undefined);
  const [code, setCode] = useState('');
  const [proListed, setProListed] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['mutation table'],
    queryFn: ({ signal }) => readMutationTable(provider, signal),
  });
  if (!club) return null;
  const { motives } = data ?? EMPTY;
  const motive = motives.find((one) => one.code === code) ?? null;
  const change =
    data && player !== undefined
      ? toChange(player, { motive: motive?.code ?? null, proListed }, data, seasons, now, dayOf(now))
      : null;
  const fill = (): void => {
    if (!change || !player) return;
    const isExceptional = change.type === 'exceptional';
    const values: Readonly<Record<string, unknown>> = {
      licenceNumber: player.identifier,
      welcomeClub: club,
      season: change.season,
      ...(change.type === null
        ? {}
        : { type: change.type, motive: isExceptional ? motive : null, proListed }),
    };
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setFilled(true);
  };
  return (
    <SectionCard title={translate('clubChanges.title')}>
      <Stack sx={{ gap: 2 }}>
        <PlayerField
          club={club['@id']}
          initial={initial}
          value={player ?? null}
          onChange={(found) => {
            setPlayer(found);
            setFilled(false);
          }}
        />
        {asked === 'mutations' && (
          <>
            <TextField
              select
              label={translate('clubChanges.motive')}
              value={motive ? code : ''}
              onChange={({ target }) => {
                setCode(target.value);
                setFilled(false);
              }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate('clubChanges.noMotive')}</MenuItem>
              {motives.map((one) => (
                <MenuItem key={one.code} value={one.code}>
                  {one.name}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={<Checkbox checked={proListed} onChange={(_event, isOn) => setProListed(isOn)} />}
              label={translate('clubChanges.proListed')}
            />
          </>
        )}
        <QueryFailure message="clubChanges.tableFailed" error={error} refetch={refetch} />
        <Stack role="status" sx={{ gap: 2 }}>
          {player && (
            <Typography>
              {translate('clubChanges.found', {
                name: player.name,
                points: toFigure(Math.floor(player.points)),
                club: player.clubName,
              })}
            </Typography>
          )}
          {change && <Verdict procedure={change.procedure} />}
          {isFilled && <Alert severity="success">{translate('clubChanges.filled')}</Alert>}
        </Stack>
        {change && player && change.type !== null && (
          <>
            <ChangeCost player={player} change={change} />
            <ChangeProofs motive={change.type === 'exceptional' ? (motive?.code ?? null) : null} />
          </>
        )}
        {change && <NextStep asked={asked} change={change} player={player ?? null} onFill={fill} />}
      </Stack>
    </SectionCard>
  );
};

/** A number that came with the navigation from the other form. */
const toNumberIn = (state: unknown): string | null => (isObject(state) ? toText(state.licenceNumber) : null);

interface NextStepProps {
  readonly asked: Asked;
  readonly change: Change;
  readonly player: Player | null;
  readonly onFill: () => void;
}

const NextStep = ({ asked, change: { procedure, type }, player, onFill }: NextStepProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const needed = procedure.kind === 'transfer' ? 'transferts' : type === null ? null : 'mutations';
  if (procedure.kind === 'licence' || procedure.kind === 'own')
    return (
      <Button
        component={LinkBase}
        to={createPath({ resource: 'licences', type: 'create' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('registration.take')}
      </Button>
    );
  if (needed === null) return null;
  if (needed !== asked)
    return (
      <Button
        component={LinkBase}
        to={createPath({ resource: needed, type: 'create' })}
        state={{ licenceNumber: player?.identifier }}
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate(needed === 'transferts' ? 'clubChanges.toTransfer' : 'clubChanges.toMutation')}
      </Button>
    );
  return (
    <>
      <Typography variant="body2">{translate('clubChanges.afterwards')}</Typography>
      <Button
        variant="outlined"
        disabled={procedure.kind === 'needsMotive'}
        onClick={onFill}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('clubChanges.fill')}
      </Button>
    </>
  );
};
