import type { DocumentBody } from '@mingfa/contract/draft-document';
import { getSchema, type JSONContent } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import {
  DocumentNode,
  HeadingNode,
  PageBreakNode,
  ParagraphNode,
  SignatureNode,
  SubtitleNode,
  TextNode,
  TitleNode,
} from './block-nodes.ts';
import { CheckedCitations } from './checked-citations.ts';
import { CleanPaste } from './clean-paste.ts';
import { CommentMark } from './comment-mark.ts';
import { docOfBody } from './doc-of-body.ts';
import { FindWords } from './find-words.ts';
import { FootnotesLast } from './footnotes-last.ts';
import { BlankNode, BoxNode, FootnoteNode } from './inline-nodes.ts';
import { TableCellNode, TableNode, TableRowNode } from './table-nodes.ts';
import { TypedWords } from './typed-words.ts';
import { BoldMark, OriginMark } from './words-marks.ts';

/** All that the editor of documents knows: the blocks that files draw, and nothing else. */
export const EDITOR_EXTENSIONS = [
  DocumentNode,
  TextNode,
  ParagraphNode,
  TitleNode,
  SubtitleNode,
  HeadingNode,
  SignatureNode,
  PageBreakNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  BlankNode,
  BoxNode,
  FootnoteNode,
  OriginMark,
  CommentMark,
  BoldMark,
  UndoRedo.configure({ depth: 500 }),
  Gapcursor,
  Dropcursor,
  TypedWords,
  FootnotesLast,
  CleanPaste,
  FindWords,
  CheckedCitations,
];

const schema = getSchema(EDITOR_EXTENSIONS);

/** A document for the editor. @throws RangeError for what it could not hold: it would be lost with the next save */
export function contentOf(body: DocumentBody): JSONContent {
  const content = docOfBody(body);
  schema.nodeFromJSON(content).check();
  return content;
}
