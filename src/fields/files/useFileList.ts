import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';
import { FieldFormContext } from '../FieldFormContext.tsx';
import { acceptFile, type FileProblem, type Signature } from './acceptFile.ts';
import type { FileRules } from './fileRules.ts';
import { fromFileValue } from './fileValue.ts';
import { PictureResizerContext, type PictureResizer } from './resizePicture.ts';

/** Messages about refused files are gone after this long. */
const MESSAGE_MS = 3000;

interface FileList {
  /** Values as the form holds them, those of the server untouched. */
  readonly items: readonly unknown[];
  readonly problems: readonly FileProblem[];
  /** Last addition or removal, to be read out. */
  readonly news: string;
  readonly busy: boolean;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (index: number) => void;
  readonly onBlur: () => void;
}

/** The files of one field: accepted ones are in the form, refused ones are reported, the others stay. */
export const useFileList = (field: FieldDescription, source: string, rules: FileRules): FileList => {
  const translate = useTranslate();
  const resize = usePictureResizer();
  const pending = use(FieldFormContext)?.files;
  const { getValues } = useFormContext();
  const { field: input } = useController({ name: source });
  const [problems, showProblems] = useTransient<readonly FileProblem[]>(MESSAGE_MS);
  const [news, setNews] = useState('');
  const [waiting, setWaiting] = useState(0);
  // What a picture was before it was made smaller, by its content: it is known again when it is chosen twice.
  const chosen = useRef(new Map<string, Signature>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const toItems = (value: unknown): readonly unknown[] =>
    field.multiple ? toList(value) : isEmpty(value) ? [] : [value];
  const setItems = (items: readonly unknown[]): void =>
    input.onChange(field.multiple ? items : (items[0] ?? null));
  const signatureOf = (item: unknown): Signature => {
    const value = fromFileValue(item);
    const known = chosen.current.get(value?.base64File ?? '');
    return (
      known ?? {
        name: value?.originalFilename ?? null,
        type: value?.mimeType ?? null,
        size: value?.size ?? null,
      }
    );
  };

  const take = async (files: readonly File[]): Promise<void> => {
    const refused: FileProblem[] = [];
    let taken = 0;
    for (const file of files) {
      // The form is read anew for each: meanwhile another may have been removed.
      const listed = toItems(getValues(source)).map(signatureOf);
      const outcome = await acceptFile(file, { listed, rules, resize, unnamed: translate('upload.unnamed') });
      if (isGone.current) return;
      if ('problem' in outcome) {
        refused.push(outcome.problem);
        continue;
      }
      chosen.current.set(outcome.value.base64File ?? '', outcome.signature);
      taken += 1;
      setItems([...toItems(getValues(source)), outcome.value]);
    }
    showProblems(refused.length > 0 ? refused : null);
    setNews(taken > 0 ? translate('upload.added', { smart_count: taken }) : '');
  };

  return {
    items: toItems(input.value),
    problems: problems ?? [],
    news,
    busy: waiting > 0,
    inputRef: input.ref,
    onBlur: input.onBlur,
    add: (files) => {
      setWaiting((count) => count + 1);
      // One after the other: each has to know what was taken before it.
      queue.current = queue.current
        .then(() => take(files))
        .finally(() => {
          if (!isGone.current) setWaiting((count) => count - 1);
        });
      pending?.add(queue.current);
    },
    remove: (index) => {
      const items = toItems(getValues(source));
      setItems(items.filter((_, position) => position !== index));
      setNews(translate('upload.removed'));
    },
  };
};

/**
 * A value that is gone `ms` after it was last set.
 * @internal
 */
export const useTransient = <T>(ms: number): readonly [T | null, (value: T | null) => void] => {
  // Wrapped, so that setting an equal value starts the time again.
  const [shown, setShown] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const show = useCallback((value: T | null) => setShown(value === null ? null : { value }), []);
  return [shown?.value ?? null, show];
};

const usePictureResizer = (): PictureResizer => use(PictureResizerContext);
