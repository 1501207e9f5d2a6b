import { detectField, type Field } from '@mingfa/content/fields';
import { type Evidence, isFileEvidence } from '@mingfa/contract/evidence';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { composeCalculation } from './compose-calculation.ts';
import { composeFiles } from './compose-files.ts';
import type { Found } from './found.ts';
import { overlap, sentencesOf, termsOf } from './passages.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { escapeMarkdown, labelOf, quoteSource } from './quote.ts';
import { selectSources } from './select-sources.ts';

/** `但是`, `除外` and their kin: sentences that narrow a rule. */
const EXCEPTION = /但是|但书|除外|除非|不得|不适用|另有规定|有下列情形之一|可以不|except|unless/;
const DEADLINE =
  /(?:[一二三四五六七八九十百]+|\d+)(?:个)?(?:日|天|月|年|小时)(?:以?内|之内|前)|之日起|时效|期间为|(?:within|days|months|years)/;
const FIGURE = /(?:百分之|[一二三四五六七八九十]+倍|\d+ ?%|元|标准)/;
/** Sentences shown in one part of the answer. */
const SENTENCES_MAX = 3;
/** A sentence from a source that does not lead must share this much of the question. */
const SENTENCE_OVERLAP_MIN = 0.12;

/**
 * Writes an answer from what retrieval found, as Markdown blocks in the order of a lawyer's note: conclusion, rule,
 * conditions and exceptions, figures, deadlines, what to prepare, what could not be confirmed.
 */
export function composeAnswer(found: Found, content: { fields: Field[] }): string[] {
  const phrases = phrasesOf(found.language);
  const reading = readQuestion(found.question);
  if (reading.intent === 'greeting') return [phrases.greeting];
  if (reading.intent === 'thanks') return [phrases.thanks];
  const calculation = composeCalculation(reading, phrases, found);
  const hasFiles = found.filesAsked || found.evidence.some(isFileEvidence);
  if (reading.intent === 'not_legal' && !hasFiles) return [phrases.notLegal];
  const unheld = found.asked.filter(({ state }) => state !== 'held' && state !== 'digest_only');
  if (
    reading.intent === 'article' &&
    unheld.length === 0 &&
    found.evidence[0] &&
    !isFileEvidence(found.evidence[0])
  )
    return composeArticle(found, phrases);
  const warnings = unheld.map(({ label, state }) => phrases.asked(label, state));
  // Only an article was asked for: others would be no answer.
  if (reading.intent === 'article' && warnings.length > 0) return warnings;
  if (warnings.length > 0) warnings.push(phrases.others);
  return [...warnings, ...composeRule(found, content, calculation, phrases)];
}

/** Someone asked for an article by its number: the article, whole, and what stands near it. */
function composeArticle({ evidence, starterOnly }: Found, phrases: Phrases): string[] {
  const [asked, ...others] = evidence as [Evidence, ...Evidence[]];
  const blocks = [`## ${labelOf(asked)}`];
  if (asked.kind === 'digest') blocks.push(toldDigest(asked, phrases));
  else {
    blocks.push(quoteSource({ ...asked }, new Map(), phrases));
    if (asked.digest)
      blocks.push(`**${phrases.digestMark}**${phrases.colon}${escapeMarkdown(asked.digest.text)}`);
  }
  const related = others.slice(0, 4);
  if (related.length > 0) blocks.push(`## ${phrases.related}`, listRelated(related));
  if (starterOnly) blocks.push(phrases.starterOnly);
  return blocks;
}

