import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { use, useMemo, useState, type ReactNode } from 'react';
import { ListBase, useGetResourceLabel, useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { statistics } from '../../resources/statistics.ts';
import type { Season } from '../../rules/season.ts';
import { FigureSection } from '../../views/figures/FigureSection.tsx';
import type { Theme } from '../../views/figures/Theme.ts';
import { ExportButton } from '../../views/list/ListActions.tsx';
import { ListStatus } from '../../views/list/ListStatus.tsx';
import { DescriptionFailure } from '../../views/page/DescriptionFailure.tsx';
import { Failure } from '../../views/page/Failure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import type { ResourceConfig } from '../../views/page/ResourceConfig.ts';
import { toFilter, useScope } from '../../views/page/ScopeContext.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { ScopedList } from '../ScopedList.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { SeasonsChoice } from './SeasonsChoice.tsx';
import { splitKeys, toShares, toThemes, TERRITORIES, type Territory } from './toThemes.ts';
import { useSeasons, WorkingSeasonContext } from '../useSeasons.ts';

const RESOURCE = 'statistics';
/** Most rows a read model answers. */
const MOST = 1000;

/** The figures of the address, theme by theme, each as a chart and as a table, compared over seasons. */
export const StatisticsPage = () => (
  <ScopedList config={statistics}>{(config) => <Figures config={config} />}</ScopedList>
);

const Figures = ({ config }: { readonly config: ResourceConfig }) => {
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const scope = toFilter(useScope(config.list?.scope));
  const { seasons, chosen, choose } = useChosenSeasons();
  const description = useDescription(RESOURCE, 'list');
  const title = label(RESOURCE, 2);
  if (description.status === 'loading' || description.status === 'failed')
    return (
      <>
        <ViewHeader title={title} parents={[]} />
        {description.status === 'loading' ? (
          <Loading />
        ) : (
          <DescriptionFailure state={description} refused={<Failure message={translate('list.denied')} />} />
        )}
      </>
    );
  return (
    <ListBase
      resource={RESOURCE}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={MOST}
      filter={{ ...scope, ...config.list?.filter, season: chosen.map((season) => season['@id']) }}
      storeKey={false}
      disableSyncWithLocation
      exporter={false}
      queryOptions={{ onError: shownOnPage }}
    >
      <ViewHeader
        title={title}
        parents={[]}
        actions={<ExportButton config={config} description={description.description} />}
      />
      <Stack sx={{ gap: 2 }}>
        <Themes
          chosen={chosen}
          kind={String(config.list?.filter?.kind)}
          choice={<SeasonsChoice seasons={seasons} chosen={chosen} onChoose={choose} />}
        />
      </Stack>
    </ListBase>
  );
};

/** The page shows the failure itself. */
const shownOnPage = (): void => undefined;

interface ThemesProps {
  readonly chosen: readonly Season[];
  /** `club`, `all`, `events` or `person`. */
  readonly kind: string;
  readonly choice: ReactNode;
}

const Themes = ({ chosen, kind, choice }: ThemesProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<Shown>('shares');
  const { data, error, isPending } = useListContext();
  const hasTerritories = kind === 'all';
  const isShares = hasTerritories && shown === 'shares';
  const newest = chosen[0]?.name ?? '';
  const themes: readonly Theme[] = useMemo(
    () =>
      isShares
        ? toShares(data ?? [], newest, (territory) => translate(`figures.territories.${territory}`))
        : toThemes(
            data ?? [],
            chosen.map(({ name }) => name),
            shown === 'shares' ? 'value' : shown,
          ),
    [isShares, data, newest, chosen, shown, translate],
  );
  const { keys, others } = useMemo(() => splitKeys(themes, data ?? []), [themes, data]);
  const isRead = !isPending && !error;
  return (
    <>
      <Stack direction={{ sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' }, flexWrap: 'wrap' }}>
        {choice}
        {hasTerritories && <TerritoryChoice shown={shown} onChoose={setShown} season={newest} />}
      </Stack>
      {isRead ? (
        <>
          {keys.length > 0 && <KeyFigures themes={keys} isEqual={isShares} />}
          {others.map((theme) => (
            <FigureSection key={theme.title} theme={theme} isEqual={isShares} />
          ))}
        </>
      ) : (
        <ListStatus />
      )}
      {isRead && themes.length === 0 && (
        <Typography role="status">
          {translate(`figures.none.${kind}`, { _: translate('figures.none.all') })}
        </Typography>
      )}
    </>
  );
};

/** The three side by side in one season, or one of them over the seasons. */
type Shown = 'shares' | Territory;

interface TerritoryChoiceProps {
  readonly shown: Shown;
  /** Name of the season in which the three are compared. */
  readonly season: string;
  readonly onChoose: (shown: Shown) => void;
}

const TerritoryChoice = ({ shown, season, onChoose }: TerritoryChoiceProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('figures.shown')}
      value={shown}
      onChange={(_event, next: Shown | null) => next && onChoose(next)}
      sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none' } }}
    >
      <ToggleButton value="shares">{translate('figures.shares', { season })}</ToggleButton>
      {TERRITORIES.map((territory) => (
        <ToggleButton key={territory} value={territory}>
          {translate(`figures.territories.${territory}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const COMPARED = 5;

const PARAMETER = 'seasons';

/** The seasons that figures are compared over, kept in the address: the five up to the working one at first. */
const useChosenSeasons = () => {
  const { seasons, current } = useSeasons();
  const { season } = use(WorkingSeasonContext);
  const [search, setSearch] = useSearchParams();
  const parameter = search.get(PARAMETER) ?? '';
  const newest = season ?? current;
  const chosen = useMemo(() => {
    const named = new Set(parameter.split('-').map(Number));
    const kept = seasons.filter(({ id }) => named.has(id));
    if (kept.length > 0) return kept;
    return seasons.filter(({ startDate }) => !newest || startDate <= newest.startDate).slice(0, COMPARED);
  }, [seasons, parameter, newest]);
  return {
    /** All that there are, newest first. */
    seasons,
    /** Those that are compared, newest first; never none while there are any. */
    chosen,
    choose: (ids: readonly number[]): void =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          if (ids.length > 0) next.set(PARAMETER, ids.join('-'));
          else next.delete(PARAMETER);
          return next;
        },
        { replace: true },
      ),
  };
};
