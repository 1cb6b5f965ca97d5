import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useContainer } from '../fields/navigation/useFieldNavigator.ts';

interface FoldedFieldsProps {
  readonly title: string;
  /** Paths of the fields inside; an error at one of them opens it. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Fields that are seldom filled in, folded until somebody opens them or an error leads there. */
export const FoldedFields = ({ title, names, children }: FoldedFieldsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useContainer({
    holds: (path) => names.some((name) => path === name || path.startsWith(`${name}.`)),
    isOpen: () => isOpen,
    open: () => setOpen(true),
    settleMs: SETTLE_MS,
  });
  if (names.length === 0) return null;
  return (
    <div>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={
          <ExpandMoreIcon aria-hidden="true" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        }
      >
        {title}
      </Button>
      {/* What was once open stays, so that nothing begun in it is lost. */}
      <Box id={id} hidden={!isOpen} sx={{ mt: 1 }}>
        {wasOpen && children}
      </Box>
    </div>
  );
};

/** Time the fields need to stand, before one of them is scrolled to. */
const SETTLE_MS = 50;
