import type { Clause, Span } from './contract.ts';
import { compileWord, foldText, type PartyNames, type WordMatcher } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleLine, RuleText } from './rule-text.ts';
import type { Sentence } from './sentences.ts';

/** Where a clause rule fires. */
export interface RuleMatch {
  span: Span;
  /** The sentences within the span that carry the fault, where a line has more than one. */
  parts: readonly Span[];
  clause: Clause | null;
}

/** A rule that fires more often in one contract speaks of its style, not of a clause. */
const MOST_MATCHES = 5;

interface RuleMatchers {
  any: WordMatcher[];
  all: WordMatcher[];
  none: WordMatcher[];
  before: WordMatcher[];
  /** Words of `none` that deny what follows them. */
  denials: readonly string[];
}

/** The places where a rule's words stand together in its scope, one a line at most. */
export function matchClauseRule(rule: PlaybookRule, text: RuleText, names: PartyNames): RuleMatch[] {
  const compile = (list: readonly string[]) => list.map((word) => compileWord(word, names));
  const words: RuleMatchers = {
    any: compile(rule.any),
    all: compile(rule.all),
    none: compile(rule.none.filter((word) => !DENIALS.has(word))),
    before: compile(rule.before ?? []),
    denials: rule.none.filter((word) => DENIALS.has(word)),
  };
  // Without `any` the first of `all` is what is quoted.
  if (words.any.length === 0) words.any = words.all.slice(0, 1);
  if (words.any.length === 0) return [];
  const found: RuleMatch[] = [];
  for (const article of text.articles) {
    if (rule.scope === 'clause' && !fits(article.folded, words)) continue;
    for (const line of article.lines) {
      const match = matchLine(rule, line, words);
      if (!match) continue;
      found.push({ ...match, clause: line.clause });
      if (found.length >= MOST_MATCHES) return found;
      if (rule.scope === 'clause') break;
    }
  }
  return found;
}

const fits = (folded: string, words: RuleMatchers) =>
  words.any.some((word) => holds(folded, word, words)) &&
  words.all.every((word) => word.find(folded)) &&
  !words.none.some((word) => isSaid(folded, word));

/** They deny what stands behind them in the same phrase, and nothing that stands elsewhere. */
const DENIALS = new Set(['不得', '禁止', '严禁', '不准', '不可', '不能']);

/** Whether a word stands somewhere where nothing denies it and no condition comes before it. */
function holds(folded: string, word: WordMatcher, { denials, before }: RuleMatchers): boolean {
  for (let from = 0; from < folded.length; ) {
    const match = word.find(folded.slice(from));
    if (!match) return false;
    const start = from + match.start;
    const end = from + match.end;
    const sentence = folded.slice(
      Math.max(...[...'。;!?\n'].map((mark) => folded.lastIndexOf(mark, start - 1))) + 1,
      end,
    );
    const phrase = sentence.slice(
      Math.max(...[...',:'].map((mark) => sentence.lastIndexOf(mark, sentence.length - (end - start) - 1))) +
        1,
    );
    const isDenied = denials.some((one) => phrase.includes(one));
    if (!isDenied && !before.some((one) => one.find(sentence.slice(0, sentence.length - (end - start)))))
      return true;
    from = start + Math.max(end - start, 1);
  }
  return false;
}

/** 无需通知 says nothing of a notice, 不承担违约责任 nothing of a breach, 任何原因 of no cause in particular. */
const DENIED =
  /(?:无需|无须|毋需|毋须|不需要?|不须|不必|未经|不经|无权|不承担|不负|不构成|不视为)[^,。;]{0,8}$|(?:任何|何种|何等|各种|一切)$|\b(?:without|regardless of|irrespective of)(?: [a-z-]+){0,3} $|\bno (?:[a-z-]+ )?$/i;
const BEFORE = 40;

/** Whether a word that speaks against the rule is said, and not denied. */
function isSaid(folded: string, word: WordMatcher): boolean {
  for (let from = 0; from < folded.length; ) {
    const match = word.find(folded.slice(from));
    if (!match) return false;
    const at = from + match.start;
    if (!DENIED.test(folded.slice(Math.max(0, at - BEFORE), at))) return true;
    from += Math.max(match.end, match.start + 1);
  }
  return false;
}

function matchLine(
  rule: PlaybookRule,
  line: RuleLine,
  words: RuleMatchers,
): Omit<RuleMatch, 'clause'> | null {
  if (rule.scope === 'paragraph' && !fits(line.folded, words)) return null;
  const matching = line.sentences.filter(({ text }) => {
    const folded = foldText(text);
    return rule.scope === 'sentence'
      ? fits(folded, words)
      : words.any.some((word) => holds(folded, word, words));
  });
  const [first] = matching;
  if (first) {
    if (rule.extent === 'sentence' && matching.length > 1) {
      const together = whole(rule, line, matching);
      if (together) return together;
    }
    return { span: extentOf(rule, line, first, words.any, foldText(first.text)), parts: [] };
  }
  const span = rule.scope === 'sentence' ? null : acrossSentences(rule, line, words.any);
  return span && { span, parts: [] };
}

/** All sentences of a line that carry the fault; what lies between them can stay only where their own words do. */
function whole(
  rule: PlaybookRule,
  { line }: RuleLine,
  sentences: readonly Sentence[],
): Omit<RuleMatch, 'clause'> | null {
  const parts = sentences.map(({ span }) => span);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const keepsWords = rule.suggestion.includes('{原文}');
  const isJoined = parts.every((part, index) => {
    const next = parts[index + 1];
    return !next || /^[\s。；;.]*$/.test(line.text.slice(part.end - line.start, next.start - line.start));
  });
  return keepsWords || isJoined ? { span: { ...first, end: last.end }, parts } : null;
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
