import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './richTextDocument.ts';

const { marks, nodes } = richTextSchema;
/** Below the title of the page and that of the section. */
const HEADING = { level: 3 };

/** A control of the toolbar. */
export interface Tool {
  readonly name: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';
  readonly run: Command;
  /** Whether it is on at the cursor; null for what is done once. */
  readonly isOn: ((state: EditorState) => boolean) | null;
}

const hasMark =
  (type: MarkType) =>
  ({ doc, selection, storedMarks }: EditorState): boolean =>
    selection.empty
      ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
      : doc.rangeHasMark(selection.from, selection.to, type);

const isInside =
  (type: NodeType) =>
  ({ selection: { $from } }: EditorState): boolean =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type).includes(type);

/** Does one thing where the cursor is outside of a node, and takes it back inside. */
const toggle =
  (type: NodeType, enter: Command, leave: Command): Command =>
  (state, dispatch, view) =>
    (isInside(type)(state) ? leave : enter)(state, dispatch, view);

const wrap = (type: NodeType, enter: Command) => ({ run: toggle(type, enter, lift), isOn: isInside(type) });

export const TOOLS: readonly Tool[] = [
  { name: 'bold', run: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
  { name: 'italic', run: toggleMark(marks.em), isOn: hasMark(marks.em) },
  {
    name: 'heading',
    run: toggle(nodes.heading, setBlockType(nodes.heading, HEADING), setBlockType(nodes.paragraph)),
    isOn: isInside(nodes.heading),
  },
  { name: 'bullets', ...wrap(nodes.bullet_list, wrapInList(nodes.bullet_list)) },
  { name: 'numbers', ...wrap(nodes.ordered_list, wrapInList(nodes.ordered_list)) },
  { name: 'quote', ...wrap(nodes.blockquote, wrapIn(nodes.blockquote)) },
  { name: 'undo', run: undo, isOn: null },
  { name: 'redo', run: redo, isOn: null },
];

export const isLinked = hasMark(marks.link);

/** Links what is selected, or writes the address itself where nothing is. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const mark = marks.link.create({ href });
    const { empty, from, to } = state.selection;
    dispatch?.(
      empty
        ? state.tr.replaceSelectionWith(richTextSchema.text(href, [mark]), false)
        : state.tr.addMark(from, to, mark),
    );
    return true;
  };

/** Takes the link off the selection, or off the whole of the link that the cursor is in. */
export const unlink: Command = (state, dispatch) => {
  const { $from, from, to, empty } = state.selection;
  if (!empty) dispatch?.(state.tr.removeMark(from, to, marks.link));
  else dispatch?.(state.tr.removeMark($from.start(), $from.end(), marks.link));
  return true;
};
