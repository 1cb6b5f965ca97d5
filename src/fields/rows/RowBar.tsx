import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { RowActions } from './useRowActions.ts';

interface RowBarProps {
  readonly index: number;
  readonly total: number;
  readonly isFull: boolean;
  readonly actions: RowActions;
}

/** Moves, copies or removes one row. */
export const RowBar = ({ index, total, isFull, actions }: RowBarProps) => {
  const translate = useTranslate();
  const position = index + 1;
  return (
    <>
      <IconButton
        aria-label={translate('rows.up', { position })}
        disabled={index === 0}
        onClick={() => actions.move(index, index - 1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('rows.down', { position })}
        disabled={position === total}
        onClick={() => actions.move(index, index + 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('rows.duplicate', { position })}
        disabled={isFull}
        onClick={() => actions.duplicate(index)}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={translate('rows.remove', { position })} onClick={() => actions.remove(index)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
};
