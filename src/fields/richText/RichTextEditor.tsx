import { styled } from '@mui/material/styles';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { fromHtml, richTextSchema, sliceFromHtml, toHtml } from './richTextDocument.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextEditorProps {
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly value: string;
  /** HTML, or null when nothing is written. Not called before something is changed. */
  readonly onChange: (html: string | null) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly error: boolean;
  /** Called with what can be focused once the editor is ready. */
  readonly onReady: (editor: { readonly focus: () => void } | null) => void;
}

/** A text with titles, lists, emphasis and links, edited as a tree: markup is neither typed nor assigned. */
export const RichTextEditor = ({ label, value, onReady, ...props }: RichTextEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const latest = useRef(props);
  const [state, setState] = useState<EditorState>(() => createRichTextState(value));

  useEffect(() => {
    latest.current = props;
    view.current?.setProps({ attributes: attributesOf(props), editable: () => !props.disabled });
  });

  useEffect(() => {
    const editor = new EditorView(host.current, {
      state,
      attributes: attributesOf(latest.current),
      editable: () => !latest.current.disabled,
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const html = toHtml(next.doc);
        written.current = html ?? '';
        latest.current.onChange(html);
      },
      // The editor's own way of reading pasted markup assigns it to a document, which Trusted Types forbid.
      handlePaste: (editing, event) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        if (html === '') return false;
        editing.dispatch(editing.state.tr.replaceSelection(sliceFromHtml(html)).scrollIntoView());
        return true;
      },
      handleDOMEvents: { blur: () => latest.current.onBlur() },
    });
    view.current = editor;
    onReady({ focus: () => editor.focus() });
    return () => {
      onReady(null);
      view.current = null;
      editor.destroy();
    };
    // One editor for the life of the field; what changes later is handed to it above and below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    // A save or a record read afresh replaces the content.
    written.current = value;
    const next = createRichTextState(value);
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  return (
    <>
      <Sheet ref={host} />
      <RichTextToolbar label={label} state={state} disabled={props.disabled} onRun={run} />
    </>
  );
};

const attributesOf = (
  props: Omit<RichTextEditorProps, 'label' | 'value' | 'onReady'>,
): Record<string, string> => ({
  role: 'textbox',
  tabindex: '0',
  'aria-multiline': 'true',
  'aria-labelledby': props.labelledBy,
  'aria-describedby': props.describedBy,
  'aria-invalid': String(props.error),
  ...(props.required ? { 'aria-required': 'true' } : {}),
  ...(props.disabled ? { 'aria-disabled': 'true' } : {}),
});

const Sheet = styled('div')(({ theme }) => ({
  '& > div': {
    // Required by the editor.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    minHeight: theme.spacing(12),
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: theme.spacing(1, 1.75),
    outline: 'none',
  },
  '& p': { margin: theme.spacing(0.5, 0) },
}));

const { marks, nodes } = richTextSchema;

/** Tab is left alone: it leads out of the editor, as out of any field. */
const KEYS = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Enter: splitListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Mod-]': sinkListItem(nodes.list_item),
};

/** Initial state of an editor: a text and its keys. */
const createRichTextState = (html: string): EditorState =>
  EditorState.create({ doc: fromHtml(html), plugins: [history(), keymap(KEYS), keymap(baseKeymap)] });
