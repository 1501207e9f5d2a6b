import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import {
  contractKind,
  findingLevel,
  type PlaybookRule,
  partyRole,
  playbookRule,
  reviewSide,
} from '@mingfa/contract/playbook';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { problemOfRule } from '../../model/problem-of-rule.ts';
import styles from './rule-editor.module.css';
import { RuleLines } from './rule-lines.tsx';

export interface RuleFormProps {
  rule: PlaybookRule;
  /** Null where the rule cannot be changed; called with null to delete it. */
  onChange: ((to: PlaybookRule | null) => void) | null;
}

/** All that can be said of a rule; what most rules do without stands under “more”. */
export function RuleForm({ rule, onChange }: RuleFormProps) {
  const { t } = useTranslation('reading');
  const disabled = onChange === null;
  const set = (to: Partial<PlaybookRule>) => onChange?.({ ...rule, ...to });
  const inEnglish = currentLanguage() === 'en';
  const title = inEnglish && rule.titleEn ? 'titleEn' : 'title';
  const reason = inEnglish && rule.reasonEn ? 'reasonEn' : 'reason';
  const problem = disabled ? null : problemOfRule(rule);
  const lines = { rule, disabled, onChange: set };
  const choice = { disabled };
  return (
    <div className={styles.form}>
      {problem ? (
        <p role="status" className={styles.problem}>
          {t(`playbook.rule.problems.${problem}`)}
        </p>
      ) : null}
      <label className={styles.field}>
        {t('playbook.rule.title')}
        <input
          value={rule[title]}
          maxLength={title === 'title' ? 80 : 160}
          disabled={disabled}
          onChange={(event) => set({ [title]: event.target.value })}
        />
      </label>
      <div className={styles.pair}>
        <Choice
          label={t('playbook.rule.level')}
          value={rule.level}
          options={findingLevel.options.map((level) => [level, t(`review.level.${level}`)])}
          {...choice}
          onChange={(level) => set({ level })}
        />
        <Choice
          label={t('playbook.rule.type')}
          value={rule.type}
          disabled={disabled || rule.type === 'check'}
          options={(rule.type === 'check' ? (['check'] as const) : (['clause', 'missing'] as const)).map(
            (type) => [type, t(`playbook.rule.types.${type}`)],
          )}
          onChange={(type) => set({ type })}
        />
        {rule.type === 'check' ? null : (
          <>
            <Choice
              label={t('playbook.rule.language')}
              value={rule.language ?? 'zh'}
              options={(['zh', 'en'] as const).map((one) => [one, t(`playbook.rule.languages.${one}`)])}
              {...choice}
              onChange={(language) => set({ language })}
            />
            <Choice
              label={t('playbook.rule.scope')}
              value={rule.scope}
              options={playbookRule.shape.scope
                .unwrap()
                .options.map((scope) => [scope, t(`playbook.rule.scopes.${scope}`)])}
              {...choice}
              onChange={(scope) => set({ scope })}
            />
          </>
        )}
      </div>
      {rule.type === 'check' ? (
        <p className={styles.about}>{t('playbook.rule.checkNote')}</p>
      ) : (
        <>
          <div className={styles.words}>
            <RuleLines name="any" {...lines} />
            <RuleLines name="all" {...lines} />
            <RuleLines name="none" {...lines} />
          </div>
          <p className={styles.about}>{t('playbook.rule.wordsHelp')}</p>
        </>
      )}
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
      <fieldset className={styles.choices}>
        <legend>{t('playbook.rule.roles')}</legend>
        <Checkbox.Group
          disabled={disabled}
          value={rule.roles}
          options={partyRole.options.map((role) => ({ value: role, label: t(`playbook.roles.${role}`) }))}
          onChange={(roles) => set({ roles })}
        />
      </fieldset>
      <label className={styles.field}>
        {t('playbook.rule.reason')}
        <textarea
          value={rule[reason]}
          rows={3}
          maxLength={reason === 'reason' ? 600 : 1200}
          disabled={disabled}
          onChange={(event) => set({ [reason]: event.target.value })}
        />
      </label>
      <RuleLines name="articles" {...lines} />
      <Choice
        label={t('playbook.rule.action')}
        value={rule.action}
        options={playbookRule.shape.action
          .unwrap()
          .options.map((action) => [action, t(`playbook.rule.actions.${action}`)])}
        {...choice}
        onChange={(action) => set({ action })}
      />
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
      <p className={styles.about}>{t('playbook.rule.suggestionHelp')}</p>
      <details className={styles.more}>
        <summary>{t('playbook.rule.more')}</summary>
        <div className={styles.words}>
          <RuleLines name="given" {...lines} />
          <RuleLines name="unless" {...lines} />
          <RuleLines name="without" {...lines} />
          <RuleLines name="after" {...lines} />
        </div>
        <div className={styles.pair}>
          <Choice
            label={t('playbook.rule.extent')}
            value={rule.extent}
            options={playbookRule.shape.extent
              .unwrap()
              .options.map((extent) => [extent, t(`playbook.rule.extents.${extent}`)])}
            {...choice}
            onChange={(extent) => set({ extent })}
          />
          <label className={styles.field}>
            {t('playbook.rule.heading')}
            <input
              value={rule.heading}
              maxLength={30}
              disabled={disabled}
              onChange={(event) => set({ heading: event.target.value })}
            />
          </label>
        </div>
      </details>
      {onChange ? (
        <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => onChange(null)}>
          {t('playbook.rule.remove')}
        </Button>
      ) : null}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  value,
  options,
  disabled,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  disabled: boolean;
  onChange: (to: Value) => void;
}) {
  return (
    <label className={styles.field}>
      {label}
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
