import type { ReportBlock } from '@mingfa/contract/case-report-content';
import type { SharedBlock } from '@mingfa/contract/share-content';
import { sql } from 'drizzle-orm';
import { caseReport } from '../../db/schema/case-report.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { composeContent } from './content/compose-content.ts';
import { REPORT_WORDS } from './content/report-words.ts';
import { ownReport } from './own-report.ts';

/** A similar-case report as something that can be shared: as it would be written now, with its log. People of cases stand as 张某. */
export const reportSource: ShareSourceKind = {
  kind: 'report',
  type: 'report',
  async snapshot(context, { sourceId }) {
    const row = await ownReport(context.db, context.caller, sourceId);
    const { title, sections, log } = await composeContent(context, row);
    const words = REPORT_WORDS[row.language];
    const heading = (text: string): SharedBlock => ({ kind: 'heading', level: 2, text });
    const blocks = sections.flatMap(({ section, title: of, blocks: made }): SharedBlock[] => [
      heading(of),
      ...(section === 'conclusion' && made.length === 0
        ? [{ kind: 'paragraph' as const, origin: 'program' as const, text: words.noConclusion, notes: [] }]
        : made.map(sharedBlock)),
    ]);
    return {
      title,
      content: { kind: 'sheet', blocks: [...blocks, heading(words.annex), ...log.blocks.map(sharedBlock)] },
      privateWords: [],
    };
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${caseReport} where ${caseReport.id} = ${sourceId}
      and ${caseReport.ownerId} = ${ownerId})`,
};

function sharedBlock(block: ReportBlock): SharedBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', level: 3, text: block.text };
    case 'paragraph': {
      const { origin, text, notes } = block;
      return { kind: 'paragraph', origin: origin === 'own' ? 'person' : 'program', text, notes };
    }
    case 'quote':
      return { kind: 'quote', text: block.text, source: block.source, location: null };
    case 'table':
      return { kind: 'table', origin: 'program', columns: block.columns, rows: block.rows };
  }
}
