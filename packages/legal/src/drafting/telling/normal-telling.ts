import { fullWidthMarks } from './full-width-marks.ts';
import { toldDays } from './told-days.ts';
import { toldSums } from './told-sums.ts';

/** [11:02] of a chat, and 09:15 张三 before a message. */
const CLOCK =
  /^[[【(（]?\d{1,2}[:：]\d{2}(?:[:：]\d{2})?[\]】)）]?(?=[ \u3000])|[[【]\d{1,2}[:：]\d{2}(?:[:：]\d{2})?[\]】]/gm;
/** A space where others put a mark. */
const GAP = /(?<=[\u3400-\u9fff”」\d])[ \u3000](?=[\u3400-\u9fff“「]|\d+[月号日])/g;
/** 真是扒层皮……我叫某人: dots behind a sigh end its sentence. */
const SIGH_ENDS = /…+(?=我(?:叫|是|姓)|我们|本人)/g;
const MARKS = /[，。；！？,;!?]/g;
/** Somebody takes back what they just said. */
const TAKEN_BACK =
  /(?<=^|[，。；！？…])(?:[哎唉呃额啊哦诶]，?)*(?:不对|(?<=[哎唉呃额啊哦诶]，?)不是|说错了|记错了|搞错了|讲错了|没有没有)(?:不对)?(?:啊|呀)?(?:(?<=不是)[^，。是]{1,8})?[，。！]*(?:那[回次]是|应该是|应当是|其实是)?/g;

/** 二三年三月 is of 2023, and 两三年 is none. */
const SPOKEN_YEAR =
  /(?<![一二两三四五六七八九十零〇百千\d])([一二])([零〇一二三四五六七八九])(?=年(?:\d{1,2}|[一二三四五六七八九十]{1,2})月)/g;
const digitOf = (one: string): number => Math.max('〇一二三四五六七八九'.indexOf(one), 0);

/**
 * A telling as rules read it: full-width marks, no clock of a chat, a mark where its writer put a space, and blanks where something was taken
 * back: 五万，不对，四万五 is 四万五. As long as what was written, so that places stay.
 */
export function normalTelling(written: string, today: string): string {
  const yearly = written.replace(
    SPOKEN_YEAR,
    (_, tens: string, ones: string) => `${digitOf(tens)}${digitOf(ones)}`,
  );
  const timeless = yearly.replace(CLOCK, (clock) => ' '.repeat(clock.length));
  const gaps = timeless.match(GAP)?.length ?? 0;
  const isUnmarked = gaps >= 4 && gaps > (timeless.match(MARKS)?.length ?? 0);
  const parted = timeless.replace(SIGH_ENDS, (dots) => '。'.repeat(dots.length));
  const marked = fullWidthMarks(isUnmarked ? parted.replace(GAP, '，') : parted);
  return withoutTakenBack(marked, today);
}

const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${' '.repeat(Math.max(0, to - from))}${text.slice(to)}`;

function withoutTakenBack(text: string, today: string): string {
  const taken = [...text.matchAll(TAKEN_BACK)];
  if (taken.length === 0) return text;
  const sums = toldSums(text);
  const days = toldDays(text, today);
  let told = text;
  for (const match of taken) {
    const from = match.index;
    const to = from + match[0].length;
    const before = lastClause(text, from);
    const behind = { start: to, end: to + (/^[^，。；！？]*/.exec(text.slice(to))?.[0].length ?? 0) };
    const wrong = sums.findLast(({ start, end }) => start >= before.start && end <= from);
    const right = sums.find(({ start, end }) => start >= behind.start && end <= behind.end);
    const wrongDay = days.findLast(({ start, end }) => start >= before.start && end <= from);
    const rightDay = days.find(({ start, end }) => start >= behind.start && end <= behind.end);
    if (wrong && right && right.start - to <= 6) told = blank(told, wrong.start, right.start);
    else if (wrongDay && rightDay && rightDay.start - to <= 3 && !wrong)
      told = blank(told, wrongDay.start, rightDay.start);
    else
      told = blank(
        told,
        before.start + (/^(?:因为|所以|但是?|就是)/.exec(text.slice(before.start))?.[0].length ?? 0),
        to,
      );
  }
  return told;
}

function lastClause(text: string, end: number): { start: number } {
  let at = end - 1;
  while (at > 0 && /[，。；！？…]/.test(text.charAt(at))) at -= 1;
  while (at > 0 && !/[，。；！？\n]/.test(text.charAt(at - 1))) at -= 1;
  return { start: at };
}
