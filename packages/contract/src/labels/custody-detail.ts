import type { CustodyEntry } from '../recording-findings.ts';
import type { Language } from '../values.ts';
import { TRANSCRIPT_EDIT_LABELS } from './recording-labels.ts';
import { formatTime } from './time-labels.ts';

type Detail = CustodyEntry['detail'];
type Write = (value: string | number) => string;

const CHINESE: Record<string, Write> = {
  name: (value) => `文件名：${value}`,
  file: (value) => `文件：${value}`,
  fileId: (value) => `文件编号：${value}`,
  through: () => '经由签发给该账号的播放地址，由谁打开未核实',
  bytes: (value) => `大小：${value} 字节`,
  sha256: (value) => `SHA-256：${value}`,
  files: (value) => `${value} 个文件`,
  durationMs: (value) => `时长：${formatTime(Number(value))}`,
  host: (value) => `语音识别服务：${value}`,
  model: (value) => `模型：${value}`,
  pieces: (value) => `分 ${value} 段送出`,
  segments: (value) => `文字 ${value} 段`,
  gaps: (value) => `未能转写 ${value} 处`,
  dropped: (value) => `略去静音处的文字 ${value} 处`,
  kept: (value) => `保留人工修改 ${value} 段`,
  lost: (value) => `未能保留的人工修改 ${value} 段`,
  revision: (value) => `文字记录第 ${value} 版`,
  changes: (value) => `共 ${value} 处`,
  kinds: (value) => `方式：${nameKinds(value, 'zh-CN').join('、')}`,
  share: (value) => `分享编号：${value}`,
  base: (value) => `知识库：${value}`,
  copyId: (value) => `副本文件编号：${value}`,
  startMs: (value) => `自 ${formatTime(Number(value))}`,
  endMs: (value) => `至 ${formatTime(Number(value))}`,
  format: (value) => `格式：${value}`,
  form: (value) => `样式：${FORMS['zh-CN'][String(value)] ?? value}`,
};
const ENGLISH: Record<string, Write> = {
  name: (value) => `file name: ${value}`,
  file: (value) => `file: ${value}`,
  fileId: (value) => `file id: ${value}`,
  through: () => 'by an address signed for this account; who opened it was not verified',
  bytes: (value) => `size: ${value} bytes`,
  sha256: (value) => `SHA-256: ${value}`,
  files: (value) => `files: ${value}`,
  durationMs: (value) => `length: ${formatTime(Number(value))}`,
  host: (value) => `recogniser: ${value}`,
  model: (value) => `model: ${value}`,
  pieces: (value) => `sent in pieces: ${value}`,
  segments: (value) => `segments: ${value}`,
  gaps: (value) => `not written down: ${value}`,
  dropped: (value) => `left out in silence: ${value}`,
  kept: (value) => `edits kept: ${value}`,
  lost: (value) => `edits not kept: ${value}`,
  revision: (value) => `revision ${value} of the transcript`,
  changes: (value) => `places changed: ${value}`,
  kinds: (value) => `how: ${nameKinds(value, 'en').join(', ')}`,
  share: (value) => `share: ${value}`,
  base: (value) => `knowledge base: ${value}`,
  copyId: (value) => `id of the copy: ${value}`,
  startMs: (value) => `from ${formatTime(Number(value))}`,
  endMs: (value) => `to ${formatTime(Number(value))}`,
  format: (value) => `format: ${value}`,
  form: (value) => `form: ${FORMS.en[String(value)] ?? value}`,
};
const FORMS: Record<Language, Record<string, string>> = {
  'zh-CN': { transcript: '文字记录', talk: '谈话笔录', inquiry: '调查笔录' },
  en: { transcript: 'transcript', talk: 'record of a talk', inquiry: 'record of an inquiry' },
};

const ORDER = Object.keys(CHINESE);

/** Kinds of changes of a transcript, which an entry holds in one line with blanks between them. */
const nameKinds = (value: string | number, language: Language): string[] => {
  const labels: Record<string, string> = TRANSCRIPT_EDIT_LABELS[language];
  return String(value)
    .split(' ')
    .map((kind) => labels[kind] ?? kind);
};

/** What an entry of the custody log tells besides its deed, in words. What is not known here stands as it is. */
export function describeCustodyDetail(detail: Detail, language: Language): string {
  const write = language === 'en' ? ENGLISH : CHINESE;
  return (
    Object.entries(detail)
      .filter((entry): entry is [string, string | number] => entry[1] !== null)
      // A database may hold them in any order: they are told in the order of the list.
      .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
      .map(([key, value]) => write[key]?.(value) ?? `${key}: ${value}`)
      .join(language === 'en' ? '; ' : '；')
  );
}
