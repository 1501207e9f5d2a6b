// @vitest-environment jsdom
import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { documentText } from '@mingfa/legal/drafting/document-text';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { anEditor, aParagraph, choose, templateWords, typeInto } from '../../testing/an-editor.ts';
import { articleWords } from './article-words.ts';
import { bodyOfDoc } from './body-of-doc.ts';
import { citationAt, placesOf, showCitations } from './checked-citations.ts';
import { addComment, changeComment, commentsAt } from './comment-commands.ts';
import { setStyle, tickBox, writeFootnote } from './editor-commands.ts';
import { numberLines } from './number-lines.ts';
import { changeTable, insertTable, type TableAct } from './table-commands.ts';

let editor: Editor;
const start = (...body: DocumentBody) => {
  editor = anEditor(body);
};
afterEach(() => editor.destroy());
const body = () => bodyOfDoc(editor.state.doc);
const table = () => body().find((block) => block.kind === 'table');

it('numbers paragraphs as courts do, goes on from those before, and takes numbers away', () => {
  start(
    aParagraph(templateWords('二、在前')),
    aParagraph(templateWords('甲')),
    aParagraph(templateWords('1. 乙')),
  );
  const end = editor.state.doc.content.size - 1;
  choose(editor, 8, end);
  editor.view.dispatch(numberLines(editor.state, 'han'));
  expect(editor.getText({ blockSeparator: '|' })).toBe('二、在前|三、甲|四、乙');
  choose(editor, 1, editor.state.doc.content.size - 1);
  editor.view.dispatch(numberLines(editor.state, null));
  expect(editor.getText({ blockSeparator: '|' })).toBe('在前|甲|乙');
});

it('adds and deletes rows and columns; widths and heads follow', () => {
  start(aParagraph(templateWords('甲')));
  editor.view.dispatch(insertTable(editor.state, 2));
  const act = (name: TableAct) => {
    const change = changeTable(editor.state, name);
    if (change) editor.view.dispatch(change);
  };
  act('column_after');
  expect(table()).toMatchObject({ widths: [33.33, 33.33, 33.33], headRows: 1 });
  expect(table()?.rows[0]?.cells.map(({ role }) => role)).toEqual(['head', 'head', 'head']);
  act('row_below');
  expect(table()?.rows).toHaveLength(4);
  expect(table()?.rows[1]?.cells.map(({ role }) => role)).toEqual(['content', 'content', 'content']);
  act('delete_column');
  expect(table()?.widths).toEqual([50, 50]);
  act('delete_row');
  act('delete_row');
  act('delete_row');
  act('delete_row');
  expect(body()).toEqual([aParagraph(templateWords('甲'))]);
});

it('keeps the label of a row of a form where a row is added to it', () => {
  const cell = (role: 'label' | 'content') => ({ paragraphs: [[templateWords('字')]], columns: 1, role });
  start(
    { kind: 'table', widths: [30, 70], headRows: 0, rows: [{ cells: [cell('label'), cell('content')] }] },
    aParagraph(),
  );
  choose(editor, 4);
  const change = changeTable(editor.state, 'row_below');
  if (change) editor.view.dispatch(change);
  expect(table()).toMatchObject({
    widths: [30, 70],
    rows: [
      {},
      {
        cells: [
          { role: 'label', paragraphs: [[]] },
          { role: 'content', paragraphs: [[]] },
        ],
      },
    ],
  });
});

it('ticks a box, which is the person’s word then', () => {
  start(aParagraph({ text: '□', box: 'empty', origin: { kind: 'fact', path: 'gender', from: null } }));
  tickBox(editor, 1);
  const origin = { kind: 'typed', part: 'body' };
  expect(body()).toMatchObject([{ spans: [{ text: '☑', box: 'ticked', origin }] }]);
  tickBox(editor, 1);
  expect(body()).toMatchObject([{ spans: [{ text: '□', box: 'empty', origin }] }]);
});

