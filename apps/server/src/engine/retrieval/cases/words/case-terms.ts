import type { CaseSectionKind } from '@mingfa/contract/case';
import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';
import type { CasePart, CaseTerms } from '../../../../ports/case-text-search.ts';

/** What of a case is indexed, with natural persons masked as readers see it. */
export interface IndexedCase {
  title: string;
  court: string | null;
  causes: readonly string[];
  /** The masked text, a paragraph a line. */
  text: string;
  /** Which paragraphs a section has: from 1, both ends counted. */
  sections: readonly { kind: CaseSectionKind; from: number; to: number }[];
}

/** The part in which a section is searched. */
export const PART_OF_SECTION: Readonly<Record<CaseSectionKind, CasePart>> = {
  heading: 'head',
  keywords: 'head',
  articles: 'head',
  parties: 'head',
  gist: 'gist',
  significance: 'gist',
  duties: 'gist',
  claims: 'claims',
  defence: 'defence',
  facts: 'facts',
  issues: 'reasoning',
  reasoning: 'reasoning',
  ruling: 'ruling',
  procedure: 'rest',
  costs: 'rest',
  appeal: 'rest',
  signatures: 'rest',
};

/** A longer text than this says nothing more that anybody looks for (20 MB of a scanned annex). */
const MOST_CHARACTERS = 400_000;

/** The terms of a case for the search index. Pure: the import makes them in its worker. */
export function caseTerms({ title, court, causes, text, sections }: IndexedCase): CaseTerms {
  const paragraphs = text.slice(0, MOST_CHARACTERS).split('\n');
  const partOf = paragraphs.map((): CasePart => 'rest');
  for (const { kind, from, to } of sections) {
    for (let at = from - 1; at < Math.min(to, paragraphs.length); at += 1) partOf[at] = PART_OF_SECTION[kind];
  }
  const lines = new Map<CasePart, string[]>([['head', [title, court ?? '', ...causes]]]);
  for (const [at, paragraph] of paragraphs.entries()) {
    const part = partOf[at] ?? 'rest';
    const known = lines.get(part);
    if (known) known.push(paragraph);
    else lines.set(part, [paragraph]);
  }
  return Object.fromEntries([...lines].map(([part, of]) => [part, termsOf(of.join('\n'))]));
}

const termsOf = (text: string): string[] => [
  ...characterBigrams(text),
  ...segmentWords(text).filter((word) => word.length >= 3),
];
