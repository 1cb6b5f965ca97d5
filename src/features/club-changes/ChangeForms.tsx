import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { OF_CLUB, useCanCreate } from '../../views/form/useCanCreate.ts';
import { RelatedActionButton } from '../../views/page/RelatedActionButton.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { ChangeAssistant } from './ChangeAssistant.tsx';

interface ChangeCreateProps extends SchemaCreateProps {
  readonly kind: 'mutations' | 'transferts';
}

/** The form of a change of club under the assistant that finds the procedure and fills it in. */
const ChangeCreate = ({ kind, ...props }: ChangeCreateProps) => (
  <SchemaCreate {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        above={!form.disabled && <ChangeAssistant kind={kind} />}
      />
    )}
  </SchemaCreate>
);

/** Request for a mutation, once it is clear that the player needs one. */
export const MutationCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} kind="mutations" />;

/** Request for a transfer, once it is clear that the player needs no mutation. */
export const TransferCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} kind="transferts" />;

/** A mutation or a transfer, with the reminder to license an arrived player. */
export const ClubChangeEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => <SectionsWith {...form} config={props.config} above={<NotLicensedYet />} />}
  </SchemaEdit>
);

/** Reminds the welcome club that an arrived player has no licence yet: an acceptance gives none. */
const NotLicensedYet = () => {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const record = useRecordContext();
  const { club } = useScope(['club']);
  const criteria = {
    person: iriOf(record?.person),
    season: iriOf(record?.season),
    club: club?.['@id'] ?? null,
  };
  const isArrival = criteria.club !== null && iriOf(record?.welcomeClub) === criteria.club;
  const isWanted = isArrival && criteria.person !== null && Boolean(record?.decisionDate);
  const { data } = useQuery({
    queryKey: ['not licensed yet', criteria, record?.decisionDate],
    queryFn: () => isUnlicensed(provider, criteria),
    enabled: isWanted,
  });
  const mayTake = useCanCreate(OF_CLUB, TAKE.resource, isWanted);
  if (!data) return null;
  return (
    <Alert
      severity="warning"
      action={
        mayTake &&
        criteria.person && <RelatedActionButton action={TAKE} from="persons" ids={[criteria.person]} />
      }
    >
      {translate('clubChanges.notLicensed')}
    </Alert>
  );
};

const TAKE = { resource: 'licences', label: 'registration.take' } as const;

interface LicenceCriteria {
  /** IRIs. */
  readonly person: string | null;
  readonly season: string | null;
  readonly club: string | null;
}

/** Whether a person of the club has no licence there in the season; false where that may not be read. */
const isUnlicensed = async (
  provider: AppDataProvider,
  { person, season, club }: LicenceCriteria,
): Promise<boolean> => {
  try {
    const [people, licences] = await Promise.all([
      provider.queryAll(
        query('arrived', '/people').select('familyName').where('id', idOf(person)).where('club', club),
      ),
      provider.queryAll(
        query('arrived licence', '/licences')
          .select('identifier')
          .where('person', person)
          .where('season', season)
          .where('club', club),
      ),
    ]);
    return people.data.length > 0 && licences.data.length === 0;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
};
