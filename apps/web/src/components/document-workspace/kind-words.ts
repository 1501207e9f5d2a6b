import type { DocumentReading } from '@mingfa/contract/document';
import { contractKind } from '@mingfa/contract/playbook';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../lib/i18n.ts';

/** What kind of paper it is, in words the reader of the interface understands. */
export function kindWords({ kind, kindLabel }: DocumentReading, t: TFunction<'document'>): string {
  const known = contractKind.safeParse(kind);
  const isForeign = currentLanguage() === 'en' && /[\u4e00-\u9fff]/.test(kindLabel);
  if (isForeign && known.success) return t(`kinds.${known.data}`);
  return kindLabel || t('summary.otherKind');
}
