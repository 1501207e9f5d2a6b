import type { CaseSectionKind } from '@mingfa/contract/case';
import type { CaseHit } from '@mingfa/contract/case-search';
import { makeExcerpt } from '@mingfa/legal/words/make-excerpt';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseText, type StoredSection } from '../../../db/schema/case.ts';

type ParagraphHit = CaseHit['paragraphs'][number];

const MOST_PARAGRAPHS = 3;
const EXCERPT_CHARACTERS = 240;
/** What the court says for itself tells more than who the parties are. */
const WORTH: Partial<Record<CaseSectionKind, number>> = {
  gist: 1.6,
  reasoning: 1.4,
  issues: 1.3,
  facts: 1.1,
  significance: 1.1,
  heading: 0.5,
  parties: 0.3,
  procedure: 0.5,
  signatures: 0.2,
  appeal: 0.3,
  costs: 0.3,
};

/**
 * The best paragraphs of each case for words, in the order of the text.
 * @param section only there
 */
export async function readParagraphHits(
  db: Database,
  caseIds: readonly string[],
  words: readonly string[],
  section?: CaseSectionKind | undefined,
): Promise<Map<string, ParagraphHit[]>> {
  if (caseIds.length === 0 || words.length === 0) return new Map();
  const rows = await db
    .select({ caseId: caseText.caseId, masked: caseText.masked, sections: caseText.sections })
    .from(caseText)
    .where(inArray(caseText.caseId, [...caseIds]));
  return new Map(rows.map((row) => [row.caseId, bestParagraphs(row, words, section)]));
}

function bestParagraphs(
  { masked, sections }: { masked: string; sections: readonly StoredSection[] },
  words: readonly string[],
  section: CaseSectionKind | undefined,
): ParagraphHit[] {
  const sought = [...new Set(words.map((word) => word.toLowerCase()))];
  const paragraphs = masked.split('\n');
  const found = sections
    .filter(({ kind }) => section === undefined || kind === section)
    .flatMap(({ kind, from, to }) =>
      paragraphs.slice(from - 1, to).flatMap((text, at) => {
        const lower = text.toLowerCase();
        const held = sought.filter((word) => lower.includes(word));
        const letters = held.reduce((sum, word) => sum + word.length, 0);
        if (held.length === 0) return [];
        return [{ section: kind, paragraph: from + at, text, score: letters * (WORTH[kind] ?? 1) }];
      }),
    );
  return found
    .sort((a, b) => b.score - a.score || a.paragraph - b.paragraph)
    .slice(0, MOST_PARAGRAPHS)
    .sort((a, b) => a.paragraph - b.paragraph)
    .map(({ section: kind, paragraph, text }) => {
      const { excerpt, highlights } = makeExcerpt(text, sought, EXCERPT_CHARACTERS);
      return { section: kind, paragraph, text: excerpt, highlights };
    });
}
