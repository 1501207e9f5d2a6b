import type { DocumentPlace } from '@mingfa/contract/evidence';
import { FACT_KIND_LABELS, paperLabel } from '@mingfa/contract/labels/document-labels';
import type { SharedBlock } from '@mingfa/contract/share-content';
import { sql } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { EXPORT_WORDS, type ExportWords } from './export/export-words.ts';
import { readingOf } from './get-reading.ts';
import type { ReadingContext } from './reading-context.ts';

/** Notes on a document as something that can be shared. What the file is called is its owner's to tell. */
export function readingSource(reading: ReadingContext): ShareSourceKind {
  return {
    kind: 'reading',
    type: 'document',
    async snapshot(context, { sourceId }) {
      const row = await requireReadyDocument(context, sourceId);
      const { language } = context;
      const words = EXPORT_WORDS[language];
      const found = await readingOf({ ...reading, ...context }, row);
      const kind = `${words.kind}：${paperLabel(found, language)} · ${words.characters(row.characters)}`;
      const heading = (text: string): SharedBlock => ({ kind: 'heading', level: 2, text });
      const list = (items: string[]): SharedBlock => ({ kind: 'list', origin: 'source', items });
      const facts = found.facts.map(({ kind: of, label, value, place }) => [
        FACT_KIND_LABELS[language][of],
        label,
        value,
        pageOf(place, words),
      ]);
      const blocks: SharedBlock[] = [
        { kind: 'paragraph', origin: 'program', text: kind, notes: [] },
        heading(words.summary),
        list(
          orNothing(
            found.summary.map(({ sentence, place }) => placed(sentence, place, words)),
            words,
          ),
        ),
        heading(words.facts),
        facts.length > 0
          ? { kind: 'table', origin: 'source', columns: [...words.factColumns], rows: facts }
          : list([words.nothing]),
        heading(words.outline),
        list(
          orNothing(
            found.outline.map(({ text, place }) => placed(text, place, words)),
            words,
          ),
        ),
      ];
      const privateWords = [{ written: row.name, replacement: language === 'en' ? 'File' : '文件' }];
      return { title: '', content: { kind: 'sheet', blocks }, privateWords };
    },
    isThere: (ownerId, sourceId) =>
      sql<boolean>`exists (select 1 from ${document} where ${document.id} = ${sourceId}
        and ${document.ownerId} = ${ownerId})`,
  };
}

const orNothing = (items: string[], { nothing }: ExportWords) => (items.length > 0 ? items : [nothing]);

function placed(text: string, place: DocumentPlace, words: ExportWords): string {
  const page = pageOf(place, words);
  return page === '' ? text : `${text}（${page}）`;
}

/** Names of sheets may say something of the file; a page does not. */
const pageOf = ({ page, time }: DocumentPlace, words: ExportWords) =>
  time ? words.spokenAt(time) : page === null ? '' : words.page(page);
