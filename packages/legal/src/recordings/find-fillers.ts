/** Characters of a text, to be hidden and never deleted. */
export interface FillerRange {
  start: number;
  end: number;
}

/** Sounds without a meaning between words. 嗯 as an answer is one, which is why what is nothing but such sounds stays. */
const SOUND =
  /(?:嗯+|呃+|额+(?=[，,、…。\s]|呃|嗯|那个|这个)|唔+|(?<=^|[，,。…\s])啊+(?=[，,…]))[，,、…\s]*/g;
/** 那个 before a pause or twice over: 那个，那个钱. 那个钱 means one. */
const POINTING =
  /(?:(?:那个|这个|就是说?|然后|怎么说呢?|你知道吧)[，,、…]+\s*)+|(那个|这个|就是|然后)(?=\1)/g;
/** 我我我跟你讲: what is begun again; the last stays. */
const STUTTER = /([我你他她它这那就不是])\1*(?=\1)/g;
/** 是是是 and 不不不 answer; 你你 and 就就 do not. */
const ANSWERS = /^[不是]/;

/** Where in a text nothing is said: 嗯, 呃, a 那个 before a pause, what is begun again. In order; none overlap. */
export function findFillers(text: string): FillerRange[] {
  const found = [SOUND, POINTING, STUTTER]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: words, index }) => !isAnswer(text, index, words))
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const ranges: FillerRange[] = [];
  for (const range of found) {
    const last = ranges.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else ranges.push({ ...range });
  }
  const left = withoutRanges(text, ranges);
  return /[\p{L}\p{N}]/u.test(left) ? ranges : [];
}

/** A text without ranges of it. */
export function withoutRanges(text: string, ranges: readonly FillerRange[]): string {
  let at = 0;
  let left = '';
  for (const { start, end } of ranges) {
    left += text.slice(at, start);
    at = end;
  }
  return left + text.slice(at);
}

/** 嗯，是我借的: a sound at the beginning that assents to what was asked. 是是是 is more than one 是. */
function isAnswer(text: string, index: number, words: string): boolean {
  const behind = text.slice(index + words.length);
  if (index === 0 && /^嗯+[，,、。\s]*$/.test(words))
    return /^(?:是|对|好|行|可以|没错|有|知道|欠|借)/.test(behind);
  return ANSWERS.test(words);
}
