import { type ArticleEvidence, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { withinCalculations } from '@mingfa/legal/questions/calculation-bounds';
import { type QuestionReading, readQuestion } from '@mingfa/legal/questions/read-question';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import type { AnswerContent } from './answer-content.ts';
import { composeCalculation } from './compose-calculation.ts';
import { composeCases } from './compose-cases.ts';
import { composeCalledDay } from './compose-dates.ts';
import { type Calculation, composeRule, listRelated } from './compose-rule.ts';
import { composeSearched } from './compose-searched.ts';
import { composeStatedFigure } from './compose-stated-figure.ts';
import { composeToldDays, NO_TOLD_DAYS } from './compose-told-days.ts';
import type { FoundMaterial } from './found-material.ts';
import { nameTitlesOnce } from './name-place.ts';
import { layOut, phrasesForTemplate } from './note-parts.ts';
import { ownWords } from './own-words.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { quoteSource, toldDigest } from './quote.ts';

/** Writes an answer from what retrieval found, as Markdown blocks in the order of a lawyer's note. */
export function composeAnswer(found: FoundMaterial, content: AnswerContent): string[] {
  const phrases = phrasesForTemplate(phrasesOf(found.language, content.lawNames), found);
  const blocks = found.research
    ? composeSearched(found, found.research, phrases, (whole) => composeFound(whole, content, phrases))
    : [...composeFound(found, content, phrases), ...composeCases(found, phrases)];
  return found.language === 'en' ? nameTitlesOnce(blocks) : blocks;
}

function composeFound(found: FoundMaterial, content: AnswerContent, phrases: Phrases): string[] {
  const reading = withinCalculations(
    readQuestion(found.question, found.published, found.today ?? found.asOf),
    found,
  );
  if (found.inDanger) return composeRule(found, reading, content, NO_CALCULATION, phrases);
  if (reading.intent === 'greeting') return [phrases.greeting];
  if (reading.intent === 'thanks') return [phrases.thanks];
  const hasFiles = found.filesAsked || found.evidence.some(({ kind }) => kind === 'file');
  // A guide that fits knows better than a word: the gym that vanished with the money is no talk of sports.
  if ((found.offTopic || reading.intent === 'not_legal') && !hasFiles && found.guides.length === 0)
    return [phrases.notLegal];
  const unheld = found.asked.filter(({ state }) => state !== 'held' && state !== 'digest_only');
  const warnings = unheld.map(({ label, state }) => phrases.asked(label, state));
  const stated = composeStatedFigure(reading, found, phrases);
  if (reading.intent === 'article') {
    const held = found.asked.length - unheld.length;
    // What was asked for comes first among what was found.
    const asked = found.evidence.slice(0, Math.min(held || 1, ARTICLES_SHOWN)).filter(isArticleEvidence);
    if (asked.length > 0 && (held > 0 || unheld.length === 0))
      return [
        ...warnings,
        ...stated,
        ...composeArticles(asked, found.evidence.slice(asked.length), found, phrases),
      ];
  }
  // Only an article was asked for: others would be no answer.
  if (reading.intent === 'article' && warnings.length > 0) return warnings;
  if (warnings.length > 0) warnings.push(phrases.others);
  const told = composeToldDays(reading, found, phrases);
  // The period in which the story stands says more than a word of another one.
  const isTold = told.lead.length > 0 && reading.calculator?.answers === 'deadline';
  const calculation = {
    blocks: isTold
      ? told.lead
      : [...composeCalledDay(reading, found, phrases), ...composeCalculation(reading, phrases, found)],
    finished: !isTold && reading.calculator?.outcome.status === 'result',
    laws: isTold ? [] : lawsOf(reading),
    told,
  };
  return [...warnings, ...stated, ...composeRule(found, reading, content, calculation, phrases)];
}

const NO_CALCULATION: Calculation = { blocks: [], finished: false, laws: [], told: NO_TOLD_DAYS };

/** Short titles of the laws a calculation rests on. */
function lawsOf({ calculator }: QuestionReading): string[] {
  const outcome = calculator?.outcome;
  return outcome && 'basis' in outcome ? outcome.basis.map(({ law }) => shortLawTitle(law)) : [];
}

/** More articles than these nobody asks for by their numbers to read them one below the other. */
const ARTICLES_SHOWN = 4;

/** Someone asked for articles by their numbers: each whole, and what stands near the first. */
function composeArticles(
  asked: readonly ArticleEvidence[],
  others: readonly Evidence[],
  { starterOnly, template }: FoundMaterial,
  phrases: Phrases,
): string[] {
  const blocks = asked.flatMap((article) => {
    const heading = `## ${phrases.place(article)}`;
    if (article.kind === 'digest') return [heading, toldDigest(article, phrases)];
    const text = quoteSource(article, new Map(), phrases, 'asked').block;
    const { digest } = article;
    return digest
      ? [heading, text, `**${phrases.digestMark}**${phrases.colon}${ownWords(digest.text)}`]
      : [heading, text];
  });
  const related = others.slice(0, 4);
  if (related.length > 0)
    blocks.push(
      ...layOut(
        [{ part: 'related', heading: phrases.related, blocks: [listRelated(related, phrases)] }],
        { template },
        phrases,
      ),
    );
  if (starterOnly) blocks.push(phrases.starterOnly);
  return blocks;
}
