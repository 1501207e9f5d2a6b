import { isQuestion } from '../is-question.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';
import { answerKind } from './answers.ts';
import { asksFor } from './asks-for.ts';
import { withConditions } from './conditions-of.ts';
import { forbidsToQuote } from './disowns.ts';
import { asksToContest } from './disputes.ts';
import {
  assentsInEnglish,
  englishSentences,
  englishStatement,
  isEnglish,
  restOfPromise,
} from './english-statements.ts';
import { plainSpeech } from './plain-speech.ts';
import { type SpokenSentence, spokenSentences } from './spoken-sentences.ts';
import { type StatementKind, statementKinds } from './statement-kinds.ts';

/** A promise, an admission, a denial, a refusal or a demand, in the words in which it was made. */
export interface Statement extends SpokenPlace {
  kind: StatementKind;
  speaker: string | null;
  /** As said; of an answer, the question stands in front of it. */
  text: string;
  /** Of a promise: what its speaker made it depend on, in their words; null where nothing. */
  condition: string | null;
  /** Whether it only assents to, or denies, what another asked: 是你借的吧？——嗯. */
  isAnswer: boolean;
  /** Whoever speaks' own words, without the question. */
  said: SpokenPlace & { text: string };
  /** Of an answer: what another asked. */
  asked: (SpokenPlace & { speaker: string | null; text: string }) | null;
}

/** All that binds or contradicts somebody, in order, each with its place. What is asked is no statement. */
export function findStatements(segments: readonly Segment[]): Statement[] {
  const sentences = spokenSentences(segments);
  const found: Statement[] = [];
  sentences.forEach((sentence, index) => {
    const { text, segment } = sentence;
    const reply = answered(sentences, index);
    const said = { ...placeOf(segment), text };
    if (reply) {
      const { text: question, segment: asking } = reply.question;
      found.push({
        ...placeOf(asking, segment),
        ...{ kind: reply.kind, speaker: segment.speaker, isAnswer: true, condition: null },
        text: `${question}——${text}`,
        said,
        asked: { ...placeOf(asking), speaker: asking.speaker, text: question },
      });
    }
    const asks = isQuestion(text) && !asksToContest(plainSpeech(text));
    const told = asks ? beforeQuestion(text) : text;
    const kinds = told === '' ? [] : statementKinds(told.replace(/[？?]+$/, ''));
    if (asks && asksFor(plainSpeech(text), true)) found.push(demandOf(sentence));
    for (const kind of kinds) {
      if (reply?.kind === kind || (told !== text && kind === 'demand')) continue;
      const whole =
        kind === 'promise'
          ? withConditions(sentences, index, told)
          : { ...said, text: told, condition: null };
      const { text: words, condition, ...place } = whole;
      found.push({
        ...place,
        ...{ kind, speaker: segment.speaker, text: words, condition, isAnswer: false },
        ...{ said: { ...place, text: words }, asked: null },
      });
    }
  });
  const forbidden = new Set(
    segments.flatMap(({ id, text }) => (forbidsToQuote(plainSpeech(text)) ? id : [])),
  );
  return [...found, ...ownedUp(sentences, found), ...inEnglish(segments)]
    .filter(({ kind, said }) => kind !== 'admission' || !said.segmentIds.some((id) => forbidden.has(id)))
    .toSorted((one, other) => one.startMs - other.startMs);
}

function inEnglish(segments: readonly Segment[]): Statement[] {
  return segments.flatMap((segment, index) => {
    const before = segments[index - 1];
    // "Five thousand, yes." holds no word that tells which language it is.
    const isReply = before !== undefined && isEnglish(before.text) && !/\p{Script=Han}/u.test(segment.text);
    return isReply || isEnglish(segment.text) ? inEnglishTurn(segment, before) : [];
  });
}

