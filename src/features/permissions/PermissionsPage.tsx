import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useCallback } from 'react';
import { useDataProvider, useGetResourceLabel } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { rightsTexts } from '../../i18n/rights.ts';
import { dayOf } from '../../lib/dates.ts';
import { idOf } from '../../lib/iri.ts';
import { useUser } from '../../session/SessionContext.tsx';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { BatchProgress } from '../../views/bulk/BatchProgress.tsx';
import { RunGuard } from '../../views/bulk/RunGuard.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { isObject, toMap, toNumber, toText } from '../../schema/read.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useKeptState } from '../useKeptState.ts';
import { type Matrix, addChange, type Change, type Changes, type Entry } from './entry.ts';
import { GiveDialog, type Notice } from './GiveDialog.tsx';
import { OldAccesses } from './OldAccesses.tsx';
import { readEntries, type ClubRights } from './readEntries.ts';
import { RightsList } from './RightsList.tsx';
import { LeaveGuard, Refused, SaveFooter } from './SaveFooter.tsx';
import { useSaving } from './useSaving.ts';

/** Rights of the club's accounts by module and action, with the accesses to review. */
export const PermissionsPage = () => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const provider = useDataProvider<AppDataProvider>();
  const { organization: club } = useScope(['organization']);
  const [today] = useState(() => dayOf(new Date()));
  const [isGiving, setGiving] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const iri = club?.['@id'] ?? '';
  const user = useUser();
  const username = user?.username ?? '';
  const account = user?.account ?? null;
  const matrix = user?.clubPermissions.find(({ node }) => node === idOf(iri))?.matrix;
  const own: Matrix = matrix === undefined || matrix === 'all' ? NONE : matrix;
  const { data, error, refetch } = useQuery({
    queryKey: ['permissions', 'matrix', iri, username],
    queryFn: ({ signal }) => readEntries(provider, { club: iri, username, account, today }, signal),
    enabled: iri !== '' && username !== '',
    // Rows must not move while they are being changed.
    refetchOnWindowFocus: false,
  });
  const reread = async (): Promise<readonly Entry[]> => (await refetch()).data?.entries ?? [];
  return (
    <>
      <ViewHeader
        title={label('permissions', 2)}
        parents={[]}
        actions={
          data &&
          (data.mayGive ? (
            <Button variant="contained" onClick={() => setGiving(true)}>
              {translate('rights.give.open')}
            </Button>
          ) : (
            <RefusedButton variant="contained" reason={translate('rights.give.denied')}>
              {translate('rights.give.open')}
            </RefusedButton>
          ))
        }
      />
      <Stack sx={{ gap: 2 }}>
        <QueryFailure message="rights.loadFailed" error={error} refetch={refetch} />
        {!data && !error && <Loading />}
        {/* A reading that fails later takes nothing away of what is being changed. */}
        {notice && (
          <Alert severity={notice.severity} role="status" onClose={() => setNotice(null)}>
            {notice.text}
          </Alert>
        )}
        {data && <Rights rights={data} own={own} today={today} reread={reread} />}
      </Stack>
      {data && isGiving && (
        <GiveDialog
          rights={data}
          own={own}
          club={iri}
          today={today}
          onClose={() => setGiving(false)}
          onGiven={(result) => {
            setGiving(false);
            setNotice(result);
            void refetch();
          }}
        />
      )}
    </>
  );
};

const NONE: Matrix = {};

interface RightsProps {
  readonly rights: ClubRights;
  readonly own: Matrix;
  readonly today: string;
  readonly reread: () => Promise<readonly Entry[]>;
}

