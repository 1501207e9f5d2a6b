import type { CaseSectionKind } from '@mingfa/contract/case';
import type { CaseQuote } from '@mingfa/contract/case-report-content';
import type { PendingCase } from '@mingfa/contract/case-report-project';
import type { StoredSection } from '../../../db/schema/case.ts';
import type { StoredQuotes } from '../../../db/schema/case-report.ts';

/** The text of a case as its readers see it. */
export interface QuotedText {
  masked: string;
  sections: readonly StoredSection[];
}

/** The quotations of a chosen case. */
export type CaseQuotes = Record<'gist' | 'facts' | 'issue' | 'reasoning' | 'ruling', CaseQuote | null>;

/** A quotation ends with the last sentence within this: of what stands in the table of comparison, and of a gist. */
const MOST_CHARACTERS = 500;
const MOST_OF_GIST = 1200;
/** Shorter paragraphs are headings or lead-ins: 裁判要点, 本院认为：. */
const LEAST_CHARACTERS = 12;

/**
 * What is quoted of a case: its own gist where it has one, else the paragraph of its reasoning that shares most with the pending case;
 * the paragraphs of facts, issues, reasoning and ruling alike. Every text stands in the case as it is here.
 */
export function chooseQuotes(
  text: QuotedText,
  chosen: StoredQuotes,
  pending: Pick<PendingCase, 'facts' | 'issues' | 'claims'>,
): CaseQuotes {
  const lines = text.masked.split('\n');
  const issues = pairsOf([...pending.issues, pending.claims].join('\n'));
  const facts = pairsOf(pending.facts);
  const ofChoice = (field: keyof StoredQuotes, most = MOST_CHARACTERS): CaseQuote | null => {
    const paragraph = chosen[field];
    const words = paragraph ? lines[paragraph - 1] : undefined;
    if (!paragraph || !words) return null;
    return { section: sectionOf(text, paragraph), paragraph, text: cut(words, most), origin: 'chosen' };
  };
  const best = (kind: CaseSectionKind, asked: ReadonlySet<string>) =>
    bestParagraph(lines, text.sections, kind, asked);
  const reasoning = best('reasoning', issues.size > 0 ? issues : facts);
  return {
    gist: ofChoice('gist', MOST_OF_GIST) ?? ownGist(lines, text.sections) ?? reasoning,
    facts: ofChoice('facts') ?? best('facts', facts),
    issue: ofChoice('issue') ?? best('issues', issues),
    reasoning: ofChoice('reasoning') ?? reasoning,
    ruling: ofChoice('ruling') ?? wholeSection(lines, text.sections, 'ruling', 'excerpt'),
  };
}

/** Whether a paragraph can be quoted. */
export const hasParagraph = ({ masked }: Pick<QuotedText, 'masked'>, paragraph: number): boolean =>
  (masked.split('\n')[paragraph - 1] ?? '').trim() !== '';

const ownGist = (lines: readonly string[], sections: readonly StoredSection[]) =>
  wholeSection(lines, sections, 'gist', 'own_gist');

/** The paragraphs of a section behind its heading, as they follow each other. */
function wholeSection(
  lines: readonly string[],
  sections: readonly StoredSection[],
  kind: CaseSectionKind,
  origin: CaseQuote['origin'],
): CaseQuote | null {
  const section = sections.find((one) => one.kind === kind);
  if (!section) return null;
  let { from } = section;
  if (from < section.to && (lines[from - 1] ?? '').length < LEAST_CHARACTERS) from += 1;
  const words = lines.slice(from - 1, section.to).join('\n');
  const most = kind === 'gist' ? MOST_OF_GIST : MOST_CHARACTERS;
  return words.trim() === '' ? null : { section: kind, paragraph: from, text: cut(words, most), origin };
}

function bestParagraph(
  lines: readonly string[],
  sections: readonly StoredSection[],
  kind: CaseSectionKind,
  asked: ReadonlySet<string>,
): CaseQuote | null {
  const found = sections
    .filter((section) => section.kind === kind)
    .flatMap(({ from, to }) => lines.slice(from - 1, to).map((text, at) => ({ paragraph: from + at, text })))
    .filter(({ text }) => text.trim() !== '');
  const told = found.filter(({ text }) => text.length >= LEAST_CHARACTERS);
  const [first] = (told.length > 0 ? told : found)
    .map((one) => ({ ...one, score: shared(asked, one.text) }))
    .sort((a, b) => b.score - a.score || a.paragraph - b.paragraph);
  return first
    ? { section: kind, paragraph: first.paragraph, text: cut(first.text), origin: 'excerpt' }
    : null;
}

function sectionOf({ sections }: QuotedText, paragraph: number): CaseSectionKind {
  return sections.find(({ from, to }) => from <= paragraph && paragraph <= to)?.kind ?? 'heading';
}

/** A beginning of the text that ends with a sentence. */
function cut(text: string, most = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[。；！？](?=[^。；！？]*$)/);
  return text.slice(0, end < 0 ? most : end + 1);
}

/** Pairs of neighbouring characters, without those that marks part. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const piece of text.split(/[^\u4e00-\u9fffA-Za-z0-9]+/)) {
    for (let at = 0; at + 1 < piece.length; at += 1) pairs.add(piece.slice(at, at + 2));
  }
  return pairs;
}

/** How much of what is asked a text holds; long paragraphs gain less. */
function shared(asked: ReadonlySet<string>, text: string): number {
  let count = 0;
  for (const pair of pairsOf(text)) if (asked.has(pair)) count += 1;
  return count / Math.sqrt(40 + text.length);
}
