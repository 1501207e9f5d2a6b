import type { FileEvidence } from '@mingfa/contract/evidence';
import { nameInQuestion } from '@mingfa/files/naming/name-in-question';
import { kindsAsked } from '@mingfa/legal/questions/asked-kinds';
import { isQuestion } from '@mingfa/legal/recordings/is-question';
import { escapeUntrusted } from './escape-untrusted.ts';
import { figureAsked, tellsFigure } from './figure-asked.ts';
import { unsaidWords } from './not-said.ts';
import { overlap, paragraphsOf, type Terms } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { atSecond, bestTurn, quoteTurns } from './quote-turns.ts';
import { findTableAnswer } from './table-answer.ts';
import { turnsOfKind } from './turns-of-kind.ts';

/** Passages quoted; further ones are named. */
const QUOTED_MAX = 4;
const NAMED_MAX = 4;
/** Further passages quoted behind the sentence that answers. */
const QUOTED_BESIDE_ANSWER = 2;
/** A passage up to this long is quoted whole, of a longer one the parts that bear on the question. */
const WHOLE_MAX_CHARACTERS = 220;
const QUOTED_MAX_CHARACTERS = 280;
/** Pieces that share so much less with the question than the best one does are left out. */
const SHARE_OF_BEST = 0.35;

/** A sentence with what is asked for (a sum, a day) answers with so much of the question, any other with so much. */
const ANSWERS_WITH = 0.3;
const ANSWERS_WITHOUT = 0.5;
const ANSWER_MAX_CHARACTERS = 400;
/** Passages in which the answer is looked for. */
const LOOKED_AT_MAX = 8;

/**
 * What a person's files say, quoted between marks behind their place and number; the sentence that answers comes first. Never as
 * block quotes, which are how the law itself is shown. Their words are untrusted, so nothing in them acts as Markdown or
 * becomes a link.
 */
export function composeFiles(
  found: readonly FileEvidence[],
  all: Terms,
  phrases: Phrases,
  question: string,
): { blocks: string[]; answers: boolean } {
  const { files, lookedAt, names } = namedFirst(found, question);
  const terms = withoutNames(all, names);
  if (files.length === 0)
    return { blocks: [`## ${phrases.fromFiles}`, phrases.nothingInFiles], answers: false };
  const nameOf = (source: FileEvidence) => `${escapeUntrusted(phrases.place(source))} [${source.index}]`;
  const say = (source: FileEvidence, words: string) =>
    `- ${nameOf(atSecond(source, words, phrases.language))}${phrases.colon}“${escapeUntrusted(words)}”`;
  const sayCell = ({ row, column, value }: { row: string; column: string; value: string }) =>
    phrases.cell([row, column].filter((words) => words !== '').map(escapeUntrusted), escapeUntrusted(value));
  const answer = findAnswer(lookedAt, terms, question);
  const unsaid = files.every(isSpoken) ? unsaidWords(question, terms, files) : NOTHING_UNSAID;
  // Nothing that was asked about was spoken of: other turns would only look like an answer.
  if (unsaid.isAll && !answer)
    return { blocks: [`## ${phrases.fromFiles}`, phrases.notSaid(unsaid.words)], answers: true };
  // Who asks what was admitted asks for no word of the talk, but for what somebody did with theirs.
  const done = unsaid === NOTHING_UNSAID || unsaid.isAsked ? null : turnsOfKind(question, files);
  if (done && done.length > 0)
    return {
      blocks: [
        `## ${phrases.fromFiles}`,
        phrases.heardByKind,
        done.map(({ source, words }) => say(source, words)).join('\n'),
      ],
      answers: true,
    };
  // Of the passage that holds the answer nothing is told again.
  const wanted = kindsAsked(question).map(({ says }) => says);
  const bears = (source: FileEvidence) => bestTurn(source, terms, wanted);
  const others = spokenInOrder(
    // Beside an answer no passage of a talk is told that only asks the same, or speaks of something else.
    files.filter(
      (source) => source !== answer?.source && (!answer || !isSpoken(source) || bears(source) > 0),
    ),
    bears,
  );
  const chosen = others
    .slice(0, answer ? QUOTED_BESIDE_ANSWER : QUOTED_MAX)
    .map((source) => ({ source, words: quoteTurns(source, terms, wanted) ?? pickWords(source, terms) }));
  const quoted = chosen.map(({ source, words }) => say(source, words));
  // What was spoken of without its sum or its day is quoted, and that it names none is said with it.
  const asked = unsaid === NOTHING_UNSAID ? null : figureAsked(question);
  const quotes = [...(answer ? [answer.text] : []), ...chosen.map(({ words }) => words)];
  const figure = asked !== null && quotes.length > 0 && !tellsFigure(asked, quotes.join('\n')) ? asked : null;
  const told = [...(answer ? [answer.source] : []), ...others];
  const named = others.slice(quoted.length, quoted.length + NAMED_MAX).map((source) => `- ${nameOf(source)}`);
  return {
    blocks: [
      `## ${files.every(({ from }) => from === 'knowledge') ? phrases.fromKnowledge : phrases.fromFiles}`,
      ...(told.some(isSpoken) ? [phrases.heardByWords] : []),
      ...(unsaid.words.length > 0 ? [phrases.alsoUnsaid(unsaid.words)] : []),
      ...(figure === null ? [] : [phrases.figureUnsaid[figure]]),
      ...(answer
        ? [
            answer.cell
              ? `**${nameOf(answer.source)}${phrases.colon}${sayCell(answer.cell)}**`
              : `**${say(answer.source, quoteTurns(answer.source, terms, wanted) ?? answer.text).slice(2)}**`,
          ]
        : []),
      ...(answer && quoted.length > 0 ? [phrases.alsoInFiles] : []),
      ...(quoted.length > 0 ? [quoted.join('\n')] : []),
      ...(named.length > 0 ? [...(answer ? [] : [phrases.alsoInFiles]), named.join('\n')] : []),
      ...(told.some(({ isRecognised }) => isRecognised) ? [phrases.recognised] : []),
    ],
    answers: answer !== null,
  };
}

