import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { get, useFormContext, useWatch } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';
import { isOpen } from '../../schema/permissionsOf.ts';
import { isAddress, toMap } from '../../schema/read.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { FieldInput } from '../FieldInput.tsx';
import { TWO_COLUMNS } from '../input/FieldGrid.ts';
import { LinkedRecord } from '../input/LinkedRecord.tsx';
import { useFormFact } from '../useFormFact.ts';
import { useContainer } from '../navigation/useContainer.ts';
import { countErrors } from './countErrors.ts';
import { ErrorCount } from './ErrorCount.tsx';
import { RowBar } from './RowBar.tsx';
import { rowName } from './rowName.ts';
import type { RowActions } from './useRowActions.ts';
import { useRowTitle } from './useRowTitle.ts';
import { useSeen } from './useSeen.ts';

interface CollectionRowProps {
  readonly field: FieldDescription;
  readonly source: string;
  readonly index: number;
  readonly total: number;
  readonly disabled: boolean;
  readonly isFull: boolean;
  readonly startsOpen: boolean;
  /** Just added: opens and takes the focus. */
  readonly isFresh: boolean;
  readonly actions: RowActions;
}

/** Rows of the first screen are there with the form itself. */
const FIRST_SCREEN = 12;
/** Time an opened row needs to come to rest, before something in it is scrolled to. */
const SETTLE_MS = 50;

/** One row of a collection: a heading that opens it, its commands, and its inputs once somebody sees them. */
export const CollectionRow = memo((props: CollectionRowProps) => {
  const { source, index, startsOpen, isFresh } = props;
  const path = `${source}.${index}`;
  const element = useRef<HTMLLIElement>(null);
  const { ref, seen, see } = useSeen(index < FIRST_SCREEN || isFresh);
  const watched = useForkRef(element, ref);
  const [open, setOpen] = useState(startsOpen || isFresh);
  useContainer({
    holds: (candidate) => candidate === path || candidate.startsWith(`${path}.`),
    isOpen: () => seen && open,
    open: () => {
      see();
      setOpen(true);
    },
    settleMs: SETTLE_MS,
  });
  useEffect(() => {
    if (isFresh) element.current?.querySelector<HTMLElement>('[data-row] :is(input, textarea)')?.focus();
  }, [isFresh]);
  return (
    <RowItem ref={watched} data-field={path}>
      {seen && <SeenRow {...props} path={path} open={open} onToggle={() => setOpen(!open)} />}
    </RowItem>
  );
});
CollectionRow.displayName = 'CollectionRow';

interface SeenRowProps extends CollectionRowProps {
  readonly path: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const SeenRow = ({ field, path, index, total, disabled, isFull, actions, open, onToggle }: SeenRowProps) => {
  const id = useId();
  const translate = useTranslate();
  const code: unknown = useWatch({ name: `${path}.code` });
  const title = useRowTitle()(field, index + 1, { code });
  const { getValues } = useFormContext();
  const errors = useFormFact((state) => countErrors(get(state.errors, path)));
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const value: unknown = getValues(path);
  const row = toMap(value);
  const name = open ? '' : rowName(field.fields, row);
  const isClosed = field.readOnly || !isOpen(row, !disabled);

  const moveByKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey || disabled) return;
    event.preventDefault();
    actions.move(index, index + step);
  };
  return (
    <>
      <Heading>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={`${id}-row`}
          aria-keyshortcuts={disabled ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          data-toggle
          startIcon={<Arrow open={open} />}
          onClick={onToggle}
          onKeyDown={moveByKey}
          sx={{ flexGrow: 1, justifyContent: 'flex-start', textAlign: 'left', minWidth: 0 }}
        >
          <Name>{name === '' ? title : translate('rows.named', { row: title, name })}</Name>
        </Button>
        <ErrorCount count={errors} />
        {!disabled && <RowBar row={title} index={index} total={total} isFull={isFull} actions={actions} />}
      </Heading>
      {/* A row once opened stays: an upload or a half-typed date in it must not be lost by closing it. */}
      <Content id={`${id}-row`} data-row hidden={!open}>
        {isClosed && !disabled && <Reason>{translate('form.noUpdate')}</Reason>}
        {wasOpen && isAddress(value) && <LinkedRecord field={field} address={value} />}
        {wasOpen &&
          !isAddress(value) &&
          field.fields.map((entry) => (
            <FieldInput key={entry.name} field={entry} source={`${path}.${entry.name}`} disabled={isClosed} />
          ))}
      </Content>
    </>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const Arrow = ({ open }: { readonly open: boolean }) => (
  <ExpandMoreIcon aria-hidden="true" sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />
);

/**
 * As high as a collapsed row before its content is there or while it is far away, so that the page does not jump. The
 * browser paints no row that is out of sight; one that is not there yet has nothing to paint, and is not watched for it.
 */
const RowItem = styled('li')(({ theme }) => ({
  minHeight: 56,
  '&:not(:empty)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' },
  scrollMargin: theme.spacing(12),
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 54,
  padding: theme.spacing(0, 1),
}));

const Name = styled('span')({ overflowWrap: 'anywhere' });

const Reason = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  color: paletteOf(theme).text.secondary,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2, 2),
  '&[hidden]': { display: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
