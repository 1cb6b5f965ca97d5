import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { PartKey } from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { usePartText } from './partTexts.ts';

/** Conflicts with the other side's entries; the user chooses one version of each part. */
export const Conflicts = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { nameOf, textOf, typedOf } = usePartText(
    sheet.facts,
    useSheetState(sheet, ({ referees }) => referees),
  );
  const conflicts = useSheetState(sheet, (state) =>
    state.conflicts.map(({ key, ours, theirs }) => ({
      key,
      theirs,
      texts: {
        ours: ours === undefined ? typedOf(key, state.document) : textOf(key, ours),
        theirs: textOf(key, theirs),
      },
    })),
  );
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const choose = async (key: PartKey, theirs: unknown, choice: 'ours' | 'theirs'): Promise<void> => {
    const isFocused = place.current?.contains(document.activeElement) === true;
    const chosen = sheet.dispatch({ type: 'chosen', key, choice, theirs });
    // The button is gone with its part: the keyboard goes on with the next one, or with what follows.
    flushSync(() => undefined);
    if (isFocused) (place.current?.querySelector('button') ?? place.current)?.focus();
    await chosen;
    await sheet.synchronise();
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none', '&&&&:empty': { mt: 0 } }}>
      {conflicts.length > 0 && (
        <Card component="section" role="alert" sx={{ p: 2, border: 2, borderColor: 'warning.main' }}>
          <Typography component="h2" variant="h6">
            {translate('sheet.sections.conflicts')}
          </Typography>
          {conflicts.map(({ key, theirs, texts }) => (
            <Box key={key} id={`conflict/${key}`} sx={SIDE_BY_SIDE}>
              <Typography component="h3" variant="subtitle2" id={`${id}${key}`}>
                {nameOf(key)}
              </Typography>
              {(['ours', 'theirs'] as const).map((choice) => (
                <Box key={choice} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <strong>{translate(`sheet.${choice}`)}</strong>
                  <div>{texts[choice]}</div>
                  <Button
                    size="small"
                    aria-describedby={`${id}${key}`}
                    onClick={() => void choose(key, theirs, choice)}
                  >
                    {translate(choice === 'ours' ? 'sheet.keepOurs' : 'sheet.keepTheirs')}
                  </Button>
                </Box>
              ))}
            </Box>
          ))}
        </Card>
      )}
    </Box>
  );
};

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  mt: 1,
  '& h3': { gridColumn: '1 / -1' },
} as const;
