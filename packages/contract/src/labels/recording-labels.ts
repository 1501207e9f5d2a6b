import type {
  RecordingProgress,
  RecordingSpeaker,
  RecordingStage,
  RecordingState,
  TranscriptOrigin,
} from '../recording.ts';
import type { CustodyEntry, SpokenFactKind } from '../recording-findings.ts';
import type { TranscriptEdit } from '../recording-transcript.ts';
import type { Language } from '../values.ts';
import type { Labels } from './labels.ts';

/** Whether something is being done with a recording. */
export const RECORDING_STATE_LABELS: Labels<RecordingState> = {
  'zh-CN': {
    waiting: '排队中',
    working: '处理中',
    ready: '可以收听',
    failed: '处理失败',
    cancelled: '已停止',
  },
  en: {
    waiting: 'Waiting',
    working: 'In progress',
    ready: 'Ready to play',
    failed: 'Failed',
    cancelled: 'Stopped',
  },
};

/** What has been done with a recording so far. */
export const RECORDING_STAGE_LABELS: Labels<RecordingStage> = {
  'zh-CN': {
    stored: '已接收',
    probed: '已检查文件',
    measured: '已生成波形',
    transcribed: '已转写',
    joined: '已拼接成稿',
  },
  en: {
    stored: 'Received',
    probed: 'Looked into',
    measured: 'Waveform made',
    transcribed: 'Written down',
    joined: 'Joined',
  },
};

/** What is being done with a recording that has come so far. */
const AT_WORK: Labels<RecordingStage> = {
  'zh-CN': {
    stored: '正在检查文件',
    probed: '正在生成波形',
    measured: '正在转写',
    transcribed: '正在拼接成稿',
    joined: '正在完成',
  },
  en: {
    stored: 'Looking into the file',
    probed: 'Making the waveform',
    measured: 'Writing it down',
    transcribed: 'Joining the pieces',
    joined: 'Finishing',
  },
};

/** What is said of the work on a recording; between two attempts it is at work, and not in the queue. */
export function recordingWorkLabel(
  { state, stage, retryAt }: Pick<RecordingProgress, 'state' | 'stage' | 'retryAt'>,
  language: Language,
): string {
  if (state === 'working' || (state === 'waiting' && retryAt !== null)) return AT_WORK[language][stage];
  const said = RECORDING_STATE_LABELS[language][state];
  return state === 'waiting' ? `${said} · ${RECORDING_STAGE_LABELS[language][stage]}` : said;
}

/** Where the words of a transcript came from. */
export const TRANSCRIPT_ORIGIN_LABELS: Labels<TranscriptOrigin> = {
  'zh-CN': {
    service: '语音转写',
    local: '本机转写',
    import: '导入',
    untimed: '导入（无时间）',
    typed: '手工录入',
  },
  en: {
    service: 'By a recogniser',
    local: 'Recognised here',
    import: 'Imported',
    untimed: 'Imported without times',
    typed: 'Typed',
  },
};

/** What part somebody has in a talk. */
export const SPEAKER_ROLE_LABELS: Labels<RecordingSpeaker['role']> = {
  'zh-CN': { asks: '发问方', answers: '应答方', other: '其他' },
  en: { asks: 'Asks', answers: 'Answers', other: 'Other' },
};

/** Kinds of what a lawyer listens for. */
export const SPOKEN_FACT_LABELS: Labels<SpokenFactKind> = {
  'zh-CN': {
    person: '人物',
    amount: '金额',
    date: '日期',
    promise: '承诺',
    admission: '承认',
    reported_admission: '转述他人的承认',
    denial: '否认',
    refusal: '拒绝',
    duration: '期限',
    demand: '要求',
  },
  en: {
    person: 'People',
    amount: 'Amounts',
    date: 'Dates',
    promise: 'Promises',
    admission: 'Admissions',
    reported_admission: 'Admissions of others, as reported',
    denial: 'Denials',
    refusal: 'Refusals',
    duration: 'Durations',
    demand: 'Demands',
  },
};

/** What was changed in a transcript. */
export const TRANSCRIPT_EDIT_LABELS: Labels<TranscriptEdit['kind']> = {
  'zh-CN': {
    text: '改字',
    checked: '核对',
    time: '改时间',
    speaker: '改说话人',
    split: '拆分',
    merge: '合并',
    insert: '插入',
    remove: '删除',
    restore: '恢复原文',
    replace: '查找替换',
    import: '导入',
    transcribe: '语音转写',
    speakers: '说话人',
    bring_back: '恢复',
  },
  en: {
    text: 'Words',
    checked: 'Checked',
    time: 'Times',
    speaker: 'Speaker',
    split: 'Split',
    merge: 'Joined',
    insert: 'Inserted',
    remove: 'Removed',
    restore: 'Restored',
    replace: 'Replaced',
    import: 'Imported',
    transcribe: 'Recognised',
    speakers: 'Speakers',
    bring_back: 'Brought back',
  },
};

/** What a person did to a turn that the recogniser or an imported file had otherwise, or not at all. */
export type TurnChangeKind = 'typed' | 'text' | 'parted' | 'time' | 'speaker' | 'named' | 'deleted';
/** Stands beside a turn in every file that is made of a transcript; what is changed is called as in the list of edits. */
export const TURN_CHANGE_LABELS: Labels<TurnChangeKind> = {
  'zh-CN': {
    typed: '人工录入',
    text: '改字',
    parted: '拆分或合并',
    time: '改时间',
    speaker: '改说话人',
    named: '标注说话人',
    deleted: '已删除',
  },
  en: {
    typed: 'typed by hand',
    text: 'words changed',
    parted: 'split or joined',
    time: 'times changed',
    speaker: 'speaker changed',
    named: 'speaker given',
    deleted: 'deleted',
  },
};

/** What was done with a recording since it was received. */
export const CUSTODY_DEED_LABELS: Labels<CustodyEntry['deed']> = {
  'zh-CN': {
    received: '收到文件',
    looked_into: '读取文件信息',
    played: '播放',
    transcribed: '语音转写',
    imported: '导入文字记录',
    edited: '修改文字记录',
    exported: '导出',
    original_given: '下载原始文件',
    passage_cut: '截取片段',
    pack_given: '导出证据包',
    original_deleted: '删除原始文件',
    copy_deleted: '删除播放副本',
    text_deleted: '删除文字记录',
    shared: '公开分享文字记录',
    share_renewed: '更新公开分享的文字记录',
    share_reopened: '再次打开公开分享',
    share_expired: '公开分享到期或查看次数用完',
    share_ended: '结束公开分享',
    share_ended_by_administrator: '管理员结束公开分享',
    copied_to_base: '复制到知识库',
  },
  en: {
    received: 'file received',
    looked_into: 'file looked into',
    played: 'played',
    transcribed: 'written down by a recogniser',
    imported: 'transcript imported',
    edited: 'transcript changed',
    exported: 'exported',
    original_given: 'original downloaded',
    passage_cut: 'passage cut',
    pack_given: 'evidence pack exported',
    original_deleted: 'original deleted',
    copy_deleted: 'copy for playing deleted',
    text_deleted: 'transcript deleted',
    shared: 'transcript shared in public',
    share_renewed: 'shared transcript renewed',
    share_reopened: 'public share opened again',
    share_expired: 'public share expired, or opened as often as it may be',
    share_ended: 'public share ended',
    share_ended_by_administrator: 'public share ended by an administrator',
    copied_to_base: 'copied into a knowledge base',
  },
};
