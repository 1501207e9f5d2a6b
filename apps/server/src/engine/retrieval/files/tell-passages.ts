import type { FileEvidence, PassageTurn } from '@mingfa/contract/evidence';
import { kindsAsked } from '@mingfa/legal/questions/asked-kinds';
import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';
import type { ReadQuestion } from '../question/read-question.ts';

/** Passages of knowledge bases that somebody who does not know the files is told. */
const TOLD_MAX = 3;
/** What a stranger is shown of a passage. */
const EXCERPT_MAX_CHARACTERS = 200;
/** Sentences that bear on the question so much less than the best one of all passages are about something else. */
const SHARE_OF_BEST = 0.5;
/** A word of the lexicon up to this weight (房东, 老公) names who, not what about. */
const WEIGHT_OF_PERSONS = 0.5;
const SHARE_OF_PERSONS = 0.2;
/** So many pairs of characters in common say that a passage found by its meaning answers here. */
const PAIRS_MIN = 2;

const ASKING =
  /^(?:怎么|怎么办|怎样|如何|什么|可以|能否|能不能|可不可以|是否|有没有|没有|是不是|应该|需要|多少|多久|几天|请问|我们|你们|自己|这个|那个|一个|现在|已经|但是|因为|如果|时候|the|and|for|are|was|can|may|will|how|what|when|who|why|where|which|does|did|you|your|our|his|her|their|this|that|with|from|have|has|had|not|get|should|would|could|much|many|long|about)$/i;

interface Sentence {
  text: string;
  /** Ends its line. */
  endsLine: boolean;
  score: number;
}

/**
 * Of the passages of knowledge bases those that answer, each with only the sentences that bear on the question, in short: whoever
 * asks may read what answers, never a file or a maker's notes beside it.
 */
export function tellExcerpts(passages: readonly FileEvidence[], question: ReadQuestion): FileEvidence[] {
  return chooseTold(passages, question).map(({ passage, sentences, least }) => {
    const text = excerptOf(sentences, least);
    // Of a passage in short its turns stand elsewhere.
    return { ...passage, text, ...(passage.turns ? { turns: wholeAsOne(passage.turns, text) } : {}) };
  });
}

/** What is left of several turns as one, which is checked where all are. */
function wholeAsOne(turns: readonly PassageTurn[], text: string): PassageTurn[] {
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last) return [];
  const state = turns.find((turn) => turn.state !== 'checked')?.state ?? 'checked';
  return [{ startMs: first.startMs, endMs: last.endMs, start: 0, end: text.length, state }];
}

/** Of the passages of knowledge bases those that answer, as they are. */
export const tellWhole = (passages: readonly FileEvidence[], question: ReadQuestion): FileEvidence[] =>
  chooseTold(passages, question).map(({ passage }) => passage);

function chooseTold(passages: readonly FileEvidence[], { inContext, ...question }: ReadQuestion) {
  const read = passages.map((passage) => ({ passage, sentences: sentencesOf(passage.text) }));
  const all = read.flatMap(({ sentences }) => sentences);
  weigh(all, wordsOf(inContext ?? question));
  if (all.every(({ score }) => score === 0)) weighByPairs(all, question.text);
  for (const { sentences } of read) raiseWhatIsAsked(sentences, question.text);
  const least = Math.max(...all.map(({ score }) => score), 0) * SHARE_OF_BEST;
  if (least === 0) return [];
  return read
    .map((one) => ({ ...one, least, best: Math.max(...one.sentences.map(({ score }) => score), 0) }))
    .filter(({ best }) => best >= least)
    .toSorted((a, b) => b.best - a.best)
    .slice(0, TOLD_MAX);
}

/** What a question is about: each word with what the statutes say for it, and how much it tells. */
function wordsOf({
  text,
  words,
}: Pick<ReadQuestion, 'text' | 'words'>): { said: string[]; weight: number }[] {
  const found = words.map(({ start, end, entries }) => ({
    said: [text.slice(start, end), ...entries.flatMap(({ legal }) => legal)],
    weight: entries.some(({ weight = 1 }) => weight > WEIGHT_OF_PERSONS) ? 1 : SHARE_OF_PERSONS,
  }));
  const own = [...new Set(segmentWords(text.toLowerCase()))]
    .filter((word) => word.length >= (/^[a-z]/.test(word) ? 3 : 2) && !ASKING.test(word))
    .filter((word) => !found.some(({ said: [first = ''] }) => first.includes(word)))
    .map((word) => ({ said: [/^[a-z]{5,}$/.test(word) ? word.slice(0, -1) : word], weight: 1 }));
  return [...found, ...own];
}

