import type { AnswerData } from '@mingfa/contract/answer-data';
import { type AnswerPart, allDataOf } from '@mingfa/contract/answer-part';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.ts';
import styles from './answer-view.module.css';

/** What an answer says of its own limits. */
export function AnswerNotices({ parts }: { parts: readonly AnswerPart[] }) {
  const { t } = useTranslation('chat');
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const quiet = allDataOf(parts, 'notice').filter(({ kind }) => kind !== 'fallback_built_in');
  return quiet.map((notice) => (
    <p key={`${notice.kind} ${JSON.stringify(notice.values)}`} className={styles.notice}>
      {wordsOfNotice(notice, t)}
      {isAdministrator ? hintOfNotice(notice, t) : null}
    </p>
  ));
}

/** What an administrator can do about it; nobody else reads of it. */
function hintOfNotice({ kind }: AnswerData['notice'], t: TFunction<'chat'>): string | null {
  if (kind === 'extractive') return ` ${t('notice.extractive_admin')}`;
  return kind === 'starter_library_only' ? ` ${t('notice.starter_library_only_admin')}` : null;
}

function wordsOfNotice({ kind, values }: AnswerData['notice'], t: TFunction<'chat'>): string {
  switch (kind) {
    case 'fallback_model':
      return t('notice.fallback_model', { from: String(values.from), to: String(values.to) });
    case 'knowledge_indexing':
      return t('notice.knowledge_indexing', { count: Number(values.files ?? 0) });
    case 'knowledge_unavailable':
      return values.name
        ? t('notice.knowledge_unavailable', { name: String(values.name) })
        : t('notice.knowledge_gone');
    case 'attachment_unread':
      return t(values.reason === 'empty' ? 'notice.attachment_empty' : 'notice.attachment_unread', {
        name: String(values.name ?? ''),
      });
    case 'cited_outside_scope':
      return t('notice.cited_outside_scope', { places: String(values.places ?? '') });
    case 'document_read':
      return values.mode === 'whole'
        ? t('notice.document_whole')
        : t('notice.document_retrieved', { read: String(values.read ?? 0), of: String(values.of ?? 0) });
    default:
      return t(`notice.${kind}`);
  }
}
