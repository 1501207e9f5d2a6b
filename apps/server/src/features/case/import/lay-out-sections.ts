import type { JudgmentSection } from '@mingfa/legal/judgments/judgment-reading';
import type { StoredSection } from '../../../db/schema/case.ts';

/**
 * A text as paragraphs, cut as well where a section begins inside a line, and its sections by the numbers of their paragraphs: what
 * comes before the first is the heading, what comes after the last the signatures. Every paragraph belongs to one section.
 */
export function layOutSections(
  text: string,
  read: readonly JudgmentSection[],
): { paragraphs: string[]; sections: StoredSection[] } {
  const sections = read.toSorted((a, b) => a.start - b.start);
  const starts = new Map<number, StoredSection['kind']>();
  for (const { start, kind } of sections) if (!starts.has(start)) starts.set(start, kind);
  const end = Math.max(0, ...sections.map((section) => section.end));
  const cuts = [...starts.keys()];
  const paragraphs: string[] = [];
  const laidOut: StoredSection[] = [];
  let kind: StoredSection['kind'] = 'heading';
  let offset = 0;
  let nextCut = 0;
  for (const line of text.split('\n')) {
    const lineEnd = offset + line.length;
    let from = offset;
    while (from < lineEnd) {
      while (nextCut < cuts.length && (cuts[nextCut] as number) <= from) nextCut += 1;
      const cut = cuts[nextCut];
      const to = cut !== undefined && cut < lineEnd ? cut : lineEnd;
      const piece = text.slice(from, to).trim();
      const begins = starts.get(from);
      if (begins) kind = begins;
      else if (sections.length > 0 && from >= end) kind = 'signatures';
      if (piece !== '') {
        paragraphs.push(piece);
        addTo(laidOut, kind, paragraphs.length, begins !== undefined);
      }
      from = to;
    }
    offset = lineEnd + 1;
  }
  return { paragraphs, sections: laidOut };
}

function addTo(
  sections: StoredSection[],
  kind: StoredSection['kind'],
  paragraph: number,
  begins: boolean,
): void {
  const last = sections.at(-1);
  if (last && last.kind === kind && !begins) last.to = paragraph;
  else sections.push({ kind, from: paragraph, to: paragraph });
}