/** Words that stand everywhere in what was found tell little of what is asked. */
function weigh(sentences: readonly Sentence[], words: ReturnType<typeof wordsOf>): void {
  for (const { said, weight } of words) {
    const saying = sentences.filter(({ text }) => said.some((word) => text.toLowerCase().includes(word)));
    const telling = Math.log2(1 + (sentences.length + 1) / (saying.length + 1));
    for (const sentence of saying) sentence.score += weight * telling;
  }
}

/** What was found by its meaning may share no word; then at least parts of words. */
function weighByPairs(sentences: readonly Sentence[], question: string): void {
  const asked = new Set(characterBigrams(question));
  for (const sentence of sentences) {
    const shared = new Set(characterBigrams(sentence.text).filter((pair) => asked.has(pair))).size;
    sentence.score = shared >= PAIRS_MIN ? shared : 0;
  }
}

/**
 * Who asks how much or how long is told the sentence that says it, where it goes on from the one that bears on the question
 * without repeating its words (押金为一个月租金。退房后七日内退还。). What begins with a label of its own is another matter.
 */
function raiseWhatIsAsked(sentences: readonly Sentence[], question: string): void {
  const wanted = kindsAsked(question);
  const isSaying = ({ text }: Sentence) => wanted.some(({ says }) => says.test(text));
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    if (!before || before.endsLine || before.score <= sentence.score) continue;
    if (isSaying(sentence) && !isSaying(before) && !/[：:]/.test(sentence.text))
      sentence.score = before.score;
  }
}

/** A part behind a semicolon stands for itself unless it turns what stands before it. */
const SENTENCE = /(?:[^。！？!?；\n]|；(?=\s*(?:但|不过|除|否则|如果不)))+(?:[。！？!?；]+|$)?/g;

const sentencesOf = (text: string): Sentence[] =>
  text.split('\n').flatMap((line) => {
    const parts = (line.match(SENTENCE) ?? [line]).map((part) => part.trim()).filter(Boolean);
    return parts.map((part, at) => ({ text: part, endsLine: at === parts.length - 1, score: 0 }));
  });

/** `押金怎么退？`, `有下列情形的，不退：`, `押金`: what answers stands behind it. */
const LEADS = /[：:？?]$|[^。！!；.，,]$/;
const ITEM = /^(?:[①-⑳•·-]|[（(]?[\d一二三四五六七八九十]{1,3}[）)、.．])/;

function excerptOf(sentences: readonly Sentence[], least: number): string {
  const chosen = new Set<number>();
  for (const [at, { text, endsLine, score }] of sentences.entries()) {
    if (score < least) continue;
    chosen.add(at);
    if (!endsLine || !LEADS.test(text)) continue;
    if (at + 1 < sentences.length) chosen.add(at + 1);
    for (let next = at + 1; ITEM.test(sentences[next]?.text ?? ''); next += 1) chosen.add(next);
  }
  return joined(sentences, bounded(sentences, chosen));
}

/** The best of what was chosen, as far as there is room. */
function bounded(sentences: readonly Sentence[], chosen: ReadonlySet<number>): Set<number> {
  const kept = new Set<number>();
  let left = EXCERPT_MAX_CHARACTERS;
  const best = [...chosen].toSorted(
    (a, b) => (sentences[b]?.score ?? 0) - (sentences[a]?.score ?? 0) || a - b,
  );
  for (const at of best) {
    const { length } = sentences[at]?.text ?? '';
    if (kept.size > 0 && length > left) continue;
    kept.add(at);
    left -= length;
  }
  return kept;
}

function joined(sentences: readonly Sentence[], kept: ReadonlySet<number>): string {
  const words: string[] = [];
  let previous = -1;
  for (const [at, { text }] of sentences.entries()) {
    if (!kept.has(at)) continue;
    const between = sentences[at - 1]?.endsLine ? '\n' : '';
    words.push(at > previous + 1 ? '……' : words.length > 0 ? between : '');
    const isLong = text.length > EXCERPT_MAX_CHARACTERS;
    words.push(isLong ? `${text.slice(0, EXCERPT_MAX_CHARACTERS)}……` : text);
    previous = at;
  }
  if (previous < sentences.length - 1 && !words.at(-1)?.endsWith('……')) words.push('……');
  return words.join('');
}
