import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useContainer } from '../../fields/navigation/useContainer.ts';
import { countErrors } from '../../fields/rows/countErrors.ts';
import { ErrorCount } from '../../fields/rows/ErrorCount.tsx';
import { useFormFact } from '../../fields/useFormFact.ts';
import { valueAt } from '../../lib/paths.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';

interface FoldedFieldsProps {
  readonly title: string;
  readonly fields: readonly FieldDescription[];
  /** Path of the object that the fields are part of, with a dot at its end. */
  readonly prefix?: string;
  readonly disabled: boolean;
  /** On a card of other fields, which may fill these in: values open nothing. */
  readonly within?: boolean;
  /** Their inputs, mounted when they are first looked at. */
  readonly children: ReactNode;
}

/** Time a section needs to open, before something in it is scrolled to. */
const SETTLE_MS = 50;

/**
 * Fields that are seldom filled in, behind their title and their number. They open by themselves as long as one of them
 * is required and empty, has something that was typed, or has an error.
 */
export const FoldedFields = (props: FoldedFieldsProps) => {
  const { title, fields, prefix = '', disabled, within = false, children } = props;
  const id = useId();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const names = fields.map(({ name }) => `${prefix}${name}`);
  const [isNeeded] = useState(
    () => !disabled && fields.some((field, index) => isMissing(field, getValues(names[index] ?? ''))),
  );
  const [chosen, choose] = useState<boolean | null>(null);
  const count = useFormFact(({ errors }) =>
    names.reduce((sum, name) => sum + countErrors(valueAt(errors, name)), 0),
  );
  // Once open it stays, or what is corrected would vanish under the hand.
  const [wasForced, setForced] = useState(isNeeded);
  const isFree = !within && !wasForced && chosen === null;
  const isTyped = useFormFact(
    ({ dirtyFields }) => isFree && names.some((name) => Object.hasOwn(dirtyFields, name)),
  );
  if (!wasForced && (count > 0 || isTyped)) setForced(true);
  const open = chosen ?? wasForced;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useContainer({
    holds: (path) => names.some((name) => path === name || path.startsWith(`${name}.`)),
    isOpen: () => open,
    open: () => choose(true),
    settleMs: SETTLE_MS,
  });
  if (names.length === 0) return null;
  const head = (
    <Title aria-expanded={open} aria-controls={`${id}-fields`} onClick={() => choose(!open)} within={within}>
      <ExpandMoreIcon aria-hidden="true" sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />
      <Typography component="span" variant={within ? 'subtitle2' : 'h6'}>
        {title}
      </Typography>{' '}
      <Typography component="span" variant={within ? 'body2' : 'body1'} color="textSecondary">
        {translate('form.folded', { smart_count: fields.length })}
      </Typography>
      <ErrorCount count={count} />
    </Title>
  );
  // What was once open stays, so that nothing begun in it is lost.
  const body = wasOpen && children;
  if (within)
    return (
      <div>
        {head}
        <Box id={`${id}-fields`} hidden={!open} sx={{ mt: 1 }}>
          {body}
        </Box>
      </div>
    );
  return (
    <Card component="section">
      <h2 style={{ margin: 0 }}>{head}</h2>
      <Fields id={`${id}-fields`} hidden={!open}>
        {body}
      </Fields>
    </Card>
  );
};

const isMissing = ({ required, readOnly }: FieldDescription, value: unknown): boolean =>
  required && !readOnly && (value === null || value === undefined || value === '');

const Title = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'within' })<{ within: boolean }>(
  ({ theme, within }) => ({
    width: '100%',
    justifyContent: 'flex-start',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1),
    padding: within ? theme.spacing(1, 0) : theme.spacing(1.5, 2),
    textAlign: 'left',
    [theme.breakpoints.up('sm')]: within ? {} : { padding: theme.spacing(1.5, 3) },
    '&.Mui-focusVisible': { outline: '2px solid currentcolor', outlineOffset: -2 },
  }),
);

const Fields = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2, 2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(1, 3, 3) },
}));
