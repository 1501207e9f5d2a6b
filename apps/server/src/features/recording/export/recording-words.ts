import type { TranscriptOrigin } from '@mingfa/contract/recording';
import type { Language } from '@mingfa/contract/values';

export interface RecordingWords {
  transcript: string;
  exportedOn: (day: string) => string;
  recordedAt: string;
  place: string;
  duration: string;
  file: (name: string, sha256: string) => string;
  part: (from: string, to: string) => string;
  origin: Record<TranscriptOrigin, string>;
  guessed: (count: number) => string;
  unchecked: (count: number) => string;
  deleted: (count: number) => string;
  gap: (from: string, to: string) => string;
  withoutFillers: string;
  note: string;
  caution: Record<TranscriptOrigin, string>;
  speakers: string;
  changed: (counted: string) => string;
  named: (count: number) => string;
  /** Who did what no person did, and whoever's account was deleted since. */
  program: string;
  gone: string;
  custodyColumns: [number: string, at: string, by: string, deed: string, detail: string, hash: string];
  editColumns: [
    revision: string,
    at: string,
    by: string,
    kind: string,
    time: string,
    before: string,
    after: string,
  ];
}

/** Words of the files that are made of recordings. */
export const RECORDING_WORDS: Record<Language, RecordingWords> = {
  'zh-CN': {
    transcript: '录音文字记录',
    exportedOn: (day) => `导出日期：${day}`,
    recordedAt: '录音时间（自述）',
    place: '录音地点（自述）',
    duration: '时长',
    file: (name, sha256) => `文件：${name}（收到时的 SHA-256：${sha256}）`,
    part: (from, to) => `本文件只含 ${from} 至 ${to} 的部分。`,
    origin: {
      service: '语音识别服务根据录音转写，文字可能有误。',
      local: '本机语音识别根据录音转写，文字可能有误。',
      import: '文字来自导入的文字记录，不是据录音转写的；与录音是否一致，请对照录音核对。',
      untimed: '文字来自导入的、没有时间的文字记录，不是据录音转写的；与录音是否一致，请对照录音核对。',
      typed: '人工录入的文字。',
    },
    guessed: (count) => `${count} 段的时间标“约”：按字数推算，不是从录音中量得的，以录音为准。`,
    unchecked: (count) => `其中 ${count} 段尚未经人工核对。`,
    deleted: (count) => `另有识别或导入的原文 ${count} 段已被人工删去，见证据包中的与识别原文对照。`,
    gap: (from, to) => `${from} 至 ${to} 未能转写，请听录音。`,
    withoutFillers: '已略去“嗯”“呃”等没有实义的语气词；原话以录音为准。',
    note: '备注',
    speakers: '说话人',
    changed: (counted) => `以〔〕标明的各段经人工改动：${counted}。原文见证据包中的与识别原文对照。`,
    named: (count) => `${count} 段的说话人由人工标注。`,
    caution: {
      service: '本文件由明法根据录音整理，说话内容以录音为准。',
      local: '本文件由明法根据录音整理，说话内容以录音为准。',
      import: '本文件由明法根据导入的文字稿整理，说话内容以录音为准。',
      untimed: '本文件由明法根据导入的文字稿整理，说话内容和时间以录音为准。',
      typed: '本文件由明法根据人工录入的文字整理，说话内容以录音为准。',
    },
    program: '系统自动',
    gone: '账号已注销',
    custodyColumns: ['序号', '时间（北京时间）', '经手', '事项', '内容', '链式哈希（SHA-256）'],
    editColumns: ['版本', '修改时间（北京时间）', '修改人', '方式', '位置', '修改前', '修改后'],
  },
  en: {
    transcript: 'Transcript of a recording',
    exportedOn: (day) => `Exported on ${day}`,
    recordedAt: 'Recorded (as stated)',
    place: 'Place (as stated)',
    duration: 'Length',
    file: (name, sha256) => `File: ${name} (SHA-256 on receipt: ${sha256})`,
    part: (from, to) => `This file holds the part from ${from} to ${to} alone.`,
    origin: {
      service: 'The words were written down by a speech recognition service and may be wrong.',
      local: 'The words were written down by a speech recogniser on this machine and may be wrong.',
      import:
        'The words come from a transcript that was imported, and were not written down from the sound: please hold them against the recording.',
      untimed:
        'The words come from a transcript without times that was imported, and were not written down from the sound: please hold them against the recording.',
      typed: 'The words were typed by hand.',
    },
    guessed: (count) =>
      `The times of ${count} turns are marked “about”: they are worked out by length and were not measured in the recording.`,
    unchecked: (count) => `${count} segments were not checked by a person yet.`,
    deleted: (count) =>
      `${count} segments of the recognised or imported text were deleted by a person; the evidence pack has them beside what stands there now.`,
    gap: (from, to) => `${from} to ${to} could not be written down: listen to the recording.`,
    withoutFillers: 'Fillers without a meaning (嗯, 呃) are left out; the recording has the exact words.',
    note: 'Note',
    speakers: 'Speakers',
    changed: (counted) =>
      `Turns marked with 〔〕 were changed by a person: ${counted}. The evidence pack has what stood there before.`,
    named: (count) => `The speaker of ${count} turns was given by a person.`,
    caution: {
      service: 'Made with Mingfa from a recording; what was said is in the recording.',
      local: 'Made with Mingfa from a recording; what was said is in the recording.',
      import: 'Made with Mingfa from an imported transcript; what was said is in the recording.',
      untimed: 'Made with Mingfa from an imported transcript; what was said, and when, is in the recording.',
      typed: 'Made with Mingfa from words that were typed; what was said is in the recording.',
    },
    program: 'The program by itself',
    gone: 'A deleted account',
    custodyColumns: ['No.', 'At (Beijing time)', 'By', 'What', 'Detail', 'Chained hash (SHA-256)'],
    editColumns: ['Revision', 'Changed at (Beijing time)', 'By', 'How', 'Time', 'Before', 'After'],
  },
};
