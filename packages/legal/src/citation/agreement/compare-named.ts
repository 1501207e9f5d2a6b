import { isInAnotherLanguage, narrowsRule } from './bears-nothing-out.ts';
import { type ArticlePart, isNamed, nameOfPlace } from './cited-text.ts';
import { piecesOf } from './claimed-clauses.ts';
import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { hasStrangeDay, otherDay } from './compare-days.ts';
import { partOfWord, unborneWord } from './compare-decisive-words.ts';
import { isOfException } from './compare-exceptions.ts';
import { compareFigures } from './compare-figures.ts';
import { comparePlace } from './compare-place.ts';
import { crossedSentences, replacedWords } from './compare-restated.ts';
import { otherOwner, otherRole } from './compare-roles.ts';
import { nameAsLaw } from './everyday-persons.ts';
import { clauseThatStrays, type PiecesOfClaim } from './follows-sentence.ts';
import { leftOutCondition } from './left-out-condition.ts';
import { asObjection } from './objections.ts';
import { otherParagraph } from './other-paragraph.ts';
import { nameParties } from './parties.ts';
import { readArticle, wholeOfNamed } from './read-article.ts';
import { restatesSentences } from './restates-sentence.ts';
import { senseDifference } from './sense-of-sentence.ts';
import type {
  CitedPart,
  PartAgreement,
  SentenceComparison,
  SentenceDifference,
} from './sentence-comparison.ts';
import { statesNothing } from './states-nothing.ts';
import { uncomparedClause } from './uncompared-clause.ts';
import { withoutReckoning } from './without-reckoning.ts';

/** More of a sentence is not compared, so that no text takes long. */
export const CLAIM_MAX_CHARACTERS = 600;

/** Compares a sentence with what is cited of an article, whatever its other 款 and 项 say. */
export function compareNamed(
  sentence: string,
  articleText: string,
  { paragraph, item, also = [], beside = [], everyday = '', isQuoted = false, isStrange = false }: CitedPart,
): SentenceComparison {
  const { parts, ...all } = readArticle(articleText);
  const named = parts.filter((part) => [{ paragraph, item }, ...also].some((place) => isNamed(part, place)));
  const isOfNamed = (part: ArticlePart) => named.includes(part);
  const { texts: law, whole } = named.length === parts.length ? all : wholeOfNamed(parts, named);
  const article = all.whole;
  const read = withoutQuestions(withoutReckoning(sentence.slice(0, CLAIM_MAX_CHARACTERS)));
  const claim = nameParties(asObjection(read, article), article);
  const asLaw = nameAsLaw(claim, whole);
  const differs = (difference: SentenceDifference): SentenceComparison => ({
    outcome: 'differs',
    difference: { ...difference, said: difference.said.replace(/^[\s，,]+|[\s，,]+$/g, '') },
  });
  const bearsNothingOut = narrowsRule(asLaw, whole) || isInAnotherLanguage(asLaw);
  if (isInItsWords(asLaw, whole)) {
    if (!bearsNothingOut && restatesSentences(asLaw, named))
      return { outcome: 'agrees', difference: null, isAbout: true };
    const otherwise = isQuoted ? null : (crossedSentences(asLaw, named) ?? replacedWords(asLaw, named));
    if (otherwise) return differs(otherwise);
  }
  const figures = compareFigures(asLaw, parts, isOfNamed, beside);
  const unlike = figures.difference ?? otherDay(asLaw, whole);
  if (unlike) return differs({ kind: 'figure', ...unlike });
  const place =
    paragraph === null && item === null
      ? null
      : comparePlace(
          withoutDenied(nameAsLaw(claim, article)),
          parts,
          isOfNamed,
          item === null ? null : `${claim} ${everyday}`,
          {
            everyday,
            hasFigure: figures.agreeing.length > 0,
          },
        );
  // Where another figure is that of the part named, this one may be the case's.
  // How many persons or things there are is told of any rule.
  const isCount = place === 'holds' && /[个名家]/.test(figures.elsewhere?.said ?? '');
  // 前款规定以外的 is told with the words of the 款 before.
  const isRest = typeof place === 'object' && TELLS_REST.test(claim) && isRestOf(place, named);
  const elsewhere = figures.agreeing.length === 0 && !isCount ? figures.elsewhere?.part : null;
  const ofWord = paragraph === null ? null : partOfWord(asLaw, parts, isOfNamed);
  const other =
    elsewhere ??
    (typeof place === 'object' && !isRest ? place : null) ??
    ofWord ??
    (paragraph === null ? null : otherParagraph(claim, parts, isOfNamed));
  if (other && !claim.includes(nameOf(other.paragraph, null)))
    return differs({
      kind: 'paragraph_or_item',
      said: nameOf(paragraph, item),
      law: nameOf(other.paragraph, other.item),
    });
  // Where no place is named, another one that says so is not looked for.
  if (isQuoted && paragraph === null && item === null) return { outcome: 'nothing', difference: null };
  const isAbout = figures.agreeing.length > 0 || place === 'holds';
  if (isStrange && !isAbout) return { outcome: 'nothing', difference: null, isAbout };
  if (figures.subject) return differs({ kind: 'person', ...figures.subject });
  const sense = figures.joint ?? senseDifference({ claim, asLaw, law, whole, article, parts, named, beside });
  if (
    sense &&
    !statesNothing(sense.said, claim) &&
    !(DENIES.has(sense.kind) && (OF_BREACH.test(read) || isOfException(asLaw, whole)))
  )
    return differs(sense);
  const uncompared = uncomparedClause(asLaw, named, { beside });
  const isBorne =
    uncompared === null &&
    !bearsNothingOut &&
    figures.unknown.length === 0 &&
    figures.elsewhere === null &&
    !hasStrangeDay(asLaw, whole, beside) &&
    isAbout &&
    (figures.agreeing.length > 0 || isSaidInClauses(asLaw, whole)) &&
    unborneWord(asLaw, [whole, ...beside].join('\n')) === null &&
    otherOwner(asLaw, whole) === null &&
    leftOutCondition(asLaw, whole) === null &&
    otherRole(asLaw, whole, { article, is: 'likely' }) === null;
  const left =
    uncompared === null ? clauseThatStrays(asLaw, named, beside) : { from: uncompared, to: uncompared };
  if (isBorne && left === null) return { outcome: 'agrees', difference: null, isAbout: true };
  const open =
    left === null ? null : (piecesFrom(sentence, asLaw, left) ?? (isBorne ? sentence.trim() : null));
  if (open === null || open === '') return { outcome: 'nothing', difference: null, isAbout };
  const [figure] = figures.agreeing;
  const partly: PartAgreement =
    figure !== undefined
      ? { kind: 'figure', agrees: figures.agreeing.join('、'), open }
      : isAbout
        ? { kind: 'paragraph_or_item', agrees: nameOf(paragraph, item), open }
        : { kind: 'nothing', agrees: '', open };
  return { outcome: 'partly', difference: null, isAbout, isBorne, partly };
}

