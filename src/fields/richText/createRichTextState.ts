import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { fromHtml, richTextSchema } from './richTextDocument.ts';

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

/** What an editor starts with: a text and its keys. */
export const createRichTextState = (html: string): EditorState =>
  EditorState.create({ doc: fromHtml(html), plugins: [history(), keymap(KEYS), keymap(baseKeymap)] });
