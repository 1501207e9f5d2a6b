import { placeOf, type SpokenPlace } from '../transcript.ts';
import { addedConditionOf, conditionOf, toldConditionOf } from './conditional-promise.ts';
import type { SpokenSentence } from './spoken-sentences.ts';

/** 只要你先撤诉。 in front of 我就付: what it depends on, said by itself. */
const CONDITION = /^(?:那|嗯|好|行|你看|就是)?[，,]?(?:如果|要是|假如|只要|除非|等(?!于|会|一下)|万一)/;
/** What follows from it. */
const FOLLOWS =
  /^(?:那|那么|到时候|这样)?[，,]?(?:我们?|咱们?|公司|我方|我这边)?(?:才|就|那就|马上就|一定就)/;
/** 前提是你先撤诉, 不过你得先发货: what somebody adds. */
const ADDED =
  /^(?:不过|但是?|可是?|当然)?[，,]?(?:前提|条件)(?:就)?是|^(?:不过|但是?|可是?|当然)[，,]?(?:你们?|您|对方)(?:得|要|必须|应该)?(?:先|把)|^(?:除非|只要|如果|要是)[^，,。]*[。！!]?$/;

/**
 * A promise with what its speaker made it depend on in the sentence before or behind: 等工程款下来。我就还你。 To hold somebody to the one without the
 * other would be wrong (民法典 §158: a condition decides when what was agreed takes effect).
 */
export function withConditions(
  sentences: readonly SpokenSentence[],
  index: number,
  told: string,
): SpokenPlace & { text: string; condition: string | null } {
  const own = sentences[index];
  if (!own) return { segmentIds: [], startMs: 0, endMs: 0, text: told, condition: null };
  const isOwn = (one: SpokenSentence | undefined): one is SpokenSentence =>
    one !== undefined && one.segment.speaker !== null && one.segment.speaker === own.segment.speaker;
  const [before, behind] = [sentences[index - 1], sentences[index + 1]];
  const front = isOwn(before) && CONDITION.test(before.text) && FOLLOWS.test(told) ? [before] : [];
  const back = isOwn(behind) && ADDED.test(behind.text) ? [behind] : [];
  const segments = [...new Set([...front, own, ...back].map(({ segment }) => segment))];
  const text = [...front.map((one) => one.text), told, ...back.map((one) => one.text)];
  const within = conditionOf(told) ?? addedConditionOf(told) ?? toldConditionOf(told);
  const conditions = [
    ...front.map((one) => one.text),
    ...(within === null ? [] : [within]),
    ...back.map((one) => one.text),
  ];
  const condition = conditions.length === 0 ? null : withoutEnd(conditions.reduce(joinSentences));
  return { ...placeOf(...segments), text: text.reduce(joinSentences), condition };
}

const joinSentences = (all: string, next: string): string =>
  all + (/[，。！？；,.!?;]$/.test(all) ? '' : '，') + next;

const withoutEnd = (text: string): string => text.replace(/[，。！；,!;]+$/, '');
