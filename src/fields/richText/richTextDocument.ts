import { DOMParser, DOMSerializer, Schema, type Node, type Slice } from 'prosemirror-model';
import { marks, nodes } from 'prosemirror-schema-basic';
import { addListNodes } from 'prosemirror-schema-list';
import { toSafeFragment } from './sanitizeHtml.ts';

const { image: _noPictures, ...textNodes } = nodes;

type NodeName = keyof typeof textNodes | 'ordered_list' | 'bullet_list' | 'list_item';

/** Paragraphs, titles, lists, quotations, emphasis and links. */
export const richTextSchema = new Schema<NodeName, keyof typeof marks>({
  nodes: addListNodes(new Schema({ nodes: textNodes }).spec.nodes, 'paragraph block*', 'block'),
  marks,
});

/** The document of an HTML text. Whatever it holds besides is left out; no text gives an empty paragraph. */
export const fromHtml = (html: string): Node =>
  DOMParser.fromSchema(richTextSchema).parse(toSafeFragment(html));

/** A part of a document out of pasted HTML. */
export const sliceFromHtml = (html: string): Slice =>
  DOMParser.fromSchema(richTextSchema).parseSlice(toSafeFragment(html));

/** HTML of a document; null when nothing is written in it. */
export const toHtml = (document: Node): string | null => {
  const [only, ...others] = document.children;
  if (others.length === 0 && only?.isTextblock && only.content.size === 0) return null;
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(richTextSchema).serializeFragment(document.content));
  return holder.innerHTML;
};
