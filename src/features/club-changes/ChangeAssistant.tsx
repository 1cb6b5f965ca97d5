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
import { LinkBase, useCanAccess, useCreatePath, useDataProvider, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { dayOf } from '../../lib/dates.ts';
import { isObject, toText } from '../../schema/read.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { useKnownSeasons } from '../useSeasons.ts';
import type { Player } from './player.ts';
import { PlayerField } from './PlayerField.tsx';
import { readMutationTable, type Motive } from './readMutationTable.ts';
import { toChange, type Change } from './toChange.ts';
import { ChangeCost, ChangeProofs, Verdict } from './Verdict.tsx';

/** The resources of requests for a change of club. */
type ChangeKind = 'mutations' | 'transferts';

/** Finds the procedure of a player who wants to change clubs, says why, and fills in the form around it. */
export const ChangeAssistant = ({ kind }: { readonly kind: ChangeKind }) => {
  const translate = useTranslate();
  const { club } = useScope(['club']);
  const { state } = useLocation();
  const { setValue, getValues } = useFormContext();
  const [initial] = useState(() => toNumberIn(state) ?? toText(getValues('licenceNumber')) ?? '');
  const [player, setPlayer] = useState<Player | null | undefined>(undefined);
  const [situation, setSituation] = useState<ChosenSituation>({ motive: null, proListed: false });
  const [isFilled, setFilled] = useState(false);
  const { motives, change, failure } = useChange(player, situation);
  if (!club) return null;
  const motive = change?.type === 'exceptional' ? situation.motive : null;
  const fill = (): void => {
    if (!change || !player) return;
    const values: Readonly<Record<string, unknown>> = {
      licenceNumber: player.identifier,
      welcomeClub: club,
      season: change.season,
      ...(change.type === null ? {} : { type: change.type, motive, proListed: situation.proListed }),
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
        {kind === 'mutations' && (
          <SituationFields
            motives={motives}
            value={situation}
            onChange={(chosen) => {
              setSituation(chosen);
              setFilled(false);
            }}
          />
        )}
        {failure}
        <Stack role="status" sx={{ gap: 2 }}>
          {player && (
            <Typography>
              {translate('clubChanges.found', {
                name: player.name,
                points: toFigure(Math.floor(player.points)),
                smart_count: Math.floor(player.points),
                club: player.clubName,
              })}
            </Typography>
          )}
          {change && <Verdict procedure={change.procedure} />}
          {isFilled && (
            <Alert severity="success" role="none">
              {translate('clubChanges.filled')}
            </Alert>
          )}
        </Stack>
        {change && player && change.type !== null && (
          <>
            <ChangeCost player={player} change={change} />
            <ChangeProofs motive={motive?.code ?? null} />
          </>
        )}
        {change && <NextStep kind={kind} change={change} player={player ?? null} onFill={fill} />}
      </Stack>
    </SectionCard>
  );
};

interface ChosenSituation {
  readonly motive: Motive | null;
  readonly proListed: boolean;
}

/** The change that a player may make today, with the motives to choose from; none until the table is read. */
const useChange = (player: Player | null | undefined, { motive, proListed }: ChosenSituation) => {
  const provider = useDataProvider<AppDataProvider>();
  const seasons = useKnownSeasons();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery({
    queryKey: ['mutation table'],
    queryFn: ({ signal }) => readMutationTable(provider, signal),
  });
  const situation = { motive: motive?.code ?? null, proListed };
  const isKnown = data && player !== undefined;
  return {
    motives: data?.motives ?? [],
    change: isKnown ? toChange(player, situation, data, seasons, now, dayOf(now)) : null,
    failure: <QueryFailure message="clubChanges.tableFailed" error={error} refetch={refetch} />,
  };
};

interface SituationFieldsProps {
  readonly motives: readonly Motive[];
  readonly value: ChosenSituation;
  readonly onChange: (situation: ChosenSituation) => void;
}

const SituationFields = ({ motives, value, onChange }: SituationFieldsProps) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        label={translate('clubChanges.motive')}
        value={value.motive?.code ?? ''}
        onChange={({ target }) =>
          onChange({ ...value, motive: motives.find(({ code }) => code === target.value) ?? null })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('clubChanges.noMotive')}</MenuItem>
        {motives.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={value.proListed}
            onChange={(_event, proListed) => onChange({ ...value, proListed })}
          />
        }
        label={translate('clubChanges.proListed')}
      />
    </>
  );
};

/** A number that came with the navigation from the other form. */
const toNumberIn = (state: unknown): string | null => (isObject(state) ? toText(state.licenceNumber) : null);

interface NextStepProps {
  readonly kind: ChangeKind;
  readonly change: Change;
  readonly player: Player | null;
  readonly onFill: () => void;
}

const NextStep = ({ kind, change: { procedure, type }, player, onFill }: NextStepProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isLicence = procedure.kind === 'licence' || procedure.kind === 'own';
  const needed = procedure.kind === 'transfer' ? 'transferts' : type === null ? null : 'mutations';
  const { canAccess } = useCanAccess({
    resource: isLicence ? 'licences' : (needed ?? kind),
    action: 'create',
  });
  if (!canAccess) return null;
  if (isLicence)
    return (
      <Button component={LinkBase} to={createPath({ resource: 'licences', type: 'create' })} sx={START}>
        {translate('registration.take')}
      </Button>
    );
  if (needed === null) return null;
  if (needed !== kind)
    return (
      <Button
        component={LinkBase}
        to={createPath({ resource: needed, type: 'create' })}
        state={{ licenceNumber: player?.identifier }}
        variant="contained"
        sx={START}
      >
        {translate(needed === 'transferts' ? 'clubChanges.toTransfer' : 'clubChanges.toMutation')}
      </Button>
    );
  return (
    <>
      <Typography variant="body2">{translate('clubChanges.afterwards')}</Typography>
      <RefusedButton
        variant="outlined"
        reason={
          procedure.kind === 'needsMotive' ? translate('clubChanges.verdicts.needsMotive.title') : undefined
        }
        onClick={onFill}
        sx={START}
      >
        {translate('clubChanges.fill')}
      </RefusedButton>
    </>
  );
};

const START = { alignSelf: 'flex-start' } as const;
