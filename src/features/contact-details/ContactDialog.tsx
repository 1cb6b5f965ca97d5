import type { BranchOf, Catalogue } from '../../i18n/MessageKey.ts';
import { use, useMemo, type ComponentType } from 'react';
import { RecordContextProvider, ResourceContextProvider, useNavigate, type RaRecord } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { toIri } from '../../lib/iri.ts';
import { ViewDialog } from '../../views/dialogs/ViewDialog.tsx';
import { permissionsWithin } from '../../schema/permissionsOf.ts';
import { InheritedPermissions } from '../../views/page/InheritedPermissions.ts';
import { PlaceContext } from '../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../views/page/ResourceConfig.ts';
import type { SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import type { SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { ScopeContext } from '../../views/page/ScopeContext.tsx';

/** A kind of record that names its holder, with its forms. */
export interface ContactKind {
  readonly resource: BranchOf<Catalogue['contactDetails']>;
  readonly config: ResourceConfig;
  readonly Create: ComponentType<SchemaCreateProps>;
  readonly Edit: ComponentType<SchemaEditProps>;
}

interface ContactDialogProps {
  readonly kind: ContactKind;
  /** The relation to the holder, which is not in the form. */
  readonly tie: string;
  readonly holder: RaRecord;
  /** Address of the page behind it. */
  readonly back: string;
}

/** The form that the address names, over the page of the holder: of a new record, or of one of its records. */
export const ContactDialog = ({
  kind: { resource, config, Create, Edit },
  tie,
  holder,
  back,
}: ContactDialogProps) => {
  const navigate = useNavigate();
  const scope = use(ScopeContext);
  const path = useDirectory().byName(resource)?.path ?? '';
  const { inner = '' } = use(PlaceContext);
  const [, key = ''] = inner.split('/');
  const tied = useMemo(() => ({ ...config, list: { ...config.list, scope: [tie] } }), [config, tie]);
  const isOpen = inner.startsWith(`${resource}/`) && (key === 'create' || /^\d{1,15}$/.test(key));
  if (!isOpen) return null;
  const form = { config: tied, onSaved: () => navigate(back) };
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={undefined}>
        <ScopeContext value={{ ...scope, [tie]: { ...holder, '@id': String(holder.id) } }}>
          <PlaceContext value={{ back, draft: String(holder.id) }}>
            <InheritedPermissions value={permissionsWithin(holder)}>
              <ViewDialog>
                {key === 'create' ? <Create {...form} /> : <Edit {...form} single={toIri(path, key)} />}
              </ViewDialog>
            </InheritedPermissions>
          </PlaceContext>
        </ScopeContext>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
