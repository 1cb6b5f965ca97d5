import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { saveBlob } from '../../../fields/files/saveBlob.ts';
import type { ToastKind } from '../../../ui/toasts/createToasts.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import type { Parts } from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { changesOf, fromSheetFile, toSheetFile } from '../sync/sheetFile.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';

/** Paper and files: the sheet printed, empty or filled in, exported and imported. */
export const FileTools = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const canUpdate = useSheetState(sheet, (state) => state.canUpdate);
  const [isEmpty, setEmpty] = useState(false);
  /** What the last import has written over. */
  const [replaced, setReplaced] = useState<Parts | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { match } = sheet.facts;

  const print = (empty: boolean): void => {
    // The print takes the page as rendered.
    flushSync(() => setEmpty(empty));
    globalThis.print();
  };
  const bring = async (chosen: File | undefined): Promise<void> => {
    const values = chosen && chosen.size < MAX_BYTES ? fromSheetFile(await chosen.text(), match) : null;
    if (!values) return say(translate('sheet.importFailed'), 'error');
    const { brought, replaced: before } = changesOf(sheet.getState().document, values);
    const count = Object.keys(brought).length;
    if (count === 0) return say(translate('sheet.importedNothing'), 'info');
    await sheet.dispatch({ type: 'brought', values: brought });
    setReplaced(before);
    say(translate('sheet.imported', { smart_count: count }), 'success');
  };
  const takeBack = async (values: Parts): Promise<void> => {
    await sheet.dispatch({ type: 'brought', values });
    setReplaced(null);
    say(translate('sheet.importTakenBack'), 'success');
  };
  const say = (text: string, kind: ToastKind): void => toasts.show({ text, kind, key: 'sheet' });
  return (
    <>
      <FoldedPart title={translate('sheet.sections.tools')} isFolded>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => print(false)}>{translate('sheet.print')}</Button>
          <Button onClick={() => print(true)}>{translate('sheet.printEmpty')}</Button>
          <Button
            onClick={() =>
              saveBlob(new Blob([toSheetFile(match, sheet.getState().document)]), 'feuille-de-rencontre.json')
            }
          >
            {translate('sheet.export')}
          </Button>
          {canUpdate && <Button onClick={() => file.current?.click()}>{translate('sheet.import')}</Button>}
          {replaced && (
            <Button onClick={() => void takeBack(replaced)}>{translate('sheet.importTakeBack')}</Button>
          )}
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={translate('sheet.import')}
            onChange={(event) => {
              void bring(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Stack>
      </FoldedPart>
      <PrintedSheet sheet={sheet} isEmpty={isEmpty} />
    </>
  );
};

const MAX_BYTES = 200_000;
