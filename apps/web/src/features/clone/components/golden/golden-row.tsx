import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import type { GoldenQuestion } from '@mingfa/contract/clone-golden';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { PlainMarkdown } from '../../../../components/plain-markdown.tsx';
import type { Golden } from '../../hooks/use-golden.ts';
import { writePlace } from '../../model/golden-place.ts';
import { writeExpectation } from '../../model/write-expectation.ts';
import { writeFailure } from '../../model/write-failure.ts';
import styles from './golden.module.css';
import { GoldenBadge } from './golden-badge.tsx';
import { WaiveDialog } from './waive-dialog.tsx';

export interface GoldenRowProps {
  question: GoldenQuestion;
  place: number;
  golden: Golden;
  canRun: boolean;
  onEdit: () => void;
}

/** One golden question: what must hold, how it came out, what did not hold, and the answer itself. */
export function GoldenRow({ question: golden, place, golden: actions, canRun, onEdit }: GoldenRowProps) {
  const { t } = useTranslation('clone');
  const [isWaiving, setIsWaiving] = useState(false);
  const { goldenId, question, expect, last, waivedBecause } = golden;
  const number = t('golden.number', { number: place + 1 });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('golden.deleteTitle'),
      text: question,
      confirmText: t('field.delete'),
      danger: true,
    });
    if (confirmed) actions.remove(goldenId);
  };
  const expected = writeExpectation(t, expect);
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <span className={styles.words}>
          <span className={styles.quiet}>{place + 1}.</span> {question}
        </span>
        <GoldenBadge last={last} isWaived={waivedBecause !== ''} />
      </div>
      <ul className={styles.expected}>
        {expected.length === 0 ? <li>{t('golden.nothingExpected')}</li> : null}
        {expected.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {last?.state === 'failed' ? (
        <ul className={styles.failures}>
          {last.failures.map((failure) => (
            <li key={`${failure.rule} ${failure.wanted}`}>{writeFailure(t, failure)}</li>
          ))}
        </ul>
      ) : null}
      {waivedBecause ? (
        <p className={styles.waived}>{t('golden.waivedBecause', { reason: waivedBecause })}</p>
      ) : null}
      {last && last.answer !== '' ? (
        <details className={styles.answer}>
          <summary>{t('golden.answer')}</summary>
          <PlainMarkdown markdown={last.answer} />
          <p className={styles.quiet}>
            {last.cited.length > 0
              ? t('golden.cited', { places: last.cited.map(writePlace).join(t('separator')) })
              : t('golden.citedNone')}
          </p>
        </details>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<PlayCircleOutlined aria-hidden />}
          disabled={!canRun}
          onClick={() => actions.run([goldenId])}
        >
          {t('golden.run')} <span className="visually-hidden">{number}</span>
        </Button>
        <Button size="small" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {t('golden.edit')} <span className="visually-hidden">{number}</span>
        </Button>
        {last?.state === 'failed' || waivedBecause ? (
          <Button
            size="small"
            onClick={() => (waivedBecause ? actions.waive(golden, '') : setIsWaiving(true))}
          >
            {t(waivedBecause ? 'golden.unwaive' : 'golden.waive')}
            <span className="visually-hidden">{number}</span>
          </Button>
        ) : null}
        <IconButton
          size="small"
          icon={<DeleteOutlined />}
          label={t('field.remove', { name: number })}
          tip={t('field.delete')}
          onClick={() => void remove()}
        />
      </div>
      {isWaiving ? (
        <WaiveDialog
          question={question}
          onClose={() => setIsWaiving(false)}
          onWaive={(reason) => {
            actions.waive(golden, reason);
            setIsWaiving(false);
          }}
        />
      ) : null}
    </li>
  );
}
