import { CITATION_STATE_LABELS } from '@mingfa/contract/labels/citation-labels';
import { FINDING_LEVEL_LABELS } from '@mingfa/contract/labels/review-labels';
import type { Language } from '@mingfa/contract/values';
import type { FindingRow } from '../own-rows.ts';
import { REVIEW_WORDS } from './review-words.ts';

type Commented = Pick<
  FindingRow,
  'level' | 'title' | 'reason' | 'articles' | 'suggestion' | 'action' | 'source'
>;

/**
 * The comment of a finding: level and title, reason, articles with what was checked of them.
 * @param wording says what is suggested, too, where the wording itself is not written into the text
 * @param marked says of a model's finding that it is generated; a clean copy does not
 */
export function commentText(
  finding: Commented,
  language: Language,
  { wording, marked }: { wording: boolean; marked: boolean },
): string {
  const words = REVIEW_WORDS[language];
  const mark = marked && finding.source === 'model' ? words.byModel : '';
  const lines = [
    `【${FINDING_LEVEL_LABELS[language][finding.level]}】${finding.title}${mark}`,
    finding.reason,
  ];
  if (finding.articles.length > 0) {
    const separator = language === 'en' ? '; ' : '；';
    lines.push(
      words.reliedOn +
        finding.articles
          .map(({ citation, state }) => `${citation}（${CITATION_STATE_LABELS[language][state]}）`)
          .join(separator),
    );
  }
  if (wording && finding.suggestion !== '') {
    lines.push((finding.action === 'insert' ? words.insertion : words.suggestion) + finding.suggestion);
  }
  return lines.filter((line) => line !== '').join('\n');
}
