import { useTranslation } from 'react-i18next';
import type { PlaybookDraft } from '../../hooks/use-playbook-draft.ts';
import styles from './playbook.module.css';
import { PlaybookBar } from './playbook-bar.tsx';
import { RuleEditor } from './rule-editor.tsx';

/** The name and the rules of a playbook; one's own can be changed. */
export function PlaybookRules({ draft }: { draft: PlaybookDraft }) {
  const { t } = useTranslation('review');
  const { isOwn, shown, opened } = draft;
  return (
    <>
      {isOwn ? (
        <label className={styles.name}>
          {t('playbook.name')}
          <input value={draft.name} maxLength={60} onChange={(event) => draft.setName(event.target.value)} />
        </label>
      ) : null}
      <PlaybookBar draft={draft} />
      {shown.length === 0 ? <p className={styles.quiet}>{t('playbook.noneShown')}</p> : null}
      <ul className={styles.rules}>
        {shown.map((rule) => (
          <RuleEditor
            key={rule.ruleId}
            rule={rule}
            isOpen={opened === rule.ruleId}
            onToggle={() => draft.toggle(rule.ruleId)}
            onChange={isOwn ? (to) => draft.change(rule.ruleId, to) : null}
          />
        ))}
      </ul>
    </>
  );
}
