import { measuresIn } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';
import { type ClaimedClause, clausesIn } from './claimed-clauses.ts';
import { startStands } from './compare-starts.ts';
import { isInMode } from './modes.ts';
import { holds } from './naming-words.ts';
import { type RuleSentence, ruleSentences } from './rule-sentences.ts';

/**
 * Which piece of a sentence states a rule, or a case of one, in words that are not all found together in the article: what it says was not
 * compared. Null where every piece that claims something stands in the 款 that says the rest of its statement, too.
 *
 * It looks for words, in the forms in which laws write them, and not for what they mean: so a paraphrase is uncompared and not wrong.
 * @param options.beside texts of other articles that the sentence cites
 * @param options.only `stated` leaves out pieces without a word of a rule or of its case
 */
export function uncomparedClause(
  claim: string,
  parts: readonly ArticlePart[],
  { beside = [], only = 'claimed' }: { beside?: readonly string[]; only?: 'claimed' | 'stated' } = {},
): number | null {
  const rules = ruleSentences(parts);
  const others = beside.flatMap((text) => ruleSentences(partsIn(text)).flat());
  const clauses = clausesIn(claim).filter(
    (one) => (only === 'claimed' || one.isStated) && !others.some((rule) => stands(one, rule)),
  );
  for (const statement of Map.groupBy(clauses, (one) => one.statement).values()) {
    // Statements stand in one 款: the start of another one's period is not that of this one's.
    const missing = rules.map((sentences) =>
      statement.find((one) => !sentences.some((rule) => stands(one, rule))),
    );
    // The 款 that has all before it is the one that is spoken of.
    if (missing.every((one) => one !== undefined)) return Math.max(...missing.map(({ at }) => at));
  }
  return null;
}

/** So much of a clause stands in the sentence itself; the rest may be what the 款 began to speak of. */
const OWN_SHARE = 0.5;

function stands({ text, words }: ClaimedClause, rule: RuleSentence): boolean {
  const own = words.filter((word) => holds(rule.text, word));
  return (
    own.length >= OWN_SHARE * words.length &&
    words.every((word) => own.includes(word) || holds(rule.before, word)) &&
    isInMode(text, rule.text) &&
    startStands(text, `${rule.before}。${rule.text}`) &&
    !leavesOutFigure(text, words, rule.text)
  );
}

/** 自用工之日起未订立书面合同的, where the law says 超过一个月不满一年未订立: its case is told without the figure that makes it one. */
function leavesOutFigure(text: string, words: readonly string[], rule: string): boolean {
  const said = kindsIn(text);
  return rule.split(/[，；：]/).some((condition) => {
    if (!condition.endsWith('的')) return false;
    const shared = words.filter((word) => holds(condition, word)).length;
    if (shared < 2 || shared < OWN_SHARE * words.length) return false;
    const kinds = kindsIn(condition);
    return kinds.size > 0 && ![...kinds].some((kind) => said.has(kind));
  });
}

const kindsIn = rememberByText(
  (text): ReadonlySet<string> => new Set(measuresIn(text).map(({ kind }) => kind)),
  600,
);
