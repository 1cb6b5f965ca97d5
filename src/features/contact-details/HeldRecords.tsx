import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, type ComponentType } from 'react';
import { LinkBase, useCanAccess, useLocation, useTranslate, type RaRecord } from 'react-admin';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { errorSentence } from '../../http/errorSentence.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { Failure } from '../../views/page/Failure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { PlaceContext } from '../../views/page/PlaceContext.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { HeldDialog, type HeldKind } from './HeldDialog.tsx';
import { HeldList, type HeldLineProps } from './HeldList.tsx';
import { useHeld } from './useHeld.ts';

interface HeldRecordsProps {
  readonly kind: HeldKind & { readonly Line: ComponentType<HeldLineProps> };
  /** The relation that ties a record to its holder. */
  readonly tie: string;
  readonly holder: RaRecord;
}

/** What a person or a structure has besides the main ones, each opening in a dialog over its page. */
export const HeldRecords = (props: HeldRecordsProps) => {
  const { canAccess } = useCanAccess({ resource: props.kind.resource, action: 'list' });
  return canAccess ? <HeldCard {...props} /> : null;
};

const HeldCard = ({ kind, tie, holder }: HeldRecordsProps) => {
  const { resource, config, Line } = kind;
  const translate = useTranslate();
  const { search } = useLocation();
  const { address = '' } = use(PlaceContext);
  const { rows, description, mayAdd, isPending, error, retry } = useHeld(resource, tie, String(holder.id));
  const to = (key: string | number): string => `${address}/${resource}/${key}${search}`;
  const title = translate(`held.${resource}.title`);
  const failure = error ?? (description.status === 'failed' ? description.error : null);
  if (failure)
    return (
      <Failure
        message={translate('held.failed', { name: title })}
        detail={errorSentence(failure)}
        onRetry={retry}
      />
    );
  if (isPending || description.status !== 'ready') return <Loading />;
  const look = { startIcon: <AddIcon />, children: translate(`held.${resource}.create`) } as const;
  return (
    <SectionCard title={title}>
      {rows.length === 0 && (
        <Typography color="textSecondary">{translate(`held.${resource}.none`)}</Typography>
      )}
      <FieldHintsContext value={config.fields ?? {}}>
        <HeldList title={title} rows={rows} fields={description.description.fields} Line={Line} to={to} />
      </FieldHintsContext>
      {mayAdd && <Button {...look} component={LinkBase} to={to('create')} sx={{ mt: 1 }} />}
      {mayAdd === false && <RefusedButton {...look} reason={translate('form.noCreate')} />}
      <HeldDialog kind={kind} tie={tie} holder={holder} back={address + search} />
    </SectionCard>
  );
};
