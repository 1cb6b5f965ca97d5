import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDay } from '../../lib/dates.ts';
import { EntryRows, type EntryRowsProps } from './EntryRows.tsx';
import { isOpen, levelIn, toGroups, withChange, isActive, LEVELS, type Entry, type Change } from './entry.ts';
import { FIRST, RowHead } from './RowHead.tsx';
import { paletteOf } from '../../ui/themeOptions.ts';

export interface MatrixTableProps extends EntryRowsProps {
  readonly today: string;
}

/** A column for each account, a row for each module, which opens its actions. */
export const MatrixTable = ({ entries, actions, ...props }: MatrixTableProps) => {
  const translate = useTranslate();
  return (
    <TableContainer
      sx={{ scrollPaddingLeft: 180 }}
      tabIndex={0}
      role="region"
      aria-label={translate('rights.table')}
    >
      <Table
        size="small"
        sx={{ tableLayout: { xs: 'fixed', sm: 'auto' } }}
        aria-label={translate('rights.table')}
      >
        <TableHead>
          <TableRow sx={{ verticalAlign: 'top' }}>
            <TableCell sx={FIRST}>{translate('rights.action')}</TableCell>
            {entries.map((entry) => (
              <TableCell key={entry.iri} sx={{ px: 1 }}>
                <EntryHead entry={entry} change={props.changes[entry.iri]} today={props.today} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <EntryRows {...props} entries={entries} actions={actions} />
          {toGroups(actions).map(([group, within]) => (
            <ModuleRows key={group} {...props} group={group} actions={within} entries={entries} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

interface ModuleRowsProps extends Pick<
  MatrixTableProps,
  'entries' | 'changes' | 'actions' | 'own' | 'locked' | 'onChange'
> {
  readonly group: string;
}

/** A module with its level for each account, and beneath it, once opened, its actions. */
const ModuleRows = ({ group, actions, entries, ...props }: ModuleRowsProps) => {
  const translate = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const title = translate(`rights.groups.${group}`, { _: group });
  const labelOf = (action: string): string => translate(`rights.actions.${action}`, { _: action });
  return (
    <>
      <TableRow sx={{ bgcolor: 'action.hover' }}>
        <RowHead>
          <Button
            size="small"
            color="inherit"
            aria-expanded={isExpanded}
            startIcon={isExpanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            onClick={() => setExpanded(!isExpanded)}
            sx={{ justifyContent: 'start', textAlign: 'start', fontWeight: 600 }}
          >
            {title}
          </Button>
        </RowHead>
        {entries.map((entry) => (
          <RightCell key={entry.iri} {...props} entry={entry} title={title} actions={actions} />
        ))}
      </TableRow>
      {isExpanded &&
        actions.map((action) => (
          <TableRow key={action}>
            <RowHead isInner>{labelOf(action)}</RowHead>
            {entries.map((entry) => (
              <RightCell
                key={entry.iri}
                {...props}
                entry={entry}
                title={labelOf(action)}
                actions={[action]}
              />
            ))}
          </TableRow>
        ))}
    </>
  );
};

interface RightCellProps extends Pick<MatrixTableProps, 'changes' | 'own' | 'locked' | 'onChange'> {
  readonly entry: Entry;
  readonly title: string;
  /** One action, or all of a module at once. */
  readonly actions: readonly string[];
}

const RightCell = ({ entry, title, actions, changes, own, locked, onChange }: RightCellProps) => {
  const translate = useTranslate();
  const { [entry.iri]: change } = changes;
  const { matrix } = withChange(entry, change);
  const levels = actions.map((action) => levelIn(matrix, action));
  const isChanged = actions.some((action) => change?.matrix && Object.hasOwn(change.matrix, action));
  const isBeyond = actions.some((action) => levelIn(entry.matrix, action) > levelIn(own, action));
  const [first = 0] = levels;
  return (
    <TableCell sx={{ px: 1 }}>
      <LevelSelect
        label={translate(isChanged ? 'rights.changedCell' : 'rights.cell', {
          action: title,
          name: entry.username ?? entry.name,
        })}
        value={levels.every((level) => level === first) ? first : null}
        max={Math.min(...actions.map((action) => levelIn(own, action)))}
        disabled={locked || !isOpen(entry) || isBeyond}
        isChanged={isChanged}
        onChange={(level) =>
          onChange(entry, { matrix: Object.fromEntries(actions.map((action) => [action, level])) })
        }
      />
    </TableCell>
  );
};

interface EntryHeadProps {
  readonly entry: Entry;
  readonly change: Change | undefined;
  readonly today: string;
}

/** Holder of the rights, and what is to be known before they are changed. */
const EntryHead = ({ entry, change, today }: EntryHeadProps) => {
  const translate = useTranslate();
  const { name, username, lastLogin } = entry;
  const notes = [
    ...(isActive(withChange(entry, change), today) ? [] : (['rights.over'] as const)),
    ...(entry.isOwn ? (['rights.own'] as const) : entry.canUpdate ? [] : (['rights.locked'] as const)),
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {username !== null && username !== name && <Typography variant="body2">{username}</Typography>}
      {lastLogin !== undefined && (
        <Typography variant="caption" color="textSecondary" component="div">
          {lastLogin === null
            ? translate('rights.neverLoggedIn')
            : translate('rights.lastLogin', { date: formatDay(lastLogin) ?? '' })}
        </Typography>
      )}
      {notes.map((note) => (
        <Typography key={note} variant="caption" component="div">
          {translate(note)}
        </Typography>
      ))}
    </>
  );
};

interface LevelSelectProps {
  readonly label: string;
  /** Null where the actions of a group have different ones. */
  readonly value: number | null;
  /** The highest level that may be given. */
  readonly max: number;
  readonly disabled: boolean;
  readonly isChanged: boolean;
  readonly onChange: (level: number) => void;
}

/** The browser's own list: a matrix has hundreds of them. */
const LevelSelect = ({ label, value, max, disabled, isChanged, onChange }: LevelSelectProps) => {
  const translate = useTranslate();
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      data-changed={isChanged}
      onChange={({ target }) => {
        if (target.value !== '') onChange(Number(target.value));
      }}
    >
      {value === null && <option value="">{translate('rights.mixed')}</option>}
      {LEVELS.map((level) => (
        <option key={level} value={level} disabled={level > max}>
          {translate(`rights.levels.${level}`)}
        </option>
      ))}
    </Select>
  );
};

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  minHeight: 32,
  width: '100%',
  [theme.breakpoints.up('sm')]: { minWidth: 120 },
  padding: '2px 4px',
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  background: paletteOf(theme).background.paper,
  '&[data-changed="true"]': { borderColor: paletteOf(theme).warning.main, borderWidth: 2, fontWeight: 600 },
  // A read-only level has to be legible; browsers also fade it.
  '&:disabled': { color: paletteOf(theme).text.secondary, opacity: 1 },
}));
