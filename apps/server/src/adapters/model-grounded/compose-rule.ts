import { detectField, type Field } from '@mingfa/content/fields';
import {
  type ArticleEvidence,
  type Evidence,
  type FileEvidence,
  isArticleEvidence,
} from '@mingfa/contract/evidence';
import { findCitations } from '@mingfa/legal/citation/citations';
import { composeFiles } from './compose-files.ts';
import { composeGuide, type GuideParts } from './compose-guide.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import type { FoundMaterial } from './found-material.ts';
import { DEADLINE, EXCEPTION, FIGURE, listSentences, pickSentences } from './list-sentences.ts';
import { ownWords } from './own-words.ts';
import { overlap, type Terms, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { labelOf, quoteSource, toldDigest } from './quote.ts';
import { selectSources } from './select-sources.ts';

/** A calculation that gives a figure, or only says what it needs. */
export interface Calculation {
  blocks: string[];
  finished: boolean;
  /** Short titles of the laws it rests on. */
  laws: readonly string[];
}

/** Beside a calculation its law is a reference. */
const LEADING_BESIDE_CALCULATION_MAX = 2;
/** Digests told at length; more of them is a list nobody reads. */
const DIGESTS_TOLD_MAX = 3;
const DIGESTS_TOLD_BESIDE_GUIDE_MAX = 2;
/** Under this share of what the files hold of the question, the law found is about something else. */
const LAW_OF_FILES_MIN = 0.5;
/** Beside a sentence of the file that answers, law must speak of nearly as much of the question. */
const LAW_BESIDE_ANSWER_MIN = 0.9;
const ASKS_LAW = /法律|法规|规定|条文|[合违]法|有效|无效|依据|legal|lawful|valid|\blaws?\b/i;

/**
 * The note of a lawyer, in its order: conclusion, what decides, rule, conditions and exceptions, figures, deadlines, what to
 * prepare, where to go, the first document, related articles, what could not be confirmed.
 */
export function composeRule(
  found: FoundMaterial,
  content: { fields: Field[] },
  calculation: Calculation,
  phrases: Phrases,
): string[] {
  const terms = termsOf(found.question, found.words);
  const files = found.evidence.filter((source) => source.kind === 'file');
  // A sum or a day that was worked out is the answer; only what belongs to its law is of use beside it.
  const law = found.evidence
    .filter(isArticleEvidence)
    .filter(
      (source) =>
        !calculation.finished ||
        calculation.laws.includes(source.shortTitle) ||
        found.guide?.sources.includes(source.index),
    );
  const { leading, related, weak } = selectSources(law, terms, found);
  const { blocks: ofFiles, answers } =
    files.length > 0 || found.filesAsked
      ? composeFiles(files, terms, phrases, found.question)
      : { blocks: [], answers: false };
  // Somebody who reads a document asks what stands in it, unless the law is what is asked for.
  if (answers && files.some(({ from }) => from === 'document') && !ASKS_LAW.test(found.question))
    return ofFiles;
  if (leading.length === 0)
    return [
      ...ofFiles,
      ...(calculation.blocks.length > 0
        ? [`## ${phrases.conclusion}`, ...calculation.blocks]
        : files.length > 0
          ? []
          : [phrases.nothing]),
    ];
  const leads = [...leading, ...related];
  // What the files say is the answer then, and law that has little to do with it is put beside no answer.
  if (
    files.length > 0 &&
    calculation.blocks.length === 0 &&
    (weak || isAboutFiles(found.question, files, leading, terms, answers))
  )
    return ofFiles;
  if (weak && calculation.blocks.length === 0)
    return [...ofFiles, phrases.weak, `## ${phrases.leads}`, listRelated(leads), ...closing(found, phrases)];
  const guide = found.guide ? composeGuide(found.guide, found, phrases) : null;
  return [
    ...ofFiles,
    ...composeNote({ found, content, calculation, phrases, terms, leading, related, guide }),
  ];
}

interface NoteParts {
  found: FoundMaterial;
  content: { fields: Field[] };
  calculation: Calculation;
  phrases: Phrases;
  terms: Terms;
  leading: ArticleEvidence[];
  related: ArticleEvidence[];
  guide: GuideParts | null;
}

function composeNote(parts: NoteParts): string[] {
  const { found, content, calculation, phrases, terms, leading, related, guide } = parts;
  const blocks: string[] = [];
  const part = (heading: string, body: readonly string[]) => {
    if (body.length > 0) blocks.push(`## ${heading}`, ...body);
  };
  // Our note of an article that does not lead would put another rule before the one that answers.
  const digestTold =
    calculation.finished || guide || !leading[0]?.digest || !speaksOf(leading[0], terms) ? null : leading[0];
  part(phrases.conclusion, [
    ...(calculation.finished ? calculation.blocks : []),
    ...(guide ? [guide.conclusion] : []),
    ...(digestTold ? [toldDigest(digestTold, phrases)] : []),
  ]);
  if (guide) part(phrases.matters, [guide.matters]);

  const shown = calculation.finished ? leading.slice(0, LEADING_BESIDE_CALCULATION_MAX) : leading;
  const quoted = shown
    .filter(({ kind }) => kind !== 'digest')
    .map((source) => ({
      source,
      ...quoteSource(source, terms, phrases, source === leading[0] ? 'first' : 'other'),
    }));
  const digests = shown
    .filter((source) => source.kind === 'digest' && source !== digestTold)
    .slice(0, guide ? DIGESTS_TOLD_BESIDE_GUIDE_MAX : DIGESTS_TOLD_MAX);
  part(blocks.length > 0 ? phrases.rule : phrases.nearest, [
    ...quoted.map(({ block }) => block),
    ...digests.map((source) => toldDigest(source, phrases)),
  ]);
  const sentences = quoted.flatMap(({ source, leftOut }) => pickSentences(source, leftOut, terms));
  part(phrases.conditions, listSentences(sentences, EXCEPTION));
  if (!calculation.finished) {
    const figures = listSentences(sentences, FIGURE);
    part(phrases.amounts, [...figures, ...calculation.blocks]);
  }
  const deadlines = [...listSentences(sentences, DEADLINE), ...(guide?.deadlines ?? [])];
  part(phrases.deadlines, deadlines);
  if (guide) {
    part(phrases.prepare, [guide.collect]);
    part(phrases.where, [guide.where]);
    part(phrases.firstDocument, [guide.firstDocument]);
  }
  const field = guide ? null : fieldOf(content.fields, found.question, leading);
  const language = found.language === 'en' ? 'en' : 'zh';
  if (field) part(phrases.prepare, [field.prepare.map((item) => `- ${item[language]}`).join('\n')]);
  const told = new Set([...quoted.map(({ source }) => source), ...digests, digestTold]);
  const named = [...leading.filter((source) => !told.has(source)), ...related].filter(
    ({ index }) => !guide?.ofDeadlines.has(index),
  );
  if (named.length > 0) part(phrases.related, [listRelated(named, guide?.why)]);
  const missing = (field?.tips ?? []).filter(
    (tip) => !tip.saidBy.some((pattern) => new RegExp(pattern, 'i').test(found.question)),
  );
  part(phrases.unverified, [
    ...(missing.length > 0
      ? [`${phrases.missing}\n\n${missing.map((tip) => `- ${tip.label[language]}`).join('\n')}`]
      : []),
    ...closing(found, phrases),
  ]);
  return blocks;
}

/** An article that shares less with the question is quoted, but its note is not called the conclusion. */
const CONCLUSION_OVERLAP_MIN = 0.3;

const speaksOf = (source: ArticleEvidence, terms: Terms): boolean =>
  overlap(terms, wordsOf(source)) >= CONCLUSION_OVERLAP_MIN;

const wordsOf = ({ title, text, digest }: ArticleEvidence): string =>
  [title, text, digest?.heading, digest?.text].join('\n');

/** What is ours is said to be ours, beside quotations of law most of all. */
const closing = (found: FoundMaterial, phrases: Phrases): string[] =>
  found.starterOnly ? [phrases.starterOnly] : found.guide ? [phrases.guideIsOurs] : [];

/** Cues of a field that say as much as two words of it. */
const FIELD_CUES_MIN = 4;

/** The field of the question; one word that stands in many fields (公司, 孩子) does not make it one. */
function fieldOf(fields: Field[], question: string, leading: readonly ArticleEvidence[]): Field | null {
  const field = detectField(fields, question);
  if (!field) return null;
  const lower = question.toLowerCase();
  const said = field.cues.filter((cue) => lower.includes(cue)).reduce((sum, cue) => sum + cue.length, 0);
  const titles = leading.map(({ shortTitle }) => shortTitle).join('\n');
  return said >= FIELD_CUES_MIN || field.cues.some((cue) => titles.includes(cue)) ? field : null;
}

/** Whether the files hold so much more of the question than the law that it was asked of them alone. */
function isAboutFiles(
  question: string,
  files: readonly FileEvidence[],
  leading: readonly ArticleEvidence[],
  terms: Terms,
  answers: boolean,
): boolean {
  if (ASKS_LAW.test(question)) return false;
  const shareOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => overlap(terms, text)));
  const ofFiles = shareOf(files.map(({ title, text }) => `${title}\n${text}`));
  return shareOf(leading.map(wordsOf)) < ofFiles * (answers ? LAW_BESIDE_ANSWER_MIN : LAW_OF_FILES_MIN);
}

/** The gist stands on a line of its own: in everyday words, it is no statement of what the article says. */
export function listRelated(related: readonly Evidence[], why?: ReadonlyMap<number, string>): string {
  return related
    .map((source) => {
      const gist =
        why?.get(source.index) ??
        (isArticleEvidence(source) && source.digest
          ? ownWords(source.digest.heading)
          : escapeMarkdown(beginningOf(source)));
      return `- ${labelOf(source)} [${source.index}]${gist ? `\n  ${gist}` : ''}`;
    })
    .join('\n');
}

const BEGINNING_MAX_CHARACTERS = 42;

/** The beginning of an article, to see what it is about; nothing where it speaks of other articles. */
function beginningOf({ text }: Evidence): string {
  const [sentence = ''] = text.match(/^[^。\n]+/) ?? [];
  const beginning = sentence.slice(0, BEGINNING_MAX_CHARACTERS);
  if (findCitations(beginning).length > 0) return '';
  return beginning.length < text.replace(/。$/, '').length ? `${beginning}……` : beginning;
}
