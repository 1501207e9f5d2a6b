import { CLOCK, CLOCK_GROUPS, readClock } from './read-clock.ts';
import { turnsOfLines } from './read-untimed-lines.ts';
import { rowLine } from './row-line.ts';
import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';
import { isSpeakerWord, mayBeSpeaker, readPrefix, surePrefixes } from './speaker-prefix.ts';

const DAY = '(?:\\d{4}[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?\\s*T?)';
const RANGE = `(?:\\s*(?:-{1,2}>?|[–—~～→至到])\\s*${CLOCK})?`;
/** `[00:01:02] …`, `00:01 …`, `(1:02-1:05)…`, `2026-03-01 10:00:12 …`, `- 00:12 …`. */
const TIME_FIRST = new RegExp(
  `^\\s*[-*•]?\\s*[[(（【<]?\\s*(${DAY})?${CLOCK}${RANGE}\\s*[\\])）】>]?\\s*[:：]?\\s*(.*)$`,
);
/** `说话人 1 00:12`, `张三(00:01:02)：…`, `李四：00:12`, `王五 [00:12 - 00:15]`. */
const NAME_FIRST = new RegExp(
  `^\\s*(.{1,40}?)\\s*[:：]?\\s*([[(（【<])?\\s*(${DAY})?(?<!\\d)${CLOCK}${RANGE}\\s*([\\])）】>])?\\s*([:：])?\\s*(.*)$`,
);
/** 1分02秒, 1小时2分3秒, 01'02": written as digits with colons before lines are read. */
const SPELLED = /^(\s*[[(（【]?)(?:(\d{1,2})(?:小时|时))?(\d{1,3})(?:分钟?|['′])(?:(\d{1,2})(?:秒|["″]|''))?/;

interface Head {
  startMs: number;
  endMs: number | null;
  isOfDay: boolean;
  /** Said in the same line: words, or a name alone. */
  rest: string;
  speaker: string | null;
}

/**
 * Reads lines in which times stand: in front of what was said, or behind who says it on a line of its own. Lines without a time go on with
 * what stands above them; of those above the first time what somebody says is a turn without one, and the others are counted. Where
 * hardly a line has a time each is a turn: a single time is not that of all the words behind it.
 */
export function readTimedLines(lines: readonly string[]): TranscriptDraft {
  // 00:05⇥张三⇥你好: tabs part a line as columns part a row.
  const even = lines.map((line) => spellOut(line.includes('\t') ? rowLine(line.split('\t')) : line).trim());
  const named = sureNames(even);
  const segments: SegmentDraft[] = [];
  let untimed = 0;
  let ofDay = 0;
  const heads = withoutStrayDays(even.map((line) => headOf(line, named)));
  const isAlone = namesAlone(even, heads);
  const timed = heads.filter((head) => head).length;
  const firstTimed = heads.findIndex((head) => head);
  if (timed === 0) return { segments: [] };
  if (even.filter((line) => line !== '').length > timed * SPARSE) return readSparseLines(even, heads);
  even.forEach((line, at) => {
    if (line === '') return;
    const head = heads[at];
    const last = segments.at(-1);
    if (head) {
      if (head.isOfDay) ofDay += 1;
      const { startMs, endMs } = head;
      if (head.speaker !== null) segments.push({ startMs, endMs, speaker: head.speaker, text: head.rest });
      else if (isAlone.has(at)) segments.push({ startMs, endMs, speaker: head.rest, text: '' });
      else {
        const prefix = readPrefix(head.rest);
        const text = prefix ? head.rest.slice(prefix.from) : head.rest;
        segments.push({ startMs, endMs, speaker: prefix?.speaker ?? null, text });
      }
    } else if (!last || at < firstTimed) {
      const prefix = readPrefix(line);
      if (prefix && named.has(prefix.speaker))
        segments.push({ startMs: null, endMs: null, speaker: prefix.speaker, text: line.slice(prefix.from) });
      else if (last) last.text += `\n${line}`;
      else untimed += 1;
    } else {
      const prefix = readPrefix(line);
      // Somebody else speaks within the same stretch: 李四：… without a time of its own.
      if (prefix && named.has(prefix.speaker) && last.text !== '')
        segments.push({ startMs: null, endMs: null, speaker: prefix.speaker, text: line.slice(prefix.from) });
      else if (last.text === '' && last.speaker === null && prefix) {
        last.speaker = prefix.speaker;
        last.text = line.slice(prefix.from);
      } else last.text = last.text === '' ? line : `${last.text}\n${line}`;
    }
  });
  return {
    segments: ofDay > 0 ? fromFirst(segments) : segments,
    warnings: {
      text_before_first_time: untimed,
      times_of_day: ofDay,
    },
  };
}

/** A transcript with times has one for every few lines. */
const SPARSE = 8;

/** Lines hardly one of which has a time: it is known when that one begins, and of no other. */
function readSparseLines(
  lines: readonly string[],
  heads: readonly (Head | null | undefined)[],
): TranscriptDraft {
  const segments = turnsOfLines(
    lines.map((text, at) => {
      const head = heads[at];
      if (!head) return { text };
      const { startMs, endMs, speaker, rest } = head;
      return { text: speaker === null ? rest : `${speaker}：${rest}`, time: { startMs, endMs } };
    }),
  );
  const ofDay = heads.filter((head) => head?.isOfDay).length;
  return { segments: ofDay > 0 ? fromFirst(segments) : segments, warnings: { times_of_day: ofDay } };
}

/** 2026年3月1日 10:00 above what was said tells when it was, and is no time of the recording where others have no day. */
function withoutStrayDays(heads: (Head | null)[]): (Head | null)[] {
  const all = heads.filter((head) => head !== null);
  return all.filter(({ isOfDay }) => isOfDay).length > all.length / 2
    ? heads
    : heads.map((head) => (head?.isOfDay ? null : head));
}

function spellOut(line: string): string {
  return line.replace(SPELLED, (whole, open: string, hours, minutes: string, seconds) => {
    if (seconds === undefined && !/[\])）】\s]|$/.test(line.slice(whole.length, whole.length + 1)))
      return whole;
    if (seconds === undefined && open.trim() === '') return whole;
    const two = (part: string | undefined) => (part ?? '0').padStart(2, '0');
    return `${open}${hours === undefined ? '' : `${hours}:`}${two(minutes)}:${two(seconds)}`;
  });
}

function headOf(line: string, named: ReadonlySet<string>): Head | null {
  const first = TIME_FIRST.exec(line);
  const startMs = first ? readClock(first, 2) : null;
  if (first && startMs !== null) {
    const endMs = readClock(first, 2 + CLOCK_GROUPS);
    return { startMs, endMs, isOfDay: first[1] !== undefined, rest: first[10]?.trim() ?? '', speaker: null };
  }
  const behind = NAME_FIRST.exec(line);
  const start = behind ? readClock(behind, 4) : null;
  if (!behind || start === null) return null;
  const [, given = '', open, day] = behind;
  const [close, colon, rest = ''] = behind.slice(12);
  const speaker = given.replace(/[\s:：]+$/, '');
  // 我们约在 10:30 见: words go on behind the time, and nothing sets it off.
  if (rest !== '' && !close && !colon) return null;
  if (!mayBeSpeaker(speaker) || !(isSpeakerWord(speaker) || named.has(speaker) || (open && close)))
    return null;
  return {
    startMs: start,
    endMs: readClock(behind, 4 + CLOCK_GROUPS),
    isOfDay: day !== undefined,
    rest: rest.trim(),
    speaker,
  };
}

/** Names that stand before a time or a colon more than once, or that services give. */
function sureNames(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const behind = NAME_FIRST.exec(line);
    const name = behind && behind[14] === '' ? (behind[1] ?? '').replace(/[\s:：]+$/, '') : '';
    if (name !== '' && mayBeSpeaker(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rests = lines.map((line) => TIME_FIRST.exec(line)?.[10] ?? line);
  const ofOne = [...counts].filter(([name, count]) => count > 1 || name.length <= 4);
  return new Set([...surePrefixes(rests), ...ofOne.map(([name]) => name)]);
}

/** Lines where behind a time stands a name alone, and what they said on the lines below. */
function namesAlone(
  lines: readonly string[],
  heads: readonly (Head | null | undefined)[],
): ReadonlySet<number> {
  const candidates = heads.flatMap((head, at) => {
    const below = lines.findIndex((line, other) => other > at && line !== '');
    const isName = head && head.speaker === null && head.rest !== '' && mayBeSpeaker(head.rest);
    return isName && head.rest.length <= 20 && below > 0 && !heads[below] ? [{ at, name: head.rest }] : [];
  });
  const timed = heads.filter((head) => head).length;
  return new Set(
    candidates
      .filter(
        ({ name }) =>
          isSpeakerWord(name) ||
          (candidates.length > timed / 2 && candidates.filter((one) => one.name === name).length > 1),
      )
      .map(({ at }) => at),
  );
}

/** Times of day, counted from the first of them. */
function fromFirst(segments: readonly SegmentDraft[]): SegmentDraft[] {
  const first = segments.find(({ startMs }) => startMs !== null)?.startMs ?? 0;
  const shift = (time: number | null) => (time === null ? null : Math.max(0, time - first));
  return segments.map((one) => ({ ...one, startMs: shift(one.startMs), endMs: shift(one.endMs) }));
}