/** The sentence's own words for clauses in which persons were named as the law names them; null where clauses were left out before them. */
export function piecesFrom(sentence: string, claim: string, { from, to }: PiecesOfClaim): string | null {
  const [own, read] = [piecesOf(sentence), piecesOf(claim)];
  if (own.length !== read.length) return null;
  return own
    .slice(from, to + 1)
    .join('，')
    .replace(/[（(]\s*[）)]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[，\s]+|[，\s]+$/g, '');
}

/** So much of each clause of a sentence stands in one of the article's before its place alone is enough to agree. */
const CLAUSE_SHARE = 0.7;
/** Shorter ones lead over. */
const CLAUSE_WEIGHT = 3;

/** 先行清偿共益债务 has all its words in an article that says 先行清偿破产费用, and in no clause of it. */
function isSaidInClauses(claim: string, law: string): boolean {
  const held = clausesOf(law).map(({ text }) => weighPairs(text));
  return clausesOf(claim).every(({ text }) => {
    const pairs = weighPairs(text);
    const whole = wholeWeight(pairs);
    return whole < CLAUSE_WEIGHT || held.some((one) => sharedWeight(pairs, one) >= CLAUSE_SHARE * whole);
  });
}

/** Only a sentence with so many of an article's words is laid beside its sentences word by word. */
const ITS_WORDS_SHARE = 0.6;
function isInItsWords(claim: string, law: string): boolean {
  const pairs = weighPairs(claim);
  return sharedWeight(pairs, weighPairs(law)) >= ITS_WORDS_SHARE * wholeWeight(pairs);
}

const TELLS_REST = /其他|其余|以外|之外|(?:没有?|未|不)(?:超过?|达到?|满|到|足)/;
const isRestOf = (other: ArticlePart | null, named: readonly ArticlePart[]): boolean =>
  named.some(
    ({ paragraph, text }) =>
      other?.paragraph === paragraph - 1 && /前[一二三两]?款[^，。；]{0,8}以外/.test(text),
  );

/** 未通知工会即解除，违反了《…》第…条: who breaks a rule does what it forbids, and what it demands he leaves undone. */
const OF_BREACH = /(?:违反|违背|有违|不符合|未遵守|未履行|未尽到|超过|超出)(?:了|于)? +/;
const DENIES: ReadonlySet<string> = new Set(['negation', 'force']);

/** 本案不属于流窜作案 speaks of a 款 only to say that it is another. */
const withoutDenied = (text: string) => text.replace(/[^，。；]*(?:不属于|并非|不构成)[^，。；]*/g, ' ');

/** 准不准, 有没有 and 有无 deny nothing. */
const withoutQuestions = (text: string) =>
  text.replace(/([一-龥])[不没]\1/g, '$1').replace(/有无(?!效|偿|固定|期|限)/g, '是否有');

const nameOf = (paragraph: number | null, item: number | null) => nameOfPlace({ paragraph, item });
