import { isQuestion } from '../is-question.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';
import { withConditions } from './conditions-of.ts';
import { englishSentences, englishStatement, isEnglish } from './english-statements.ts';
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

const ASKS_OF_DEED =
  /(?:你|您|你们|贵公司)[^，。？]{0,14}(?:借|欠|收|拿|签|打|撞|答应|写|知道|同意)|(?:是不是|有没有)[^，。？]{0,12}(?:借|欠|收|拿|签|打|撞|答应)/;
const ASSENTS =
  /^(?:嗯+|是(?:的|啊|呀)?|对(?:的|啊|呀)?|没错|有(?:的|啊)?|是这样|承认|认(?!为|识))(?=$|[，,。！\s])/;
const DENIES = /^(?:没有?(?:啊|的事)?|不是(?:的|啊)?|哪有|没(?:这|那)?(?:回)?事|不对)(?=$|[，,。！\s])/;
const SHORT_ANSWER = 12;

/** All that binds or contradicts somebody, in order, each with its place. What is asked is no statement. */
export function findStatements(segments: readonly Segment[]): Statement[] {
  const sentences = spokenSentences(segments);
  const found: Statement[] = [];
  sentences.forEach((sentence, index) => {
    const { text, segment } = sentence;
    const answered = answerKind(sentences, index);
    const said = { ...placeOf(segment), text };
    if (answered) {
      const { text: question, segment: asking } = answered.question;
      found.push({
        ...placeOf(asking, segment),
        ...{ kind: answered.kind, speaker: segment.speaker, isAnswer: true, condition: null },
        text: `${question}——${text}`,
        said,
        asked: { ...placeOf(asking), speaker: asking.speaker, text: question },
      });
    }
    const told = isQuestion(text) ? beforeQuestion(text) : text;
    if (told === '') return;
    for (const kind of statementKinds(told)) {
      if (answered?.kind === kind || (told !== text && kind === 'demand')) continue;
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
  return [...found, ...ownedUp(sentences, found), ...inEnglish(segments)].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
}

function inEnglish(segments: readonly Segment[]): Statement[] {
  return segments
    .filter(({ text }) => isEnglish(text))
    .flatMap((segment) =>
      englishSentences(segment.text).flatMap(({ text }) => {
        const { kinds, condition } = englishStatement(text);
        const place = placeOf(segment);
        return kinds.map(
          (kind): Statement => ({
            ...{ ...place, kind, speaker: segment.speaker, text, isAnswer: false },
            condition: kind === 'promise' ? condition : null,
            ...{ said: { ...place, text }, asked: null },
          }),
        );
      }),
    );
}

/** 利息我也认，不过能不能少一点？ — what stands before the question was told; before 对吧 it was asked. */
function beforeQuestion(text: string): string {
  const clauses = text.split(/(?<=[，,])/);
  const last = clauses.pop() ?? '';
  const front = clauses.join('').replace(/[，,]$/, '');
  const isTag = /^(?:对吧|是吧|对不对|是不是|行吗|好吗|行不行|好不好|你说呢|吗)/.test(last.trim());
  return isTag || !/^(?:不过|但是?|可是?|只是|那)/.test(last.trim()) || isQuestion(front) ? '' : front;
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

function answerKind(sentences: readonly SpokenSentence[], index: number) {
  const answer = sentences[index];
  const question = sentences[index - 1];
  if (!answer || !question || answer.start !== 0) return null;
  const { speaker } = answer.segment;
  if (speaker === null || speaker === question.segment.speaker || !isQuestion(question.text)) return null;
  if (!ASKS_OF_DEED.test(question.text)) return null;
  const words = answer.text.replace(/[。！!]+$/, '');
  if (isQuestion(answer.text) || (words.length > SHORT_ANSWER && !/^[^，,]{1,4}[，,]/.test(words)))
    return null;
  // 是不是你借的？——不是我
  if (DENIES.test(words)) return { kind: 'denial' as const, question };
  return ASSENTS.test(words) ? { kind: 'admission' as const, question } : null;
}
