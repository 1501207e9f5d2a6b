import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../lib/in-language.ts';
import { useChecks } from '../hooks/use-checks.ts';
import type { OpenDraft } from '../hooks/use-draft.ts';
import styles from './export-dialog.module.css';

/** What has to be corrected before the document leaves the house: the first of it in words, and how much there is. */
export function ErrorsBeforeExport({ draft, onLook }: { draft: OpenDraft; onLook: () => void }) {
  const { t } = useTranslation('draft');
  const { checks } = useChecks(draft);
  // What is missing is told beside it.
  const errors =
    checks.data?.findings.filter(({ kind, level }) => level === 'error' && kind !== 'missing') ?? [];
  const [first] = errors;
  if (!first) return null;
  return (
    <p className={styles.caution} role="status">
      {t('export.errors', { count: errors.length, first: inLanguage(first.text) })}
      <Button size="small" onClick={onLook}>
        {t('export.lookChecks')}
      </Button>
    </p>
  );
}
