import type { CaseSection, CaseSectionKind, CaseSummary } from '@mingfa/contract/case';
import { caseCitationText } from './case-citation-text.ts';

/** A case as a Markdown text: its title, how it is cited, and a heading for each section. */
export function caseMarkdown(
  one: Pick<CaseSummary, 'court' | 'number' | 'ownNumber' | 'title'>,
  sections: readonly CaseSection[],
  headingOf: (kind: CaseSectionKind) => string,
): string {
  return [
    `# ${one.title}`,
    caseCitationText(one),
    ...sections.flatMap(({ kind, paragraphs }) => [
      `## ${headingOf(kind)}`,
      ...paragraphs.map(({ text }) => text),
    ]),
  ].join('\n\n');
}
