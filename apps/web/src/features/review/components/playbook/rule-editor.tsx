import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { titleOfRule } from '../../model/title-of-rule.ts';
import styles from './rule-editor.module.css';
import { RuleForm, type RuleFormProps } from './rule-form.tsx';

interface RuleEditorProps extends RuleFormProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** One rule of a playbook: a line, and opened a form. */
export function RuleEditor({ rule, isOpen, onToggle, onChange }: RuleEditorProps) {
  const { t } = useTranslation(['review', 'document']);
  const title = titleOfRule(rule, currentLanguage());
  const scope = rule.kinds.map((kind) => t(`document:kinds.${kind}`)).join(t('listSeparator'));
  return (
    <li className={`${styles.rule} ${rule.enabled ? '' : styles.off}`}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          <span className={styles.title}>{title}</span>
          <span className={styles.about}>
            {t(`review.level.${rule.level}`)}
            {scope ? ` · ${scope}` : ''}
          </span>
        </button>
        <Switch
          size="small"
          checked={rule.enabled}
          disabled={!onChange}
          aria-label={`${t('playbook.rule.enabled')} ${title}`}
          onChange={(enabled) => onChange?.({ ...rule, enabled })}
        />
      </div>
      {isOpen ? <RuleForm rule={rule} onChange={onChange} /> : null}
    </li>
  );
}
