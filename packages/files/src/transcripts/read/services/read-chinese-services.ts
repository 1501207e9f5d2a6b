import type { TranscriptWord } from '@mingfa/contract/transcript';
import { CLOCK, CLOCK_GROUPS, readClock } from '../read-clock.ts';
import type { SegmentDraft } from '../segment-draft.ts';
import { joinWords } from './join-words.ts';
import {
  asNumber,
  asObject,
  asObjects,
  asText,
  type JsonObject,
  parsedText,
  speakerName,
} from './json-value.ts';

/** 阿里云: 百炼 (`transcripts[].sentences[]`), 录音文件识别 (`Result.Sentences[]`), 听悟 (`Transcription.Paragraphs[]`). Milliseconds. */
export function readAlibaba(data: unknown): SegmentDraft[] | null {
  const given = asObject(data);
  const transcripts = asObjects(given.transcripts);
  if (transcripts.some((one) => Array.isArray(one.sentences)))
    return inOrder(transcripts.flatMap((one) => asObjects(one.sentences).map((it) => sentence(it, one))));
  const result = asObject(given.Result ?? given.result ?? given.Data);
  const sentences = asObjects(result.Sentences ?? given.Sentences ?? given.sentences ?? result.sentences);
  if (sentences.some((one) => 'BeginTime' in one || 'begin_time' in one))
    return inOrder(sentences.map((one) => sentence(one, {})));
  const transcription = asObject(given.Transcription ?? result.Transcription);
  const paragraphs = asObjects(transcription.Paragraphs ?? given.Paragraphs);
  return paragraphs.length > 0 ? paragraphs.map(paragraph) : null;
}

const inOrder = (drafts: SegmentDraft[]) =>
  drafts.toSorted((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0));

function sentence(one: JsonObject, channel: JsonObject): SegmentDraft {
  const words = asObjects(one.words).flatMap((word) =>
    timedWord(word.begin_time, word.end_time, `${asText(word.text)}${asText(word.punctuation)}`),
  );
  // Two channels of a telephone are two people; one alone says nothing of who speaks.
  const number = asNumber(channel.channel_id ?? one.ChannelId);
  return {
    startMs: asNumber(one.begin_time ?? one.BeginTime),
    endMs: asNumber(one.end_time ?? one.EndTime),
    speaker: speakerName(one.speaker_id ?? one.SpeakerId) ?? (number ? `声道 ${number}` : null),
    text: asText(one.text ?? one.Text).trim(),
    ...(words.length > 0 ? { words } : {}),
  };
}

function paragraph(one: JsonObject): SegmentDraft {
  const words = asObjects(one.Words).flatMap((word) => timedWord(word.Start, word.End, asText(word.Text)));
  return {
    startMs: words[0]?.startMs ?? null,
    endMs: words.at(-1)?.endMs ?? null,
    speaker: speakerName(one.SpeakerId),
    text: joinWords(words.map(({ text }) => text)),
    words,
  };
}

function timedWord(from: unknown, to: unknown, text: string): TranscriptWord[] {
  const startMs = asNumber(from);
  return startMs === null || text === '' ? [] : [{ startMs, endMs: asNumber(to) ?? startMs, text }];
}

const BRACKETED = new RegExp(`^\\[${CLOCK},${CLOCK}(?:,(\\d+))?\\]\\s*(.*)$`);

/** 腾讯云录音文件识别: `ResultDetail`, else the lines of `Result`: `[0:0.020,0:2.380,1]  你好`. */
export function readTencent(data: unknown): SegmentDraft[] | null {
  const given = asObject(data);
  const task = asObject(asObject(given.Response ?? given).Data ?? asObject(given.Response).Result ?? given);
  const details = asObjects(task.ResultDetail);
  if (details.length > 0) {
    const isOne = details.every((one) => !one.SpeakerId);
    return details.map((one) => tencentSentence(one, isOne));
  }
  const lines = asText(task.Result)
    .split('\n')
    .map((line) => BRACKETED.exec(line.trim()))
    .filter((match) => match !== null);
  if (lines.length === 0) return null;
  return lines.map((match) => ({
    startMs: readClock(match, 1),
    endMs: readClock(match, 1 + CLOCK_GROUPS),
    speaker: match[9] === undefined ? null : speakerName(match[9]),
    text: match[10] ?? '',
  }));
}

function tencentSentence(one: JsonObject, isOne: boolean): SegmentDraft {
  const startMs = asNumber(one.StartMs);
  const words = asObjects(one.Words).flatMap((word) =>
    timedWord(
      (startMs ?? 0) + (asNumber(word.OffsetStartMs) ?? 0),
      (startMs ?? 0) + (asNumber(word.OffsetEndMs) ?? 0),
      asText(word.Word),
    ),
  );
  return {
    startMs,
    endMs: asNumber(one.EndMs),
    speaker: isOne ? null : speakerName(one.SpeakerId),
    text: asText(one.FinalSentence).trim(),
    ...(words.length > 0 ? { words } : {}),
  };
}

/** 讯飞语音转写: the older list of `bg`, `ed`, `onebest`, and the newer `orderResult` with a lattice. Milliseconds. */
export function readIflytek(data: unknown): SegmentDraft[] | null {
  const given = asObject(data);
  const older = asObjects(Array.isArray(data) ? data : parsedText(given.data));
  if (older.some((one) => 'onebest' in one)) {
    const isOne = older.every((one) => !one.speaker || one.speaker === '0');
    return older.map((one) => ({
      startMs: asNumber(one.bg),
      endMs: asNumber(one.ed),
      speaker: isOne ? null : speakerName(one.speaker),
      text: asText(one.onebest).trim(),
    }));
  }
  const order = asObject(parsedText(asObject(given.content).orderResult ?? given.orderResult ?? data));
  const lattice = asObjects(order.lattice);
  if (lattice.length === 0) return null;
  const drafts = lattice.map((one) => latticeSentence(asObject(asObject(parsedText(one.json_1best)).st)));
  const isOne = drafts.every(({ speaker }) => speaker === null || speaker === '说话人 0');
  return isOne ? drafts.map((draft) => ({ ...draft, speaker: null })) : drafts;
}

const FRAME_MS = 10;

function latticeSentence(st: JsonObject): SegmentDraft {
  const startMs = asNumber(st.bg);
  const words = asObjects(st.rt).flatMap(({ ws }) =>
    asObjects(ws).flatMap((word) => {
      const text = asText(asObjects(word.cw)[0]?.w);
      const from = (startMs ?? 0) + (asNumber(word.wb) ?? 0) * FRAME_MS;
      const to = (startMs ?? 0) + (asNumber(word.we) ?? 0) * FRAME_MS;
      return text === '' ? [] : [{ startMs: from, endMs: to, text }];
    }),
  );
  return {
    startMs,
    endMs: asNumber(st.ed),
    speaker: speakerName(st.rl),
    text: joinWords(words.map(({ text }) => text)),
    words,
  };
}
