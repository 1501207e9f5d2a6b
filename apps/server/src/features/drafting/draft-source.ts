import type { SharedBlock } from '@mingfa/contract/share-content';
import type { WordsOrigin } from '@mingfa/contract/words-origin';
import type { DocumentBlock, DocumentSpan, DocumentTable } from '@mingfa/legal/drafting/document-blocks';
import { sql } from 'drizzle-orm';
import { draft } from '../../db/schema/drafting.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { DraftingContext } from './drafting-context.ts';
import { documentOf } from './drafts/document-of.ts';
import { whoseWords } from './export/words-of-draft.ts';
import { catalogFor } from './own/own-catalog.ts';
import { ownDraft } from './own-rows.ts';
import { requireTemplate } from './templates/template-catalog.ts';

/** A draft as something that can be shared: its document as it stands, without where its facts came from. */
export const draftSource = (drafting: Pick<DraftingContext, 'templates'>): ShareSourceKind => ({
  kind: 'draft',
  type: 'document',
  async snapshot({ db, caller, clock }, { sourceId }) {
    const { draft: row, matter } = await ownDraft(db, caller, sourceId);
    const catalog = await catalogFor({ db, caller, templates: drafting.templates });
    const content = { sheet: matter.sheet, parts: row.parts, body: row.body };
    const entry = requireTemplate(catalog, row.templateId);
    const { blocks } = documentOf(catalog, entry, content, todayInChina(clock));
    return {
      title: row.title,
      content: { kind: 'sheet', blocks: blocks.flatMap(sharedBlocks) },
      privateWords: [],
    };
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${draft} where ${draft.id} = ${sourceId}
      and ${draft.ownerId} = ${ownerId})`,
});

const wordsOf = (spans: readonly DocumentSpan[]) => spans.map(({ text }) => text).join('');

/** A paragraph with a model's words in it is marked as the model's. */
function originOf(spans: readonly DocumentSpan[]): WordsOrigin {
  const whose = new Set(spans.map(({ origin }) => whoseWords(origin)));
  return whose.has('model') ? 'model' : whose.has('person') ? 'person' : 'program';
}

const paragraph = (spans: readonly DocumentSpan[], notes: readonly string[] = []): SharedBlock[] => {
  const text = wordsOf(spans);
  if (text.trim() === '') return [];
  const told = notes.map((note) => ({ at: text.length, text: note, location: null }));
  return [{ kind: 'paragraph', origin: originOf(spans), text, notes: told }];
};

function sharedBlocks(block: DocumentBlock): SharedBlock[] {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [{ kind: 'heading', level: 2, text: wordsOf(block.spans) }];
    case 'heading':
      return [{ kind: 'heading', level: 3, text: wordsOf(block.spans) }];
    case 'paragraph':
      return paragraph(block.spans, (block.notes ?? []).map(wordsOf));
    case 'table':
      return isForm(block) ? block.rows.flatMap(({ cells }) => rowOf(cells)) : [listOf(block)];
    case 'signature':
      return block.lines.flatMap((line) => paragraph(line));
    case 'page_break':
      return [];
  }
}

/** Labels beside what is filled in, under bars: no table of cells that belong together. */
const isForm = ({ headRows, rows }: DocumentTable): boolean =>
  headRows === 0 &&
  rows.some(({ cells }) => cells.some(({ role }) => role === 'section' || role === 'label'));

/** A row of a form reads as its label with what is filled in. */
function rowOf(cells: DocumentTable['rows'][number]['cells']): SharedBlock[] {
  return cells.flatMap(({ role, paragraphs }, at): SharedBlock[] => {
    if (role === 'section') return [{ kind: 'heading', level: 3, text: paragraphs.map(wordsOf).join(' ') }];
    if (role === 'label') return [];
    const before = cells[at - 1];
    const label = before?.role === 'label' ? before.paragraphs.flat() : [];
    const [first = [], ...rest] = paragraphs;
    const colon = { text: '：', origin: { kind: 'template' as const } };
    const line = label.length > 0 ? [...label, colon, ...first] : first;
    return [line, ...rest].flatMap((spans) => paragraph(spans));
  });
}

function listOf({ headRows, rows }: DocumentTable): SharedBlock {
  const texts = rows.map(({ cells }) => cells.map(({ paragraphs }) => paragraphs.map(wordsOf).join('\n')));
  const [columns = [], ...rest] = headRows > 0 ? texts : [[], ...texts];
  const spans = rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.flat()));
  return { kind: 'table', origin: originOf(spans), columns, rows: rest };
}