const NOTHING_UNSAID = { words: [], isAll: false, isAsked: true };

/** Whether a passage is of the transcript of a talk. */
export const isSpoken = ({ turns }: FileEvidence) => (turns?.length ?? 0) > 0;

/** Passages of recordings among themselves by the turn that bears most; all others stay where they are. */
function spokenInOrder(
  files: readonly FileEvidence[],
  scoreOf: (source: FileEvidence) => number,
): FileEvidence[] {
  const spoken = files
    .filter(isSpoken)
    .map((source) => ({ source, score: scoreOf(source) }))
    .toSorted((one, other) => other.score - one.score);
  return files.map((source) => (isSpoken(source) ? (spoken.shift()?.source ?? source) : source));
}

/** The files a question names come first, and the answer is looked for in them alone; else in the first of all. */
function namedFirst(found: readonly FileEvidence[], question: string) {
  const share = (source: FileEvidence) => nameInQuestion(question, source.title);
  const most = Math.max(0, ...found.map(share));
  const isNamed = (source: FileEvidence) => most > 0 && share(source) === most;
  const files = found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const named = files.filter(isNamed);
  const names = named.map(({ title }) => title);
  return { files, lookedAt: named.length > 0 ? named : files.slice(0, LOOKED_AT_MAX), names };
}

/** The words that name a file say which one is asked, and nothing of what is asked of it. */
function withoutNames(terms: Terms, names: readonly string[]): Terms {
  const rest = [...terms].filter(([term]) => !names.some((name) => name.includes(term)));
  return rest.length > 0 ? new Map(rest) : terms;
}

interface FileAnswer {
  source: FileEvidence;
  text: string;
  cell: { row: string; column: string; value: string } | null;
}

