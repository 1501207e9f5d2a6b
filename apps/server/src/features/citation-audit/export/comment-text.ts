import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import {
  auditedStateLabel,
  auditedStateMeaning,
  describeAudited,
} from '@mingfa/contract/labels/citation-audit-labels';
import type { Language } from '@mingfa/contract/values';
import { AUDIT_WORDS } from './audit-words.ts';

/** The comment at a citation: its state, what that means, what differs and what is in force now. */
export function commentText(citation: AuditedCitation, language: Language): string {
  const words = AUDIT_WORDS[language];
  return [
    `${words.comment}${citation.label}：${auditedStateLabel(citation, language)}`,
    auditedStateMeaning(citation, language),
    ...describeAudited(citation, language),
    ...differences(citation, language),
  ].join('\n');
}

/** What was quoted otherwise than the article reads, piece by piece; none where nothing was compared or all agrees. */
function differences({ wording }: Pick<AuditedCitation, 'wording'>, language: Language): string[] {
  const words = AUDIT_WORDS[language];
  const pieces = wording?.pieces ?? [];
  const space = language === 'en' ? ' ' : '';
  const told: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'same') continue;
    const before = pieces[index - 1];
    if (piece.kind === 'law' && before?.kind === 'quoted') continue;
    const next = pieces[index + 1];
    const parts =
      piece.kind === 'law'
        ? [`${words.added}${space}“${piece.text}”`]
        : [
            `${words.removed}${space}“${piece.text}”`,
            ...(next?.kind === 'law' ? [`${words.added}${space}“${next.text}”`] : []),
          ];
    told.push(parts.join(language === 'en' ? ', ' : '，'));
    if (told.length === TOLD_MAX) break;
  }
  return told;
}

/** More differences of one quotation are not listed. */
const TOLD_MAX = 6;
