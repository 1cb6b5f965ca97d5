import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { idOf, iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FormContent } from '../../views/form/FormSections.tsx';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { WorkingSeasonContext } from '../useSeasons.ts';

/** A player is entered for a round by a licence of the season of that round. */
export const TourRegistrationCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{(form) => <Sections {...form} config={props.config} />}</SchemaCreate>
);

type SectionsProps = Parameters<FormContent>[0] & Pick<SchemaCreateProps, 'config'>;

const Sections = ({ config, ...form }: SectionsProps) => {
  const hints = use(FieldHintsContext);
  const { season: working } = use(WorkingSeasonContext);
  const season = useSeasonOfTour() ?? working?.['@id'];
  const seasonHints = useMemo(
    () => ({ ...hints, licence: { options: season ? { where: { season } } : {} } }),
    [hints, season],
  );
  return (
    <FieldHintsContext value={seasonHints}>
      <SectionsWith {...form} config={config} />
    </FieldHintsContext>
  );
};

/** Season (IRI) of the round in the form. */
const useSeasonOfTour = (): string | null => {
  const provider = useDataProvider<AppDataProvider>();
  const tour = iriOf(useWatch({ name: 'tour' }));
  const { data } = useQuery({
    queryKey: ['tours', 'season', tour],
    queryFn: async ({ signal }) => {
      const tourQuery = query('season of tour', '/tours')
        .select('division.contest.season.id')
        .where('id', idOf(tour));
      const { data: found } = await provider.query(tourQuery.withoutTotal(), { signal });
      return iriOf(valueAt(found[0], 'division.contest.season'));
    },
    enabled: tour !== null,
  });
  return data ?? null;
};
