import type { ComparedClause } from '@mingfa/contract/document';
import { CLAUSE_CHANGE_LABELS } from '@mingfa/contract/labels/document-labels';
import type { Language } from '@mingfa/contract/values';
import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import { packDocument } from '../../../engine/word-export/pack-document.ts';
import { storable } from '../../../engine/word-export/storable.ts';
import type { ComparisonExport } from './export-input.ts';
import { EXPORT_WORDS } from './export-words.ts';

// Colour is never alone: what was put in is underlined, what was struck out has a line through it.
const INSERTED = { color: '1B7A3D', underline: {} } as const;
const DELETED = { color: 'B3261E', strike: true } as const;
const TAG_COLOURS: Record<ComparedClause['change'], string> = {
  same: '6B6878',
  renumbered: '6B6878',
  changed: '8A5A00',
  added: '1B7A3D',
  removed: 'B3261E',
  moved: '5B3FC4',
};

/** A comparison as a Word file, clause by clause. Takes long for long ones: call it in a worker. */
export async function comparisonToDocx(comparison: ComparisonExport): Promise<Uint8Array> {
  const words = EXPORT_WORDS[comparison.language];
  const changed = comparison.clauses.filter(({ change }) => change !== 'same');
  const same = comparison.clauses.filter(({ change }) => change === 'same');
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: words.comparison }),
    new Paragraph({ style: 'Body', text: storable(words.older(comparison.left)) }),
    new Paragraph({ style: 'Body', text: storable(words.newer(comparison.right)) }),
    new Paragraph({
      style: 'Body',
      children: [new TextRun({ text: countsOf(comparison), bold: true })],
    }),
    new Paragraph({
      style: 'Body',
      children: [
        new TextRun(words.legend),
        new TextRun({ text: words.inserted, ...INSERTED }),
        new TextRun('　'),
        new TextRun({ text: words.deleted, ...DELETED }),
      ],
    }),
    new Paragraph({ style: 'Remark', text: words.exportedOn(comparison.day) }),
    new Paragraph({ style: 'Remark', text: words.comparisonCaution }),
    ...changed.flatMap((clause) => clauseOf(clause, comparison.language)),
    ...(same.length === 0
      ? []
      : [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            text: words.unchangedClauses,
            spacing: { before: 320 },
          }),
          ...same.map((clause) => new Paragraph({ style: 'Remark', text: storable(labelOf(clause)) })),
        ]),
  ];
  return await packDocument({ title: `${comparison.left} ${comparison.right}`, children });
}

function countsOf({ counts, language }: ComparisonExport): string {
  const shown = ['changed', 'added', 'removed', 'moved', 'renumbered', 'same'] as const;
  return shown.map((change) => `${CLAUSE_CHANGE_LABELS[language][change]} ${counts[change]}`).join(' · ');
}

function clauseOf(clause: ComparedClause, language: Language): FileChild[] {
  const words = EXPORT_WORDS[language];
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_3,
    spacing: { before: 240 },
    children: [
      new TextRun(storable(labelOf(clause))),
      new TextRun({
        text: ` ［${CLAUSE_CHANGE_LABELS[language][clause.change]}］`,
        color: TAG_COLOURS[clause.change],
      }),
    ],
  });
  const former = clause.formerLabel
    ? [new Paragraph({ style: 'Remark', text: storable(words.formerly(clause.formerLabel)) })]
    : [];
  return [
    title,
    ...former,
    ...linesOf(clause).map((runs) => new Paragraph({ style: 'Body', children: runs })),
  ];
}

/** The spans of a clause cut at their line breaks. */
function linesOf(clause: ComparedClause): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const { kind, text } of clause.spans) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece === '') continue;
      const style = kind === 'inserted' ? INSERTED : kind === 'deleted' ? DELETED : {};
      lines.at(-1)?.push(new TextRun({ text: storable(piece), ...style }));
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** A clause without a number is called by its first words. */
function labelOf(clause: ComparedClause): string {
  if (clause.label !== '') return clause.label;
  const text = (clause.right ?? clause.left)?.text.trim() ?? '';
  return `${[...text].slice(0, 20).join('')}…`;
}