/** The one sentence, or value of a table, that says what is asked; null where none stands out. */
function findAnswer(files: readonly FileEvidence[], terms: Terms, question: string): FileAnswer | null {
  const sentence = findSentence(files, terms, question);
  const value = findTableAnswer(files, terms, question);
  if (value && (!sentence || value.score >= sentence.score))
    return { source: value.source, text: '', cell: value };
  return sentence && { ...sentence, cell: null };
}

function findSentence(
  files: readonly FileEvidence[],
  terms: Terms,
  question: string,
): { source: FileEvidence; text: string; score: number } | null {
  const wanted = kindsAsked(question).map(({ says }) => says);
  const ranked = files
    .flatMap((source) =>
      paragraphsOf(source)
        .flatMap((paragraph) => paragraph.split('\n'))
        .filter((line) => !line.includes('\t'))
        .flatMap(splitSentences)
        .map((text) => text.trim())
        .filter((text) => text.length >= 6 && text.length <= ANSWER_MAX_CHARACTERS)
        // What somebody asked in a talk answers nothing.
        .filter((text) => !source.turns?.length || !isQuestion(text))
        .map((text) => {
          const says = wanted.some((pattern) => pattern.test(text));
          return { source, text, says, score: overlap(terms, text) };
        }),
    )
    .filter(({ says, score }) =>
      wanted.length > 0 ? says && score >= ANSWERS_WITH : score >= ANSWERS_WITHOUT,
    )
    .sort((a, b) => b.score - a.score);
  return ranked[0] ?? null;
}

/** The words of a passage that bear on the question, in their order, with `……` where others were left out. */
export function pickWords(source: { text: string }, terms: Terms): string {
  const lines = paragraphsOf(source).flatMap((paragraph) => paragraph.split('\n'));
  if (source.text.length <= WHOLE_MAX_CHARACTERS) return lines.join(' ');
  const pieces = lines.flatMap((line) =>
    line.length > QUOTED_MAX_CHARACTERS / 2 ? splitSentences(line) : [line],
  );
  const chosen = choosePieces(pieces, terms);
  const words: string[] = [];
  let previous = -1;
  for (const position of [...chosen].sort((a, b) => a - b)) {
    const text = pieces[position] ?? '';
    words.push(position > previous + 1 ? '……' : ' ', text.slice(0, QUOTED_MAX_CHARACTERS));
    if (text.length > QUOTED_MAX_CHARACTERS) words.push('……');
    previous = position;
  }
  if (previous < pieces.length - 1) words.push('……');
  return words
    .join('')
    .replace(/(?:……)+/g, '……')
    .trim();
}

/** Places of the pieces to quote; an item brings along the line that introduces it. */
function choosePieces(pieces: readonly string[], terms: Terms): Set<number> {
  const ranked = pieces
    .map((text, position) => ({ text, position, score: overlap(terms, text) }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
  const least = (ranked[0]?.score ?? 0) * SHARE_OF_BEST;
  const chosen = new Set<number>();
  let left = QUOTED_MAX_CHARACTERS;
  for (const { text, position, score } of ranked) {
    if (chosen.size > 0 && (text.length > left || score < least || score === 0)) continue;
    const lead = leadOf(pieces, position);
    for (const place of lead === null ? [position] : [lead, position]) {
      if (!chosen.has(place)) left -= pieces[place]?.length ?? 0;
      chosen.add(place);
    }
  }
  return chosen;
}

/** `有下列情形之一的：` above an item. */
function leadOf(pieces: readonly string[], position: number): number | null {
  if (!ITEM.test(pieces[position] ?? '')) return null;
  for (let place = position - 1; place >= 0; place -= 1) {
    const text = pieces[place] ?? '';
    if (/[：:]\s*$/.test(text)) return place;
    if (!ITEM.test(text)) return null;
  }
  return null;
}

const ITEM = /^\s*(?:[①-⑳]|[（(][\d一二三四五六七八九十]+[）)]|[\d０-９]{1,2}[.．、)）])/;
/** A sentence goes to its full stop: what stands behind a semicolon may turn what stands before it. */
const splitSentences = (line: string): string[] => line.match(/[^。！？!?]+[。！？!?]*/gu) ?? [line];
