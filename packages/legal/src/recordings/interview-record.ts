import type { DocumentBlock, DocumentSpan, DraftDocument } from '../drafting/document-blocks.ts';
import { findFillers, withoutRanges } from './find-fillers.ts';
import type { Segment, Speaker, TranscriptSource } from './transcript.ts';

/** What stands above a record; whatever was not given stays a blank line to write on. */
export interface InterviewHead {
  kind: 'interview' | 'investigation';
  /** As it is to be written: 2026年3月1日14时05分至15时20分. */
  time: string | null;
  place: string | null;
  /** Whoever asks, with their office as they gave it. */
  asker: string | null;
  answerer: string | null;
  recorder: string | null;
  /** Others who were there. */
  present: string | null;
  /** 民间借贷纠纷 and the like. */
  matter: string | null;
}

/** A record of a talk out of its transcript. */
export interface InterviewInput {
  head: InterviewHead;
  segments: readonly Segment[];
  speakers: readonly Speaker[];
  /** Speakers whose words stand behind 问. */
  askers: readonly string[];
  /** Speakers whose words stand behind 答; those of anybody else stand behind their name. */
  answerers: readonly string[];
  /** The name of the file and its SHA-256, where they are known. */
  recording: { name: string; sha256: string | null };
  /** What the words rest on; a record of words that nobody listened to does not say 据录音整理. */
  source?: TranscriptSource;
  /** Turns of the recogniser's, or of an imported file, that somebody deleted: the record says where. */
  deleted?: readonly { startMs: number }[];
  /** How many turns of it nobody held against the recording. */
  unchecked?: number;
  /** How many turns of it a person typed or changed. */
  changed?: number;
  /** Leaves out 嗯 and the like, and says so. */
  hidesFillers?: boolean;
}

const TITLES = { interview: '谈话笔录', investigation: '调查笔录' } as const;
const BLANK = '＿＿＿＿＿＿＿＿＿＿';
/** Three offices and their blanks are one line of a page, also for 被调查人: 33 characters of 36. */
const SHORT_BLANK = '＿＿＿＿';

/** What the record is made after, and who has to hold it against the recording where no program listened. */
const MADE_AFTER: Record<TranscriptSource, { text: string; asIs: string; confirm: string | null }> = {
  recording: { text: '录音', asIs: '照录音整理', confirm: null },
  import: {
    text: '导入的文字稿',
    asIs: '照文字稿整理',
    confirm: '文字稿与录音是否一致，由签名人对照录音确认',
  },
  typed: {
    text: '人工录入的文字',
    asIs: '照录入的文字整理',
    confirm: '文字与录音是否一致，由签名人对照录音确认',
  },
};

/**
 * A 谈话笔录 or 调查笔录 made from a recording, marked 据录音整理, or with what else its words rest on: a head of what was given, questions and answers of only what was said, in
 * order, and lines to sign on every page. It tells no rights, no identity that was checked and no 核对无误: nobody said so, and those words
 * are for whoever signs. It stands beside the recording and not in its place: a recording is to be shown in the original
 * (最高人民法院关于民事诉讼证据的若干规定 §15), and the court looks whether it is genuine (中华人民共和国民事诉讼法 §74).
 */
export function interviewRecord(input: InterviewInput): DraftDocument {
  const { head, recording, hidesFillers = false, unchecked = 0, changed = 0 } = input;
  const { text: source, asIs, confirm } = MADE_AFTER[input.source ?? 'recording'];
  const title = TITLES[head.kind];
  const asker = head.kind === 'investigation' ? '调查人' : '谈话人';
  const answerer = head.kind === 'investigation' ? '被调查人' : '被谈话人';
  const remark = [
    `本笔录据${source}整理，录音文件：${recording.name}`,
    recording.sha256 === null ? null : `SHA-256：${recording.sha256}`,
    '括号内为录音中的时间（时:分:秒）',
    input.segments.some(({ timing }) => timing === 'guessed')
      ? '标“约”的时间按文字长短推算，不是从录音中量得的'
      : null,
    hidesFillers ? `无实义的语气词、口头重复已略去，其余${asIs}` : asIs,
    confirm,
    changed > 0 ? `其中 ${changed} 段经人工改动，见证据包中的对照表` : null,
    unchecked > 0 ? `其中 ${unchecked} 段尚未经人工核对` : null,
  ];
  return {
    title: `${title}（据${source}整理）`,
    layout: 'plain',
    pageFoot: [
      ...[ours(`${answerer}签名：`), blank(SHORT_BLANK), ours(`　${asker}签名：`), blank(SHORT_BLANK)],
      ...[ours('　记录人签名：'), blank(SHORT_BLANK)],
    ],
    blocks: [
      { kind: 'title', spans: [ours(title)] },
      { kind: 'subtitle', spans: [ours(`（据${source}整理）`)] },
      line('时间', head.time),
      line('地点', head.place),
      ...(head.matter === null ? [] : [line('事由', head.matter)]),
      line(asker, head.asker),
      line(answerer, head.answerer),
      line('记录人', head.recorder),
      ...(head.present === null ? [] : [line('在场人', head.present)]),
      {
        kind: 'paragraph',
        style: 'remark',
        spans: [ours(`${remark.filter((one) => one !== null).join('；')}。`)],
      },
      ...turnsOf(input),
      { kind: 'paragraph', style: 'remark', spans: [ours('（以下无正文）')] },
      {
        kind: 'signature',
        lines: [answerer, asker, '记录人'].map((role) => [
          ...[ours(`${role}（签名）：`), blank(BLANK), ours('　　年　　月　　日')],
        ]),
      },
    ],
  };
}

