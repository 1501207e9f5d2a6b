import LinkOutlined from '@ant-design/icons/LinkOutlined';
import {
  REVIEW_CELL_STATE_LABELS,
  REVIEW_CONFIDENCE_LABELS,
  REVIEW_METHOD_LABELS,
} from '@mingfa/contract/labels/review-table-labels';
import type { ReviewAnswer } from '@mingfa/contract/review-cell';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './cell.module.css';
import type { OpenedPlace } from './place-sheet.tsx';

interface AnswerViewProps {
  answer: ReviewAnswer;
  documentId: string | null;
  onOpenPlace: (place: OpenedPlace) => void;
  /** Beside another answer: with its value, in a frame. */
  isFramed?: boolean;
  action?: ReactNode;
}

/** One answer: the words it was taken from, the way to them, by whom and how sure. */
export function AnswerView({ answer, documentId, onOpenPlace, isFramed = false, action }: AnswerViewProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'cell' });
  const language = currentLanguage();
  const { quote, place, method, confidence, state, value, parts = [], isPart } = answer;
  // Values that are no answer: each with its own words, for a person to choose from.
  const candidates = state === 'not_found' ? parts : [];
  const opened = place?.documentId ?? documentId;
  return (
    <div className={isFramed ? styles.answer : undefined}>
      {isFramed ? (
        <p className={styles.says}>{value?.text ?? REVIEW_CELL_STATE_LABELS[language][state]}</p>
      ) : null}
      {isPart ? <p className={styles.meaning}>{t('part')}</p> : null}
      {candidates.length > 0 ? (
        <section aria-label={t('candidates')}>
          <p className={styles.meaning}>{t('candidates')}</p>
          <ul className={styles.candidates}>
            {candidates.map((one) => (
              <li key={`${one.of} ${one.value.text} ${one.quote}`}>
                {one.of ? t('candidate', { of: one.of, value: one.value.text }) : one.value.text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {quote ? (
        <figure className={styles.quote}>
          <figcaption>
            {t('quote')}
            {place?.page ? ` · ${t('page', { page: place.page })}` : null}
          </figcaption>
          <blockquote>{quote}</blockquote>
        </figure>
      ) : null}
      <div className={styles.source}>
        {opened ? (
          <Button
            size="small"
            icon={<LinkOutlined aria-hidden />}
            onClick={() => onOpenPlace({ documentId: opened, place, quote })}
          >
            {t('open')}
          </Button>
        ) : null}
        <span className={styles.by}>
          {t('method')} {REVIEW_METHOD_LABELS[language][method]}
          {method === 'hand' ? null : ` · ${REVIEW_CONFIDENCE_LABELS[language][confidence]}`}
        </span>
        {action}
      </div>
    </div>
  );
}
