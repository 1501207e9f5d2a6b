import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { contractKind, findingLevel, type PlaybookRule, reviewSide } from '@mingfa/contract/playbook';
import { Button, Checkbox, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './rule-editor.module.css';

export interface RuleEditorProps {
  rule: PlaybookRule;
  isOpen: boolean;
  onToggle: () => void;
  /** Null where the rule cannot be changed; called with null to delete it. */
  onChange: ((to: PlaybookRule | null) => void) | null;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One rule of a playbook: a line, and opened a form. */
export function RuleEditor({ rule, isOpen, onToggle, onChange }: RuleEditorProps) {
  const { t } = useTranslation('reading');
  const scope = rule.kinds.map((kind) => t(`kinds.${kind}`)).join('、');
  return (
    <li className={`${styles.rule} ${rule.enabled ? '' : styles.off}`}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          <span className={styles.title}>{rule.title}</span>
          <span className={styles.about}>
            {t(`review.level.${rule.level}`)}
            {scope ? ` · ${scope}` : ''}
          </span>
        </button>
        <Switch
          size="small"
          checked={rule.enabled}
          disabled={!onChange}
          aria-label={`${t('playbook.rule.enabled')} ${rule.title}`}
          onChange={(enabled) => onChange?.({ ...rule, enabled })}
        />
      </div>
      {isOpen ? <RuleForm rule={rule} onChange={onChange} /> : null}
    </li>
  );
}

function RuleForm({ rule, onChange }: Pick<RuleEditorProps, 'rule' | 'onChange'>) {
  const { t } = useTranslation('reading');
  const disabled = onChange === null;
  const set = (to: Partial<PlaybookRule>) => onChange?.({ ...rule, ...to });
  const lines = (name: 'any' | 'all' | 'none' | 'articles') => (
    <label className={styles.field}>
      {t(`playbook.rule.${name}`)}
      <textarea
        // Kept as typed while one types; an empty line counts once it is left.
        key={`${rule.ruleId} ${name}`}
        defaultValue={rule[name].join('\n')}
        rows={Math.min(8, Math.max(2, rule[name].length))}
        disabled={disabled}
        onBlur={(event) => set({ [name]: linesOf(event.target.value) })}
      />
    </label>
  );
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {t('playbook.rule.title')}
        <input
          value={rule.title}
          maxLength={80}
          disabled={disabled}
          onChange={(event) => set({ title: event.target.value })}
        />
      </label>
      <div className={styles.pair}>
        <label className={styles.field}>
          {t('playbook.rule.level')}
          <select
            value={rule.level}
            disabled={disabled}
            onChange={(event) => set({ level: event.target.value as PlaybookRule['level'] })}
          >
            {findingLevel.options.map((level) => (
              <option key={level} value={level}>
                {t(`review.level.${level}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {t('playbook.rule.type')}
          <select
            value={rule.type}
            disabled={disabled || rule.type === 'check'}
            onChange={(event) => set({ type: event.target.value as PlaybookRule['type'] })}
          >
            {(['clause', 'missing', 'check'] as const)
              .filter((type) => type !== 'check' || rule.type === 'check')
              .map((type) => (
                <option key={type} value={type}>
                  {t(`playbook.rule.types.${type}`)}
                </option>
              ))}
          </select>
        </label>
      </div>
      <fieldset className={styles.choices}>
        <legend>{t('playbook.rule.kinds')}</legend>
        <Checkbox.Group
          disabled={disabled}
          value={rule.kinds}
          options={contractKind.options.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(kinds) => set({ kinds })}
        />
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('playbook.rule.sides')}</legend>
        <Checkbox.Group
          disabled={disabled}
          value={rule.sides}
          options={reviewSide.options.map((side) => ({ value: side, label: t(`review.sides.${side}`) }))}
          onChange={(sides) => set({ sides })}
        />
      </fieldset>
      {rule.type === 'check' ? (
        <p className={styles.about}>{t('playbook.rule.checkNote')}</p>
      ) : (
        <div className={styles.words}>
          {lines('any')}
          {lines('all')}
          {lines('none')}
        </div>
      )}
      <label className={styles.field}>
        {t('playbook.rule.reason')}
        <textarea
          value={rule.reason}
          rows={3}
          maxLength={600}
          disabled={disabled}
          onChange={(event) => set({ reason: event.target.value })}
        />
      </label>
      {lines('articles')}
      <label className={styles.field}>
        {t('playbook.rule.suggestion')}
        <textarea
          value={rule.suggestion}
          rows={4}
          maxLength={1500}
          disabled={disabled}
          onChange={(event) => set({ suggestion: event.target.value })}
        />
      </label>
      {onChange ? (
        <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => onChange(null)}>
          {t('playbook.rule.remove')}
        </Button>
      ) : null}
    </div>
  );
}
