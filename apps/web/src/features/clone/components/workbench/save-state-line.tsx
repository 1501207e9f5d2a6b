import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloudSyncOutlined from '@ant-design/icons/CloudSyncOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import styles from './save-state-line.module.css';

const isTrouble = { lost: true, nameless: true, refused: true, changed: true } as Record<string, boolean>;

/** Whether what was typed is kept; said aloud only where it is not. */
export function SaveStateLine({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { state, failure, keeper } = draft;
  const why = state === 'refused' && failure ? describeFailure(failure) : '';
  const words = `${t(`save.${state}`)}${why ? `：${why}` : ''}`;
  const trouble = isTrouble[state] === true;
  return (
    <span className={styles.line}>
      <span className={trouble ? styles.trouble : styles.calm} title={words} data-save-state={state}>
        {trouble ? (
          <ExclamationCircleOutlined aria-hidden />
        ) : state === 'saved' ? (
          <CheckOutlined aria-hidden />
        ) : (
          <CloudSyncOutlined aria-hidden />
        )}{' '}
        <span className={styles.words}>{words}</span>
      </span>
      <span className="visually-hidden" role="status">
        {trouble ? words : ''}
      </span>
      {state === 'lost' ? (
        <Button size="small" onClick={keeper.flush}>
          {t('save.now')}
        </Button>
      ) : null}
    </span>
  );
}
