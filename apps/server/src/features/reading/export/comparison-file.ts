import type { ComparedClause } from '@mingfa/contract/document';
import { CLAUSE_CHANGE_LABELS } from '@mingfa/contract/labels/document-labels';
import type { Language } from '@mingfa/contract/values';
import type { PrintedBlock, PrintedFile, PrintedRun } from '@mingfa/files/printed/printed-file';
import type { ComparisonExport } from './export-input.ts';
import { EXPORT_WORDS } from './export-words.ts';

// Colour is never alone: what was put in is underlined, what was struck out has a line through it.
const INSERTED = { color: '1B7A3D', underline: true } as const;
const DELETED = { color: 'B3261E', strike: true } as const;
const TAG_COLOURS: Record<ComparedClause['change'], string> = {
  same: '6B6878',
  renumbered: '6B6878',
  changed: '8A5A00',
  added: '1B7A3D',
  removed: 'B3261E',
  moved: '5B3FC4',
};

/** A comparison as a printed file, clause by clause. */
export function comparisonFile(comparison: ComparisonExport): PrintedFile {
  const words = EXPORT_WORDS[comparison.language];
  const changed = comparison.clauses.filter(({ change }) => change !== 'same');
  const same = comparison.clauses.filter(({ change }) => change === 'same');
  return {
    title: `${comparison.left} ${comparison.right}`,
    language: comparison.language,
    blocks: [
      { kind: 'heading', level: 1, text: words.comparison },
      body(words.older(comparison.left)),
      body(words.newer(comparison.right)),
      body([{ text: countsOf(comparison), bold: true }]),
      body([
        { text: words.legend },
        { text: words.inserted, ...INSERTED },
        { text: '　' },
        { text: words.deleted, ...DELETED },
      ]),
      remark(words.exportedOn(comparison.day)),
      remark(words.comparisonCaution),
      ...changed.flatMap((clause) => clauseOf(clause, comparison.language)),
      ...(same.length === 0
        ? []
        : [
            {
              kind: 'heading',
              level: 2,
              text: words.unchangedClauses,
              spacing: { before: 320 },
            } as const,
            ...same.map((clause) => remark(labelOf(clause))),
          ]),
    ],
  };
}

const body = (text: string | PrintedRun[]): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });
const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });

function countsOf({ counts, language }: ComparisonExport): string {
  const shown = ['changed', 'added', 'removed', 'moved', 'renumbered', 'same'] as const;
  return shown.map((change) => `${CLAUSE_CHANGE_LABELS[language][change]} ${counts[change]}`).join(' · ');
}

function clauseOf(clause: ComparedClause, language: Language): PrintedBlock[] {
  const words = EXPORT_WORDS[language];
  return [
    {
      kind: 'heading',
      level: 3,
      spacing: { before: 240 },
      text: [
        { text: labelOf(clause) },
        { text: ` ［${CLAUSE_CHANGE_LABELS[language][clause.change]}］`, color: TAG_COLOURS[clause.change] },
      ],
    },
    ...(clause.formerLabel ? [remark(words.formerly(clause.formerLabel))] : []),
    ...linesOf(clause).map(body),
  ];
}

/** The spans of a clause cut at their line breaks. */
function linesOf(clause: ComparedClause): PrintedRun[][] {
  const lines: PrintedRun[][] = [[]];
  for (const { kind, text } of clause.spans) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece === '') continue;
      const look = kind === 'inserted' ? INSERTED : kind === 'deleted' ? DELETED : {};
      lines.at(-1)?.push({ text: piece, ...look });
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
