import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ImportTarget } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
import { twinHeadings } from './tableShape.ts';

interface ImportColumnsProps {
  readonly table: TableFile;
  readonly targets: readonly ImportTarget[];
  /** For each column of the file the path of the field it fills, or null. */
  readonly matched: readonly (string | null)[];
  readonly onChange: (matched: readonly (string | null)[]) => void;
}

/** Second step of an import: which field each column of the file fills. */
export const ImportColumns = ({ table, targets, matched, onChange }: ImportColumnsProps) => {
  const translate = useTranslate();
  const match = (column: number, path: string): void =>
    // A field is filled by one column: the last one that was given it.
    onChange(
      matched.map((current, index) => (index === column ? path || null : current === path ? null : current)),
    );
  const twins = twinHeadings(table.headings);
  const nameOf = (heading: string, index: number): string => {
    const position = index + 1;
    if (heading === '') return translate('import.column', { position });
    return twins.includes(heading) ? translate('import.twin', { heading, position }) : heading;
  };
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <Typography>{translate('import.columns')}</Typography>
      {twins.length > 0 && (
        <Alert severity="warning">
          {translate('import.twins', { names: twins.map((name) => `« ${name} »`).join(', ') })}
        </Alert>
      )}
      {table.headings.map((heading, index) => {
        const sample = table.rows.map((row) => row[index] ?? '').find((text) => text !== '');
        return (
          <TextField
            key={`${heading}-${String(index)}`}
            select
            label={nameOf(heading, index)}
            helperText={sample === undefined ? '' : translate('import.sample', { text: sample.slice(0, 60) })}
            value={matched[index] ?? ''}
            onChange={({ target }) => match(index, target.value)}
            fullWidth
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('import.ignored')}</MenuItem>
            {targets.map(({ path, label }) => (
              <MenuItem key={path} value={path}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </Stack>
  );
};
