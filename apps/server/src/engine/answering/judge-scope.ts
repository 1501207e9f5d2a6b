import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import type { GuideFindings, PlaceOfDay } from '../retrieval/index.ts';
import type { AskedPlace } from './asked-places.ts';
import { LIKELY } from './is-off-topic.ts';
import type { Insufficient } from './tell-insufficient.ts';
import { titleOf } from './title-of.ts';

/** An article less likely than this does not answer where one outside the scope stands out. */
const LEAST_LIKELY_WITHIN = 0.1;

/** What was found for a question within the scope, and beside it. */
export interface FoundInScope {
  question: string;
  language: Language;
  intent: QuestionReading['intent'];
  /** Neither a word of law nor an article of any law belongs to it. */
  offTopic: boolean;
  guided: GuideFindings | null;
  /** What may answer. */
  evidence: readonly Evidence[];
  /** How many of them the question cites. */
  cited: number;
  /** Laws it cites that the scope leaves out. */
  outside: readonly string[];
  /** What was found of all law; null where there is no scope. */
  everywhere: readonly Evidence[] | null;
  isWithin(lawId: string): boolean;
  /** Articles the question names. */
  asked: readonly AskedPlace[];
  /** How what today's law has on the question stood on an earlier day that was chosen. */
  today: readonly (PlaceOfDay | null)[] | null;
  /** Passages of the person's files speak of it. */
  hasFiles: boolean;
  refusesOutside: boolean;
  /** The laws that may answer are named one by one. */
  namesLaws: boolean;
}

/** Why a question cannot be answered within its scope; null where it can. */
export function judgeScope(found: FoundInScope): Insufficient | null {
  if (found.offTopic) return judgeOffTopic(found);
  if (found.intent === 'article') return judgeArticle(found);
  return (
    (found.refusesOutside && !found.hasFiles ? judgeOutside(found) : null) ??
    (found.hasFiles ? null : judgeNothing(found))
  );
}

/** Who greets or thanks is answered as a person is; anything else that is not of law is left to others by whoever answers from some law alone. */
function judgeOffTopic({ everywhere, intent, question, refusesOutside }: FoundInScope): Insufficient | null {
  const isTalk = intent === 'greeting' || intent === 'thanks' || !/[\p{L}\d]/u.test(question);
  return everywhere === null || !refusesOutside || isTalk
    ? null
    : { reason: 'out_of_scope', about: titleOf(question) };
}

/** Who asks for an article wants no other one. */
function judgeArticle({ outside, cited, asked }: FoundInScope): Insufficient | null {
  const [law] = outside;
  if (law !== undefined && cited === 0) return { reason: 'out_of_scope', about: `《${law}》` };
  const [first] = asked;
  if (!first) return null;
  if (asked.every(({ state }) => state === 'version_not_held'))
    return { reason: 'version_missing', about: first.label };
  return asked.every(({ state }) => state === 'not_in_library' || state === 'version_not_held')
    ? { reason: 'not_held', about: first.label }
    : null;
}

/** The situation, or else the law, that a question is about, where nothing within the scope is. */
function judgeOutside(found: FoundInScope): Insufficient | null {
  const { guided, evidence, everywhere, isWithin, outside, cited, language, question } = found;
  if (guided && guided.found.length + guided.choices.length > 0) return null;
  const best = everywhere?.find(isArticleEvidence);
  // A situation told of by a guide of another field is answered where the likeliest article is of a law that was named as its own.
  const isOfNamedLaw = found.namesLaws && best && best.score >= LIKELY && isWithin(best.place.lawId);
  // One of a field that is answered leaves to the laws that are named what they surely settle.
  const isSettled = guided?.isNear && evidence.some((one) => isArticleEvidence(one) && one.score >= LIKELY);
  const told = isOfNamedLaw || isSettled ? null : tellOutside(guided, language);
  if (told) return told;
  if (guided?.isOpen) return null;
  const [law] = outside;
  if (law !== undefined && cited === 0) return { reason: 'out_of_scope', about: `《${law}》` };
  if (!best || best.score < LIKELY || isWithin(best.place.lawId)) return null;
  const isAnswered = evidence.some(
    (one) => isArticleEvidence(one) && isWithin(one.place.lawId) && one.score >= LEAST_LIKELY_WITHIN,
  );
  // The likeliest article of all law shows that it lies outside, but is a guess at what it is about.
  return isAnswered ? null : { reason: 'out_of_scope', about: titleOf(question) };
}

/** The situation outside the scope that a question tells of; null where it tells of none. */
export function tellOutside(
  guided: Pick<GuideFindings, 'outside'> | null,
  language: Language,
): Insufficient | null {
  const title = guided?.outside?.title;
  return title ? { reason: 'out_of_scope', about: language === 'en' ? title.en : title.zh } : null;
}

/** Nothing of law was found: of another day than the one whose text is missing, or at all. */
function judgeNothing({
  guided,
  evidence,
  everywhere,
  today,
  question,
  refusesOutside,
}: FoundInScope): Insufficient | null {
  if (guided || evidence.some(isArticleEvidence)) return null;
  const missing = today?.find((place) => place?.standing === 'not_held');
  if (missing) return { reason: 'version_missing', about: `《${missing.law.shortTitle}》` };
  const isOutside = refusesOutside && everywhere?.some(isArticleEvidence);
  return { reason: isOutside ? 'out_of_scope' : 'not_held', about: titleOf(question) };
}
