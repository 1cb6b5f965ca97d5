import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

interface CutTextProps {
  readonly text: string;
  readonly shown: string;
}

/** A cut text that opens: a title alone is out of reach for keyboards and fingers. */
export const CutText = ({ text, shown }: CutTextProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box component="span" {...(open ? {} : { title: text })} sx={{ whiteSpace: 'pre-line', mr: 1 }}>
        {open ? text : shown}
      </Box>
      <Link component="button" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate(open ? 'display.less' : 'display.more')}
      </Link>
    </>
  );
};
