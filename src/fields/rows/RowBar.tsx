import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { RowActions } from './useRowActions.ts';

interface RowBarProps {
  /** Name of the row: `Tableau B`. */
  readonly row: string;
  readonly index: number;
  readonly total: number;
  readonly isFull: boolean;
  readonly actions: RowActions;
}

/** Moves, copies or removes one row. */
export const RowBar = ({ row, index, total, isFull, actions }: RowBarProps) => {
  const translate = useTranslate();
  const position = index + 1;
  const tools = [
    {
      key: 'up',
      Icon: ArrowUpwardIcon,
      off: index === 0 && 'isFirst',
      run: () => actions.move(index, index - 1),
    },
    {
      key: 'down',
      Icon: ArrowDownwardIcon,
      off: position === total && 'isLast',
      run: () => actions.move(index, position),
    },
    { key: 'duplicate', Icon: ContentCopyIcon, off: isFull && 'full', run: () => actions.duplicate(index) },
    { key: 'remove', Icon: DeleteIcon, off: false, run: () => actions.remove(index) },
  ] as const;
  return tools.map(({ key, Icon, off, run }) => (
    <IconButton
      key={key}
      aria-label={translate(`rows.${key}`, { row })}
      disabled={off !== false}
      title={off === false ? undefined : translate(`rows.${off}`)}
      onClick={run}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
};
