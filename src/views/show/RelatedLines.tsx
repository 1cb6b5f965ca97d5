import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LinkBase, useCanAccess, useCreatePath, useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { iriOf } from '../../lib/iri.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';

interface RelatedLinesProps {
  /** A relation to many records. */
  readonly field: FieldDescription;
  readonly value: unknown;
  /** Fields of these records, the first of which names and orders them: `['season', 'type', 'state']`. */
  readonly names: readonly string[];
}

/** Related records in a line each, the last one first, with the fields that distinguish them; by name until these are read. */
export const RelatedLines = ({ field, value, names }: RelatedLinesProps) => {
  const definition = useDirectory().byPath(field.path ?? '');
  const createPath = useCreatePath();
  const resource = definition?.name ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const { fields, lines } = useLines({ field, value, names });
  const [first, ...others] = fields;
  return (
    <Box component="ul" sx={LIST}>
      {lines.map(({ iri, record }) => {
        const name =
          first && record ? (
            <FieldDisplay field={first} value={record[first.name]} />
          ) : (
            labelOf(record ?? iri, definition)
          );
        return (
          <Box component="li" key={iri}>
            {canAccess ? (
              <Link component={LinkBase} to={createPath({ resource, type: 'show', id: iri })}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            {record &&
              others.map((other) => (
                <span key={other.name}>
                  <FieldDisplay field={other} value={record[other.name]} />
                </span>
              ))}
          </Box>
        );
      })}
    </Box>
  );
};

interface Lines {
  /** Those of the named fields that are described. */
  readonly fields: readonly FieldDescription[];
  readonly lines: readonly { readonly iri: string; readonly record: RaRecord | undefined }[];
}

const useLines = ({ field, value, names }: RelatedLinesProps): Lines => {
  const provider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const directory = useDirectory();
  const collection = field.path ?? '';
  const iris = toList(value).flatMap((one) => iriOf(one) ?? []);
  const { data } = useQuery({
    queryKey: ['related', 'lines', collection, iris, names],
    queryFn: async ({ signal }) => {
      const described = await client.fetchQuery(
        descriptionQuery(provider, directory.byPath(collection)?.name ?? collection, 'list'),
      );
      const fields = names.flatMap((name) => fieldNamed(described.fields, name) ?? []);
      const { data: records } = await provider.getRelated(
        [{ collection, iris, fields: fields.map((one) => ({ path: one.name, field: one })) }],
        signal,
      );
      return { fields, records };
    },
  });
  const fields = data?.fields ?? [];
  const order = (record: RaRecord | undefined): string => {
    const [first] = fields;
    const label: unknown = first && record?.[first.name];
    return labelOf(label, directory.byPath(first?.path ?? ''));
  };
  return {
    fields,
    lines: iris
      .map((iri) => ({ iri, record: data?.records.get(iri) }))
      .toSorted((one, other) => order(other.record).localeCompare(order(one.record))),
  };
};

/** The last value, usually a state, ends the line. */
const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    py: 0.75,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li > :last-child:not(:first-of-type)': { ml: 'auto' },
} as const;
