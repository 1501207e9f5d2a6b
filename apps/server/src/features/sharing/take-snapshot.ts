import { SHARE_LIMITS, type ShareSource } from '@mingfa/contract/share';
import type { SharedContent, ShareMark, ShareType } from '@mingfa/contract/share-content';
import type { Language } from '@mingfa/contract/values';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { getInstallationSettings } from '../administration/index.ts';
import { thingOf } from './describe-share.ts';
import { headingsOf, mapContent, textsOf } from './masking/map-content.ts';
import { maskTexts } from './masking/mask-texts.ts';
import type { SharingContext } from './sharing-context.ts';

/** What goes into a snapshot. */
export interface SnapshotChoice {
  source: ShareSource;
  withSources: boolean;
  redact: boolean;
  keptMarks: readonly string[];
  redactCreditCodes: boolean;
  /** null: the title of the source. */
  title: string | null;
  note: string;
}

/** A snapshot as it is shared, with what masking did to it. */
export interface Snapshot {
  type: ShareType;
  title: string;
  note: string;
  content: SharedContent;
  marks: ShareMark[];
  failedChecks: string[];
  quotedPassages: number;
  coveredColumns: string[];
  bytes: number;
}

const UNTITLED: Record<Language, Record<ShareSource['kind'], string>> = {
  'zh-CN': {
    conversation: '未命名对话',
    search: '未命名检索',
    clone: '智能体',
    reading: '文件阅读笔记',
    review: '合同审查意见',
    report: '类案检索报告',
    draft: '文书',
    recording: '录音文字记录',
    review_table: '审阅表',
    analysis: '数据分析',
  },
  en: {
    conversation: 'Untitled conversation',
    search: 'Untitled search',
    clone: 'Agent',
    reading: 'Notes on a document',
    review: 'Contract review',
    report: 'Similar-case report',
    draft: 'Drafted document',
    recording: 'Transcript of a recording',
    review_table: 'Review table',
    analysis: 'Analysis',
  },
};

/**
 * Takes a snapshot of a thing of the caller's and masks it.
 * @throws AppError `sharing_off`, `not_found`, `run_in_progress`, `too_long_to_share`
 */
export async function takeSnapshot(
  context: SharingContext & RequestContext,
  choice: SnapshotChoice,
): Promise<Snapshot> {
  const { source, withSources, redact, keptMarks } = choice;
  if (!(await getInstallationSettings(context)).sharing) throw new AppError('sharing_off');
  const kind = context.shareSources.find((one) => one.kind === source.kind);
  if (!kind) throw new AppError('not_found');
  const taken = await kind.snapshot(context, thingOf(source), { withSources });
  if (bytesOf(taken.content) > SHARE_LIMITS.bytes) throw new AppError('too_long_to_share');
  const title = choice.title || taken.title || UNTITLED[context.language][source.kind];
  const masking = await maskTexts([title, choice.note, ...textsOf(taken.content)], {
    privateWords: taken.privateWords,
    redact,
    keptMarks,
    creditCodes: choice.redactCreditCodes,
    headings: headingsOf(taken.content),
    markIdOf: markIds(context.secrets),
  });
  const content = mapContent(taken.content, masking.of);
  const bytes = bytesOf(content);
  if (bytes > SHARE_LIMITS.bytes) throw new AppError('too_long_to_share');
  return {
    type: kind.type,
    title: masking.of(title).text,
    note: masking.of(choice.note).text,
    content,
    marks: masking.marks,
    failedChecks: masking.failedChecks,
    quotedPassages: taken.quotedPassages ?? 0,
    coveredColumns: [...(taken.coveredColumns ?? [])],
    bytes,
  };
}

/** The same for the same value, and worth nothing elsewhere: those that are kept are stored. */
export function markIds(secrets: Secrets): (kind: ShareMark['kind'], value: string) => string {
  return (kind, value) => secrets.sign('share-mark', `${kind}\0${value}`).slice(0, 22);
}

const bytesOf = (content: SharedContent) => Buffer.byteLength(JSON.stringify(content));
