import type { TranscriptWord } from '@mingfa/contract/transcript';
import { CLOCK, CLOCK_GROUPS, readClock } from './read-clock.ts';
import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';
import { readPrefix, surePrefixes } from './speaker-prefix.ts';

const ARROW = '(?:-{1,3} ?>|[–—―]{1,2} ?>|→|＞)';
const TIMING = new RegExp(`^\\s*(?:\\d+\\s+)?${CLOCK}\\s*${ARROW}\\s*${CLOCK}(.*)$`);
/** Whether a text has cues: SRT, WebVTT, and what programs make of them. */
export const HAS_CUES = new RegExp(`^\\s*(?:\\d+\\s+)?${CLOCK}\\s*${ARROW}\\s*${CLOCK}`, 'm');
/** Times that nobody can read: what stands below was said all the same, between its neighbours. */
const BROKEN_TIMING = /^\s*[\d:.,\s]*(?:-{2,3} ?>|→)/;
/** What WebVTT and SRT write behind the times: align:start, X1:040. */
const SETTINGS = /^(?:\s*(?:align|position|line|size|vertical|region|[xy][12]):\S+)*\s*/i;
const IDENTIFIER = /^[\w\-/.:]{1,80}$/;
const SPEAKER_TAG = /<v(?:\.[^\s>]*)?\s+([^>]{1,100})>/i;
/** Marks of the two formats; whatever else stands between angle brackets was said or written so, and stays. */
const FORMAT_TAG =
  /<\/?(?:[ibu]|c(?:\.[^\s>]*)?|v(?:[.\s][^>]*)?|lang(?:\s[^>]*)?|ruby|rt|font(?:\s[^>]*)?)>|\{\\an?\d{1,2}\}/gi;
const WORD_TIME = new RegExp(`<${CLOCK}>`, 'g');
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  quot: '"',
  apos: "'",
};

interface Cue {
  startMs: number | null;
  endMs: number | null;
  lines: string[];
}

/** Reads SRT and WebVTT, and files that are nearly one of them: a cue begins wherever two times stand with an arrow between. */
export function readCues(text: string): TranscriptDraft {
  const isVtt = /^\s*WEBVTT/.test(text);
  const cues: Cue[] = [];
  const lines = text.split('\n');
  const isNumbered = lines.some((line, at) => TIMING.test(line) && isNumber(lines[at - 1]));
  let wrongNumbers = 0;
  let isNote = false;
  lines.forEach((line, at) => {
    const match = TIMING.exec(line);
    const cue = cues.at(-1);
    if (match) {
      isNote = false;
      if (cue) wrongNumbers += dropNumber(cue, cues.length, { isVtt, isNumbered });
      else wrongNumbers += isNumber(lines[at - 1]) && !/^\s*[01]\s*$/.test(lines[at - 1] ?? '') ? 1 : 0;
      cues.push({
        startMs: readClock(match, 1),
        endMs: readClock(match, 1 + CLOCK_GROUPS),
        lines: [(match[1 + 2 * CLOCK_GROUPS] ?? '').replace(SETTINGS, '')],
      });
    } else if (BROKEN_TIMING.test(line) && (isNumber(lines[at - 1]) || (lines[at - 1] ?? '').trim() === '')) {
      isNote = false;
      if (cue) wrongNumbers += dropNumber(cue, cues.length, { isVtt, isNumbered });
      cues.push({ startMs: null, endMs: null, lines: [] });
    } else if (isVtt && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line) && (lines[at - 1] ?? '').trim() === '') {
      isNote = true;
    } else if (isNote) isNote = line.trim() !== '';
    else cue?.lines.push(line);
  });
  const drafts = cues.map((cue) => draftOf(cue, isVtt));
  const sure = surePrefixes(drafts.map(({ text: words }) => words));
  return {
    segments: drafts.map((draft) => takePrefix(draft, sure)),
    warnings: wrongNumbers > 0 ? { wrong_numbers: wrongNumbers } : {},
  };
}

const isNumber = (line: string | undefined) => /^\s*\d{1,7}\s*$/.test(line ?? '');

/**
 * Takes the number of the next cue, or its name in WebVTT, from the end of this one. A figure that is all that was said, and is not the
 * number that comes next, was said. Gives 1 for a wrong number.
 */
function dropNumber(cue: Cue, count: number, kind: { isVtt: boolean; isNumbered: boolean }): number {
  const last = cue.lines.at(-1);
  if (last === undefined || cue.lines.length < 2) return 0;
  const isExpected = Number(last) === count + 1 || Number(last) === count;
  const isAllThatWasSaid = cue.lines.slice(0, -1).every((line) => line.trim() === '');
  const isBehindBlank = (cue.lines.at(-2) ?? '').trim() === '' && cue.lines.length > 2;
  if (kind.isNumbered && isNumber(last)) {
    if (isAllThatWasSaid && !isBehindBlank && !isExpected) return 0;
    cue.lines.pop();
    return isExpected ? 0 : 1;
  }
  if (kind.isVtt && isBehindBlank && IDENTIFIER.test(last.trim())) cue.lines.pop();
  return 0;
}

function draftOf({ startMs, endMs, lines }: Cue, isVtt: boolean): SegmentDraft {
  const raw = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const speaker = SPEAKER_TAG.exec(raw)?.[1] ?? null;
  const words = timedWords(raw, startMs, endMs, isVtt);
  return {
    startMs,
    endMs,
    speaker: speaker === null ? null : plain(speaker, isVtt),
    text: plain(raw, isVtt),
    ...(words.length > 1 ? { words } : {}),
  };
}

function plain(raw: string, isVtt: boolean): string {
  const words = raw.replace(WORD_TIME, '').replace(FORMAT_TAG, '');
  const read = isVtt
    ? words.replace(/&(amp|lt|gt|nbsp|lrm|rlm|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    : words;
  return read.trim();
}

/** `你<00:01.200>好`: words with times inside a cue. */
function timedWords(
  raw: string,
  startMs: number | null,
  endMs: number | null,
  isVtt: boolean,
): TranscriptWord[] {
  const times = [...raw.matchAll(WORD_TIME)];
  if (times.length === 0 || startMs === null || endMs === null) return [];
  const starts = [{ at: 0, ms: startMs }];
  for (const match of times) {
    const ms = readClock(match, 1);
    if (ms !== null) starts.push({ at: match.index + match[0].length, ms });
  }
  return starts
    .map(({ at, ms }, index) => ({
      startMs: ms,
      endMs: starts[index + 1]?.ms ?? endMs,
      text: plain(raw.slice(at, starts[index + 1] ? undefined : raw.length).split(/<\d/)[0] ?? '', isVtt),
    }))
    .filter(({ text }) => text !== '');
}

function takePrefix(draft: SegmentDraft, sure: ReadonlySet<string>): SegmentDraft {
  const prefix = draft.speaker === null ? readPrefix(draft.text) : null;
  if (!prefix || !sure.has(prefix.speaker)) return draft;
  return { ...draft, speaker: prefix.speaker, text: draft.text.slice(prefix.from) };
}
