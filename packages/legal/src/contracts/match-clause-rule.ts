import type { Clause, Span } from './contract.ts';
import { compileWord, foldText, type PartyNames, type WordMatcher } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleLine, RuleText } from './rule-text.ts';
import type { Sentence } from './sentences.ts';

/** Where a clause rule fires. */
export interface RuleMatch {
  span: Span;
  clause: Clause | null;
}

/** A rule that fires more often in one contract speaks of its style, not of a clause. */
const MOST_MATCHES = 5;

interface Words {
  any: WordMatcher[];
  all: WordMatcher[];
  none: WordMatcher[];
}

/** The places where a rule's words stand together in its scope, one a line at most. */
export function matchClauseRule(rule: PlaybookRule, text: RuleText, names: PartyNames): RuleMatch[] {
  const compile = (list: readonly string[]) => list.map((word) => compileWord(word, names));
  const words: Words = { any: compile(rule.any), all: compile(rule.all), none: compile(rule.none) };
  // Without `any` the first of `all` is what is quoted.
  if (words.any.length === 0) words.any = words.all.slice(0, 1);
  if (words.any.length === 0) return [];
  const found: RuleMatch[] = [];
  for (const article of text.articles) {
    if (rule.scope === 'clause' && !fits(article.folded, words)) continue;
    for (const line of article.lines) {
      const match = matchLine(rule, line, words);
      if (!match) continue;
      found.push({ span: match, clause: line.clause });
      if (found.length >= MOST_MATCHES) return found;
      if (rule.scope === 'clause') break;
    }
  }
  return found;
}

const fits = (folded: string, { any, all, none }: Words) =>
  any.some((word) => word.find(folded)) &&
  all.every((word) => word.find(folded)) &&
  !none.some((word) => word.find(folded));

function matchLine(rule: PlaybookRule, line: RuleLine, words: Words): Span | null {
  if (rule.scope === 'paragraph' && !fits(line.folded, words)) return null;
  for (const sentence of line.sentences) {
    const folded = foldText(sentence.text);
    if (rule.scope === 'sentence' ? !fits(folded, words) : !words.any.some((word) => word.find(folded)))
      continue;
    return extentOf(rule, line, sentence, words.any, folded);
  }
  return rule.scope === 'sentence' ? null : acrossSentences(rule, line, words.any);
}

function extentOf(
  rule: PlaybookRule,
  line: RuleLine,
  sentence: Sentence,
  any: readonly WordMatcher[],
  folded: string,
): Span {
  if (rule.extent === 'sentence') return sentence.span;
  if (rule.extent === 'paragraph') return paragraphOf(line);
  const match = any.map((word) => word.find(folded)).find((one) => one !== null);
  const { blockId, start } = sentence.span;
  return match ? { blockId, start: start + match.start, end: start + match.end } : sentence.span;
}

/** The line after its number, without the mark at its end. */
function paragraphOf({ line }: RuleLine): Span {
  const end = line.text.replace(/[。；;.\s\u3000]+$/, '').length;
  return {
    blockId: line.blockId,
    start: line.start + line.numberLength,
    end: line.start + Math.max(end, line.numberLength),
  };
}

/** A word that reaches over a semicolon is found in the line alone. */
function acrossSentences(rule: PlaybookRule, line: RuleLine, any: readonly WordMatcher[]): Span | null {
  const match = any.map((word) => word.find(line.folded)).find((one) => one !== null);
  if (!match || match.start < line.line.numberLength) return null;
  if (rule.extent !== 'words') return paragraphOf(line);
  return {
    blockId: line.line.blockId,
    start: line.line.start + match.start,
    end: line.line.start + match.end,
  };
}
