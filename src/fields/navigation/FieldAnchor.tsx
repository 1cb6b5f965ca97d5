import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldDescription } from '../../schema/description.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { useMarked } from './useFieldNavigator.ts';
import { useAutofillGuard } from './useAutofillGuard.ts';

interface FieldAnchorProps {
  readonly field: FieldDescription;
  readonly path: string;
  readonly children: ReactNode;
}

/** The place of a field in its form: errors lead here, and mark it for a while. */
export const FieldAnchor = ({ field, path, children }: FieldAnchorProps) => {
  const element = useRef<HTMLDivElement>(null);
  useAutofillGuard(element, field);
  const marked = useMarked(path);
  const translate = useTranslate();
  return (
    <Place ref={element} data-field={path} data-marked={marked || undefined}>
      {children}
      {marked && (
        <Warning>
          <WarningAmberIcon fontSize="small" aria-hidden="true" />
          {translate('invalid.mark')}
        </Warning>
      )}
    </Place>
  );
};

/** Marked by an outline and not by a border, so that nothing moves under the pointer. */
const Place = styled('div')(({ theme }) => ({
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  scrollMargin: theme.spacing(12),
  '&[data-marked]': {
    position: 'relative',
    outline: `3px solid ${paletteOf(theme).warning.main}`,
    outlineOffset: theme.spacing(0.5),
  },
}));

const Warning = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  zIndex: 1,
  right: theme.spacing(1),
  top: 0,
  margin: 0,
  padding: theme.spacing(0.25, 1),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  color: '#3d2500',
  background: '#ffe2b3',
}));
