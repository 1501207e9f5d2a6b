import type { Citation } from '@mingfa/legal/citation/citation';
import type { AnswerText } from '../../../engine/answering/answer-text.ts';

/** Blanks and what Markdown sets before a heading or an entry of a list. */
const BEFORE_HEADING = /^[\s#>*_\-+　]*$/;
/** Other articles stand between. */
const ARTICLE_LINE = /^[\s#>*_\-+　]*第[〇零一二三四五六七八九十百千\d]+条/;
/** A line that is a law's name: 《中华人民共和国民法典》（2020年）相关条文：. */
const NAMES_LAW =
  /(?:》|法典?|条例|规定|解释|办法)(?:[（(][^（）()]{0,30}[）)])?的?(?:有关|相关|法律)?(?:规定|条文|法条|条款)?(?:如下)?[*_]*[：:]?[*_]*$/;
/** 第三条 租金及支付: what follows the number of a heading is no longer than this. */
const HEADING_CHARACTERS = 20;

/**
 * Whether an article without a law's name stands where the text numbers its own clauses: 第三条 租金 at the beginning of a line, and
 * not 第三条规定……. `heading` where it is nothing but a heading. Below a line that names a law it is that law's: 附：相关法条.
 */
export function ownClause(answer: AnswerText, citation: Citation): 'heading' | 'clause' | null {
  if (citation.type !== 'statute' || citation.law.kind === 'named' || citation.law.word !== '') return null;
  const { text } = answer;
  const lineStart = text.lastIndexOf('\n', citation.start - 1) + 1;
  if (!BEFORE_HEADING.test(text.slice(lineStart, citation.start))) return null;
  const lineEnd = text.indexOf('\n', citation.end);
  const rest = text.slice(citation.end, lineEnd < 0 ? text.length : lineEnd).replace(/[*_]+$/, '');
  if (!/^(?:[*_]*[\s　：:]|[*_]*$)/.test(rest)) return null;
  const lines = text.slice(0, lineStart).split(/\n+/);
  const above = lines.findLast((line) => line.trim() !== '' && !ARTICLE_LINE.test(line)) ?? '';
  if (NAMES_LAW.test(above.trim().slice(-80))) return null;
  return rest.trim().length <= HEADING_CHARACTERS ? 'heading' : 'clause';
}