function inEnglishTurn(segment: Segment, before: Segment | undefined): Statement[] {
  const { speaker } = segment;
  const place = placeOf(segment);
  let hasPromised = false;
  return englishSentences(segment.text).flatMap(({ text, start }): Statement[] => {
    const said = { ...place, text };
    const own = { speaker, text, said, asked: null, isAnswer: false };
    const rest = hasPromised ? restOfPromise(text) : null;
    const { kinds, condition } =
      rest === null ? englishStatement(text) : { kinds: ['promise' as const], condition: rest };
    hasPromised ||= kinds.includes('promise');
    const told = kinds.map((kind): Statement => {
      return { ...place, ...own, kind, condition: kind === 'promise' ? condition : null };
    });
    const isReply = start === 0 && before !== undefined && speaker !== null && before.speaker !== speaker;
    if (!isReply || kinds.includes('admission') || !assentsInEnglish(before.text, text)) return told;
    const asked = { ...placeOf(before), speaker: before.speaker, text: before.text };
    const words = `${before.text}——${text}`;
    const answer = { ...own, text: words, asked, isAnswer: true };
    return [...told, { ...placeOf(before, segment), ...answer, kind: 'admission', condition: null }];
  });
}

const demandOf = ({ text, segment }: SpokenSentence): Statement => ({
  ...{ ...placeOf(segment), kind: 'demand', speaker: segment.speaker, text, condition: null },
  ...{ isAnswer: false, said: { ...placeOf(segment), text }, asked: null },
});

/** 对吧, 您看行不行: what stands before it was asked. */
const TAG =
  /^(?:您看|你看|你说)?(?:对吧|对不|对吗|是吧|是不是|行吗|行不|好吗|好不好|可以吗|可不可以|中不中|成不成|要不要得|你说呢|你觉得呢|没错吧|懂吗|吗)/;
/** 那八万我又没说不认，是不是嘛: told whatever is asked behind it. */
const UNDENIED = /我(?:可|又|也|从来)*(?:没有?(?:说|讲)过?|不是)不(?:承认|认)|我(?:也|又|都)?不否认/;

/** 我没听他讲过，他借钱做什么？ — what stands before the question was told; before 对吧 it was asked. */
function beforeQuestion(text: string): string {
  const clauses = text.split(/(?<=[，,])/);
  const last = clauses.pop() ?? '';
  const front = clauses.join('').replace(/[，,]$/, '');
  if (front === '' || isQuestion(front)) return '';
  return TAG.test(last.trim()) && !UNDENIED.test(front) ? '' : front;
}

const IS_A_LOAN = /[这那]笔?钱(?:就|确实|的确)+是(?:借款|借的|欠的|欠款)/;

/** 这钱就是借款, said by whoever admits something else of it: of the other side it is a claim. */
function ownedUp(sentences: readonly SpokenSentence[], found: readonly Statement[]): Statement[] {
  const admitting = new Set(found.flatMap(({ kind, speaker }) => (kind === 'admission' ? speaker : [])));
  const known = new Set(
    found.flatMap(({ kind, said }) => (kind === 'admission' ? `${said.segmentIds[0]} ${said.text}` : [])),
  );
  return sentences.flatMap(({ text, segment }): Statement[] => {
    if (isQuestion(text) || !IS_A_LOAN.test(text) || !admitting.has(segment.speaker)) return [];
    if (known.has(`${segment.id} ${text}`)) return [];
    const place = placeOf(segment);
    return [
      {
        ...{ ...place, kind: 'admission', speaker: segment.speaker, text, condition: null, isAnswer: false },
        ...{ said: { ...place, text }, asked: null },
      },
    ];
  });
}

function answered(sentences: readonly SpokenSentence[], index: number) {
  const answer = sentences[index];
  const question = sentences[index - 1];
  if (!answer || !question) return null;
  const { speaker } = answer.segment;
  if (speaker === null || speaker === question.segment.speaker) return null;
  const told = isQuestion(answer.text) ? beforeQuestion(answer.text) : answer.text;
  if (told === '') return null;
  const kind = answerKind(question.text, told, answer.start === 0);
  return kind === null ? null : { kind, question };
}
