import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import fields from '../../../../components/fields/fields.module.css';
import type { Check } from '../../hooks/use-checklist.ts';
import styles from './publish.module.css';

/** What must be so before it is published; what is not leads to where it is done. */
export function Checklist({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('clone');
  const [params, setParams] = useSearchParams();
  const app = params.get('app') ?? '';
  const open = checks.filter(({ isDone }) => !isDone).length;
  return (
    <FieldGroup
      label={t('checklist.label')}
      help={open === 0 ? t('checklist.allDone') : t('checklist.open', { count: open })}
    >
      <ul className={fields.rows}>
        {checks.map(({ key, isDone, about, step }) => {
          const Icon = isDone ? CheckCircleFilled : ExclamationCircleOutlined;
          return (
            <li key={key} className={styles.check}>
              <Icon aria-hidden className={(isDone ? styles.done : styles.open) ?? ''} />
              <span className={styles.checkWords}>
                {t(`checklist.${key}`)}
                <span className={fields.help}>
                  {about ?? t(isDone ? 'checklist.states.done' : 'checklist.states.open')}
                </span>
              </span>
              {!isDone && step ? (
                <Button size="small" onClick={() => setParams({ app, step }, { replace: true })}>
                  {t('checklist.go')}
                  <span className="visually-hidden">{t(`checklist.${key}`)}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
