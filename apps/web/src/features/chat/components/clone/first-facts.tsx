import type { CloneContent } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { FactField } from '../facts/fact-field.tsx';
import styles from './first-facts.module.css';

export interface FirstFactsProps {
  questions: CloneContent['firstQuestions'];
  /** What is written in the fields, by the id of the fact. */
  written: Readonly<Record<string, string>>;
  onWrite: (factId: string, value: string) => void;
}

/** What a clone asks first: told here it goes with the question; what is left open the answer asks for. */
export function FirstFacts({ questions, written, onWrite }: FirstFactsProps) {
  const { t } = useTranslation('chat');
  if (questions.length === 0) return null;
  const isAnyRequired = questions.some(({ required }) => required);
  return (
    <details className={styles.facts} open={isAnyRequired}>
      <summary className={styles.summary}>{t('facts.first')}</summary>
      <p className={styles.hint}>{t(isAnyRequired ? 'facts.firstHintRequired' : 'facts.firstHint')}</p>
      <div className={styles.fields}>
        {questions.map((question) => (
          <FactField
            key={question.factId}
            fact={question}
            value={written[question.factId] ?? ''}
            onChange={(value) => onWrite(question.factId, value)}
          />
        ))}
      </div>
    </details>
  );
}