function composeRule(
  found: Found,
  content: { fields: Field[] },
  calculation: string[],
  phrases: Phrases,
): string[] {
  const terms = termsOf(found.question);
  const files = found.evidence.filter(isFileEvidence);
  const { leading, related, weak } = selectSources(
    found.evidence.filter((source) => !isFileEvidence(source)),
    terms,
  );
  const ofFiles = files.length > 0 || found.filesAsked ? composeFiles(files, terms, phrases) : [];
  if (leading.length === 0)
    return [
      ...ofFiles,
      ...(calculation.length > 0 ? [`## ${phrases.conclusion}`, ...calculation] : [phrases.nothing]),
    ];
  // What the files say is the answer then, and these articles are no more than leads.
  if (
    (weak || isAboutFiles(found.question, files, leading, terms)) &&
    files.length > 0 &&
    calculation.length === 0
  )
    return [...ofFiles, `## ${phrases.related}`, listRelated([...leading, ...related]), phrases.weakLaw];
  const field = detectField(
    content.fields,
    [found.question, ...leading.map((source) => source.shortTitle)].join('\n'),
  );
  const language = found.language === 'en' ? 'en' : 'zh';

  const blocks: string[] = [...ofFiles];
  const part = (heading: string, body: string[]) => {
    if (body.length > 0) blocks.push(`## ${heading}`, ...body);
  };
  // What can be computed is the conclusion itself.
  part(phrases.conclusion, calculation.length > 0 ? calculation : composeConclusion(leading, phrases));
  part(
    phrases.rule,
    leading.flatMap((source) =>
      source.kind === 'digest'
        ? calculation.length > 0 || source !== leading[0]
          ? [toldDigest(source, phrases)]
          : []
        : [quoteSource(source, terms, phrases)],
    ),
  );
  const told = new Set(
    blocks
      .join('\n')
      .replaceAll('\\', '')
      .split(/[\n。；]/)
      .map((text) => text.replace(/^[>\s]+/, '')),
  );
  const sentences = [...leading, ...related]
    .filter((source) => source.kind !== 'digest')
    .flatMap((source) => pickSentences(source, terms, leading.includes(source), told));
  part(phrases.conditions, listSentences(sentences, EXCEPTION));
  if (calculation.length === 0) part(phrases.amounts, listSentences(sentences, FIGURE));
  part(phrases.deadlines, listSentences(sentences, DEADLINE));
  if (field) part(phrases.prepare, [field.prepare.map((item) => `- ${item[language]}`).join('\n')]);
  if (related.length > 0) part(phrases.related, [listRelated(related)]);
  const missing =
    field?.tips.filter(
      (tip) => !tip.saidBy.some((pattern) => new RegExp(pattern, 'i').test(found.question)),
    ) ?? [];
  part(phrases.unverified, [
    ...(weak ? [phrases.weak] : []),
    ...(missing.length > 0
      ? [`${phrases.missing}\n\n${missing.map((tip) => `- ${tip.label[language]}`).join('\n')}`]
      : []),
    ...(found.starterOnly ? [phrases.starterOnly] : []),
  ]);
  return blocks;
}

/** Under this share of what the files hold of the question, the law found is about something else. */
const LAW_OF_FILES_MIN = 0.5;

/** Whether the files hold so much more of the question than the law that it was asked of them alone. */
function isAboutFiles(
  question: string,
  files: readonly Evidence[],
  leading: readonly Evidence[],
  terms: Map<string, number>,
): boolean {
  if (/法律|法规|规定|条文|[合违]法|有效|无效|依据/.test(question)) return false;
  const shareOf = (sources: readonly Evidence[]) =>
    Math.max(
      0,
      ...sources.map((source) =>
        overlap(terms, [source.title, source.text, source.digest?.heading, source.digest?.text].join('\n')),
      ),
    );
  return shareOf(leading) < shareOf(files) * LAW_OF_FILES_MIN;
}

/** Our note of the leading article where there is one, marked as ours; otherwise the article is named and quoted below. */
function composeConclusion(leading: Evidence[], phrases: Phrases): string[] {
  const [first] = leading;
  if (!first) return [];
  return [first.digest ? toldDigest(first, phrases) : phrases.nearest(`${labelOf(first)}[${first.index}]`)];
}

/** A digest with its mark. The citation stands at its beginning: the note as a whole is about that article. */
function toldDigest(source: Evidence, phrases: Phrases): string {
  const heading = source.digest ? `**${escapeMarkdown(source.digest.heading)}**` : '';
  return `${heading}（${labelOf(source)}[${source.index}]，${phrases.digestMark}）${phrases.colon}${escapeMarkdown(source.digest?.text ?? source.text)}`;
}

interface PickedSentence {
  source: Evidence;
  text: string;
}

/** Whole sentences that bear on the question and were not quoted above. */
function pickSentences(
  source: Evidence,
  terms: Map<string, number>,
  isLeading: boolean,
  told: Set<string>,
): PickedSentence[] {
  return sentencesOf(source)
    .filter((text) => text.length >= 12 && text.length <= 220 && !text.includes('\n'))
    .filter((text) => !told.has(text.replace(/[。；]$/, '')))
    .filter((text) => overlap(terms, text) >= (isLeading ? SENTENCE_OVERLAP_MIN / 2 : SENTENCE_OVERLAP_MIN))
    .map((text) => ({ source, text }));
}

/** Takes the sentences of that kind out of `sentences`, so that each is told once. */
function listSentences(sentences: PickedSentence[], kind: RegExp): string[] {
  const chosen = sentences.filter((sentence) => kind.test(sentence.text)).slice(0, SENTENCES_MAX);
  for (const sentence of chosen) sentences.splice(sentences.indexOf(sentence), 1);
  if (chosen.length === 0) return [];
  return [
    chosen
      .map(({ source, text }) => `- “${escapeMarkdown(text)}”（${labelOf(source)}[${source.index}]）`)
      .join('\n'),
  ];
}

/** The gist stands on a line of its own: in everyday words, it is no statement of what the article says. */
function listRelated(related: Evidence[]): string {
  return related
    .map((source) => {
      const gist = source.digest?.heading ?? source.headingPath.split(' › ').at(-1);
      return `- ${labelOf(source)} [${source.index}]${gist ? `\n  ${escapeMarkdown(gist)}` : ''}`;
    })
    .join('\n');
}
