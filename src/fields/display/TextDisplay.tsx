import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { truncate } from '../../lib/truncate.ts';
import { isObject, toList, toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

const LIMIT = 100;

/** Text as it is, cut at 100 characters with the whole of it at hand; anything that is no text as JSON. */
export const TextDisplay = ({ value, whole = false }: Pick<DisplayProps, 'value' | 'whole'>) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = truncate(text, LIMIT);
  if (shown !== text)
    return whole ? <CutText text={text} shown={shown} /> : <span title={text}>{shown}</span>;
  if (!whole || !text.includes('\n')) return text;
  return (
    <Box component="span" sx={TEXT}>
      {text}
    </Box>
  );
};

/** A cut text that opens: a title alone is out of reach for keyboards and fingers. Printed whole. */
const CutText = ({ text, shown }: { readonly text: string; readonly shown: string }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      {open ? (
        <Box component="span" sx={TEXT}>
          {text}
        </Box>
      ) : (
        <>
          <Box component="span" title={text} sx={[TEXT, { displayPrint: 'none' }]}>
            {shown}
          </Box>
          <Box component="span" sx={[TEXT, { display: 'none', displayPrint: 'inline' }]}>
            {text}
          </Box>
        </>
      )}
      <Link
        component="button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ displayPrint: 'none' }}
      >
        {translate(open ? 'display.less' : 'display.more')}
      </Link>
    </>
  );
};

const TEXT = { whiteSpace: 'pre-line', mr: 1 } as const;

/** The entries of a list, one after the other. */
export const ListDisplay = ({ value }: Pick<DisplayProps, 'value'>) => {
  const entries = toList(value).filter((entry) => !isEmpty(entry));
  return <TextDisplay value={entries.map((entry) => toText(entry) ?? JSON.stringify(entry)).join(', ')} />;
};

/** A value whose shape no description knows: a plain list by its entries, anything else as it came. */
export const UnknownDisplay = (props: DisplayProps) =>
  Array.isArray(props.value) && !props.value.some((entry) => isObject(entry) || Array.isArray(entry)) ? (
    <ListDisplay {...props} />
  ) : (
    <TextDisplay {...props} />
  );
