import { randomBytes } from 'node:crypto';
import { type Evidence, type FileOrigin, isArticleEvidence } from '@mingfa/contract/evidence';
import { CASE_AUTHORITY_LABELS } from '@mingfa/contract/labels/case-labels';

/** The name of the tags around what is untrusted in one answer: no text can know it, so none can close them. */
export function makeFence(): string {
  return `source-${randomBytes(6).toString('hex')}`;
}

/**
 * A numbered source between its tags, with what it is said outside its own text.
 * @param maxCharacters of its text; the rest is left out
 */
export function fenceSource(
  source: Evidence,
  fence: string,
  maxCharacters = Number.POSITIVE_INFINITY,
): string {
  const header = [
    `[${source.index}]`,
    heldAs(source),
    ...(source.kind === 'case' ? [source.caseNumber, source.court, source.decidedOn] : []),
    source.title,
    source.label,
    ...(isArticleEvidence(source) ? [source.status, source.effectiveOn && `${source.effectiveOn} 施行`] : []),
  ];
  const whole = isArticleEvidence(source) ? source.text : withoutMarks(source.text);
  const text =
    whole.length > maxCharacters ? `${whole.slice(0, maxCharacters).toWellFormed()}……（下略）` : whole;
  return `<${fence} n="${source.index}">\n${header.filter(Boolean).join(' ')}\n${withoutFence(text, fence)}\n</${fence}>`;
}

function heldAs(source: Evidence): string {
  if (source.kind === 'file') return `${FILE_HELD_AS[source.from]}（用户的材料，不是法条）`;
  if (source.kind !== 'case') return HELD_AS[source.kind];
  const isOfProcurators = source.caseNumber.startsWith('检例');
  const weight =
    source.authority !== 'guiding' ? '仅供参考' : isOfProcurators ? '供检察机关参照' : '法院应当参照';
  const words = source.isDigest ? '摘要，非原文，不得加引号引用' : '裁判文书原文';
  const changed = source.changedBy
    ? `；其后被${source.changedBy.number}改判、撤销或发回，不是有效裁判，提到时必须写明`
    : '';
  return `案例·${CASE_AUTHORITY_LABELS['zh-CN'][source.authority]}（${weight}，不是法条；${words}${changed}）`;
}

const HELD_AS: Record<Exclude<Evidence['kind'], 'file' | 'case'>, string> = {
  law: '法条原文',
  digest: '要点（非法条原文，不得加引号引用）',
  guide: '办事指引（非法条原文，不得加引号引用）',
  web: '网页（不是法条）',
};
const FILE_HELD_AS: Record<FileOrigin, string> = {
  attachment: '附件',
  knowledge: '知识库文件',
  document: '正在阅读的文件',
};

/** `[3]` in a file is no source of ours; in wide brackets it still reads the same. */
const withoutMarks = (text: string): string => text.replace(/\[(\d+)\]/g, '［$1］');

/** A text that cannot close the tags around it. */
export function withoutFence(text: string, fence: string): string {
  return text
    .replaceAll(fence, '')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ' '));
}