it('puts what is typed over a blank in its place', () => {
  start(aParagraph({ text: '＿＿', blank: true, origin: { kind: 'fact', path: 'court', from: null } }));
  choose(editor, 1, 2);
  typeInto(editor, '临江市人民法院');
  const origin = { kind: 'typed', part: 'body' };
  expect(body()).toEqual([aParagraph({ text: '临江市人民法院', origin: origin as never })]);
});

it('keeps footnotes when paragraphs are joined, and never makes a heading that would lose one', () => {
  start(
    {
      ...(aParagraph(templateWords('甲')) as object),
      notes: [[templateWords('注')]],
    } as DocumentBody[number],
    aParagraph(templateWords('乙')),
  );
  choose(editor, 1);
  expect(setStyle(editor, 'heading2')).toBe(false);
  choose(editor, 5);
  editor.commands.joinBackward();
  expect(body()).toMatchObject([{ spans: [{ text: '甲乙' }], notes: [[{ text: '注' }]] }]);
  writeFootnote(editor, { position: 3, isNew: false }, '新注');
  expect(body()).toMatchObject([{ notes: [[{ text: '新注', origin: { kind: 'typed' } }]] }]);
});

it('notes something on words, changes it and takes it away; no word of the document changes', () => {
  start(aParagraph(templateWords('甲乙丙')));
  choose(editor, 2, 3);
  addComment(editor, '查');
  const [comment] = commentsAt(editor, 2);
  expect(body()).toMatchObject([{ spans: [{}, { text: '乙', comments: [{ text: '查' }] }, {}] }]);
  changeComment(editor, comment?.id ?? '', '查过了');
  expect(commentsAt(editor, 2)).toMatchObject([{ text: '查过了' }]);
  changeComment(editor, comment?.id ?? '', null);
  expect(body()).toEqual([aParagraph(templateWords('甲乙丙'))]);
});

it('finds citations where the check says they are, in paragraphs and in cells, until they are edited', () => {
  const raw = '《民法典》第六百七十五条';
  const cell = (text: string) => ({
    paragraphs: [[], [templateWords(text)]],
    columns: 1,
    role: 'content' as const,
  });
  start(
    aParagraph({ ...templateWords('＿＿'), blank: true }, templateWords(`依据${raw}。`)),
    { kind: 'table', widths: [50, 50], headRows: 0, rows: [{ cells: [cell('甲'), cell(`见${raw}`)] }] },
    aParagraph(),
  );
  const text = documentText({ title: '', layout: 'plain', pageFoot: [], blocks: body() });
  const at = [text.indexOf(raw), text.lastIndexOf(raw)];
  const citations = at.map((from) => ({ start: from, end: from + raw.length, raw, state: 'verified' }));
  const known = citations as unknown as AuditedCitation[];
  const places = placesOf(editor.state.doc, known);
  expect(places.map(({ from, to }) => editor.state.doc.textBetween(from, to))).toEqual([raw, raw]);
  editor.view.dispatch(showCitations(editor.state, known));
  const [first] = places;
  const inFirst = (first?.from ?? 0) + 3;
  expect(citationAt(editor.state, inFirst)).toMatchObject({ raw });
  choose(editor, inFirst);
  typeInto(editor, '新');
  expect(citationAt(editor.state, inFirst)).toBeNull();
  expect(citationAt(editor.state, (places[1]?.from ?? 0) + 4)).toMatchObject({ raw });
});

it('cites an article by its name, and with its words where they are wanted and held', () => {
  const read = { citation: '《民法典》第一条', article: { text: '　　为了“保护”。\n第二款。' } } as never;
  expect(articleWords(read, false)).toBe('《民法典》第一条');
  expect(articleWords(read, true)).toBe('《民法典》第一条规定：“为了‘保护’。第二款。”');
  expect(articleWords({ citation: '《民法典》第一条', article: { text: null } } as never, true)).toBe(
    '《民法典》第一条',
  );
});
