import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

export interface FoldedTitleProps {
  readonly title: string;
  readonly children: ReactElement;
}

/** The title of an icon that is shown alone. */
export const FoldedTitle = ({ title, children }: FoldedTitleProps) => (
  <Tooltip title={title} placement="right">
    {children}
  </Tooltip>
);