const ours = (text: string): DocumentSpan => ({ text, origin: { kind: 'template' } });
const blank = (text: string): DocumentSpan => ({ text, origin: { kind: 'template' }, blank: true });

function line(label: string, value: string | null): DocumentBlock {
  const given: DocumentSpan | null =
    value === null || value.trim() === ''
      ? null
      : { text: value, origin: { kind: 'typed', part: 'interview_head' } };
  return { kind: 'paragraph', style: 'plain', spans: [ours(`${label}：`), given ?? blank(BLANK)] };
}

/** Questions and answers: what one person says without another is one of them, with the time at which it begins. */
function turnsOf({
  segments,
  speakers,
  askers,
  answerers,
  deleted = [],
  hidesFillers = false,
}: InterviewInput): DocumentBlock[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const answering = new Set(
    segments.flatMap(({ speaker }) => (speaker !== null && answerers.includes(speaker) ? [speaker] : [])),
  );
  const turns: (Pick<Segment, 'speaker' | 'startMs' | 'timing'> & { texts: string[]; omitted: number })[] =
    [];
  const gone = deleted.toSorted((one, other) => one.startMs - other.startMs);
  // What was said on both sides of a turn that was deleted is not one question: whoever signs sees that something stood between.
  const omitBefore = (timeMs: number) => {
    let omitted = 0;
    while (gone[0] && gone[0].startMs < timeMs) {
      gone.shift();
      omitted += 1;
    }
    if (omitted > 0) turns.push({ speaker: null, startMs: timeMs, texts: [], omitted });
  };
  for (const { speaker, startMs, timing, text } of segments) {
    omitBefore(startMs);
    const said = (hidesFillers ? withoutRanges(text, findFillers(text)) : text)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    if (said === '') continue;
    const last = turns.at(-1);
    if (last && last.speaker === speaker && speaker !== null) last.texts.push(said);
    else turns.push({ speaker, startMs, timing, texts: [said], omitted: 0 });
  }
  omitBefore(Number.POSITIVE_INFINITY);
  const naming = { several: answering.size + (askers.length > 1 ? 1 : 0) > 1, names };
  return turns.map(({ speaker, startMs, timing, texts, omitted }) => ({
    kind: 'paragraph',
    style: 'plain',
    spans:
      omitted > 0
        ? [ours(`（此处删去${omitted === 1 ? '一' : ` ${omitted} `}段，原文见与识别原文对照）`)]
        : [
            { ...ours(`${labelOf(speaker, { askers, answerers }, naming)}：`), bold: true },
            { text: joinTexts(texts), origin: { kind: 'typed', part: 'interview_turns' } },
            ours(`（${timing === 'guessed' ? '约 ' : ''}${clockOf(startMs)}）`),
          ],
  }));
}

/** 问 and 答 of those who were said to ask and to answer, with a name where there are several; the name alone of anybody else. */
function labelOf(
  speaker: string | null,
  { askers, answerers }: Pick<InterviewInput, 'askers' | 'answerers'>,
  { several, names }: { several: boolean; names: ReadonlyMap<string, string> },
): string {
  const name = speaker === null ? undefined : names.get(speaker);
  if (speaker === null) return '（说话人不明）';
  const part = askers.includes(speaker) ? '问' : answerers.includes(speaker) ? '答' : null;
  if (part === null) return name ?? '（说话人不明）';
  return several && name ? `${part}（${name}）` : part;
}

const joinTexts = (texts: readonly string[]): string =>
  texts.reduce((all, text) => all + (all === '' || /[，。！？…,.!?；;、]$/.test(all) ? '' : '，') + text, '');

function clockOf(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