const Rights = ({ rights: { entries, presets }, own, today, reread }: RightsProps) => {
  const translate = useTranslate();
  const { changes: kept, isResumed, change, drop } = useChanges();
  const saving = useSaving({ reread, onDone: drop });
  const actions = useMemo(
    () => inOrder([own, ...entries.map(({ matrix }) => matrix)].flatMap((matrix) => Object.keys(matrix))),
    [own, entries],
  );
  // What is stored by now, by a save whose answer was lost or by somebody else, is no change any more.
  const changed = entries.flatMap((entry) => {
    const left = addChange(entry, kept[entry.iri], {});
    return left ? [{ entry, change: left }] : [];
  });
  const changes = Object.fromEntries(changed.map(({ entry, change: left }) => [entry.iri, left]));
  return (
    <>
      {saving.running ? <RunGuard onLeave={saving.cancel} /> : <LeaveGuard isDirty={changed.length > 0} />}
      {isResumed && <Alert severity="info">{translate('rights.resumed')}</Alert>}
      <SectionCard title={null}>
        <RightsList
          entries={entries}
          changes={changes}
          presets={presets}
          actions={actions}
          own={own}
          today={today}
          locked={saving.running}
          onChange={change}
          onSent={() => void reread()}
        />
      </SectionCard>
      <OldAccesses entries={entries} today={today} saving={saving} />
      {/* Why a run has ended is among those that it refused. */}
      <BatchProgress batch={{ ...saving, stopped: null }} size={saving.size} />
      <Refused entries={entries} saving={saving} />
      <SaveFooter
        count={changed.length}
        running={saving.running}
        onDrop={() => drop()}
        onSave={() => void saving.run(changed)}
      />
    </>
  );
};

/** Each action once, in the order of the texts; unknown ones last. */
const inOrder = (actions: readonly string[]): readonly string[] => {
  const { actions: modules } = rightsTexts.rights;
  const described = Object.entries(modules).flatMap(([module, texts]) =>
    Object.keys(texts).map((name) => `${module}.${name}`),
  );
  const all = new Set(actions);
  return [
    ...described.filter((action) => all.has(action)),
    ...[...all].filter((action) => !described.includes(action)),
  ];
};

interface KeptChanges {
  readonly changes: Changes;
  /** They come from an earlier visit. */
  readonly isResumed: boolean;
  readonly change: (entry: Entry, change: Change) => void;
  /** Forgets the changes of these entries, or all. */
  readonly drop: (iris?: readonly string[]) => void;
}

/** Unsaved changes. */
const useChanges = (): KeptChanges => {
  const { value, isResumed, change: update, replace } = useKeptState('permissions', fromDraft);
  const change = useCallback(
    (entry: Entry, added: Change): void =>
      update((before) => {
        const { [entry.iri]: own, ...others } = before ?? UNCHANGED;
        const left = addChange(entry, own, added);
        return orNull(left ? { ...others, [entry.iri]: left } : others);
      }),
    [update],
  );
  const drop = useCallback(
    (iris?: readonly string[]): void =>
      replace((before) =>
        iris === undefined
          ? null
          : orNull(
              Object.fromEntries(Object.entries(before ?? UNCHANGED).filter(([iri]) => !iris.includes(iri))),
            ),
      ),
    [replace],
  );
  return { changes: value ?? UNCHANGED, isResumed, change, drop };
};

const UNCHANGED: Changes = {};

const orNull = (changes: Changes): Changes | null => (Object.keys(changes).length > 0 ? changes : null);

/** A draft may come from an older version of the application. */
const fromDraft = (values: unknown): Changes | null =>
  orNull(
    Object.fromEntries(
      Object.entries(toMap(values)).flatMap(([iri, raw]) => (isObject(raw) ? [[iri, toChange(raw)]] : [])),
    ),
  );

const toChange = (raw: Readonly<Record<string, unknown>>): Change => {
  const levels = Object.entries(toMap(raw.matrix)).flatMap(([action, level]) => {
    const number = toNumber(level);
    return number === null ? [] : [[action, number] as const];
  });
  return {
    ...(levels.length > 0 ? { matrix: Object.fromEntries(levels) } : {}),
    ...(typeof raw.startDate === 'string' ? { startDate: raw.startDate } : {}),
    ...(typeof raw.endDate === 'string' ? { endDate: raw.endDate } : {}),
    ...('preset' in raw ? { preset: toText(raw.preset) } : {}),
  };
};
