import type { OwnClone } from '@mingfa/contract/clone';
import { type GoldenPlace, goldenQuestionDraft } from '@mingfa/contract/clone-golden';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../../components/dialog-frame.tsx';
import { PlainMarkdown } from '../../../../components/plain-markdown.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import {
  type ComparedAnswer,
  type ComparedSide,
  useComparedAnswers,
} from '../../hooks/use-compared-answers.ts';
import { writePlace } from '../../model/golden-place.ts';
import styles from './golden.module.css';

const WIDTH_PX = 1080;
const QUESTION_MAX = 2000;
const readSide = (value: string): ComparedSide => (value === 'draft' ? 'draft' : Number(value));

export interface ComparedAnswersProps {
  clone: OwnClone;
  /** Offered beside what is typed: golden questions, guide questions. */
  questions: readonly string[];
  onClose: () => void;
}

/** Two versions, or a version and the draft, side by side on the same question, with what only one of them cites. */
export function ComparedAnswers({ clone, questions, onClose }: ComparedAnswersProps) {
  const { t } = useTranslation('clone');
  const { answers, isRunning, run } = useComparedAnswers(clone.appId);
  const [question, setQuestion] = useState(questions[0] ?? '');
  const listId = useId();
  const isAskable = goldenQuestionDraft.shape.question.safeParse(question).success;
  const [sides, setSides] = useState<readonly [ComparedSide, ComparedSide]>([
    clone.publishedVersion ?? clone.lastVersion,
    'draft',
  ]);
  const options = [
    { value: 'draft', label: t('versions.draft') },
    ...Array.from({ length: clone.lastVersion }, (_, place) => {
      const version = clone.lastVersion - place;
      return { value: String(version), label: t('versions.number', { version }) };
    }),
  ];
  const nameOf = (side: ComparedSide) =>
    side === 'draft' ? t('versions.draft') : t('versions.number', { version: side });
  return (
    <DialogFrame open place="centre" width={WIDTH_PX} title={t('golden.compare')} onClose={onClose}>
      <div className={styles.chosen}>
        <label className={styles.typedQuestion}>
          {t('golden.anyQuestion')}
          <input
            value={question}
            list={listId}
            maxLength={QUESTION_MAX}
            placeholder={t('golden.questionPlaceholder')}
            autoComplete="off"
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        <datalist id={listId}>
          {questions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {([0, 1] as const).map((place) => (
          <SelectField<string>
            key={place}
            label={t(place === 0 ? 'golden.left' : 'golden.right')}
            value={String(sides[place])}
            options={options}
            onChange={(value) =>
              setSides(place === 0 ? [readSide(value), sides[1]] : [sides[0], readSide(value)])
            }
          />
        ))}
        <Button
          type="primary"
          disabled={!isAskable}
          loading={isRunning}
          onClick={() => void run(question.trim(), sides)}
        >
          {t('golden.ask')}
        </Button>
      </div>
      {answers?.[1] ? <Difference left={answers[0]} right={answers[1]} /> : null}
      <div aria-live="polite">{isRunning ? <p className={styles.quiet}>{t('golden.asking')}</p> : null}</div>
      {answers ? (
        <div className={styles.sides}>
          {answers.map((answer, place) => (
            <AnswerOfSide
              // biome-ignore lint/suspicious/noArrayIndexKey: the left one and the right one
              key={place}
              name={nameOf(answer?.side ?? sides[place] ?? 'draft')}
              answer={answer}
              other={answers[1 - place] ?? null}
            />
          ))}
        </div>
      ) : null}
    </DialogFrame>
  );
}

/** In a sentence: how many places both cite, and how many only one of them. */
function Difference({ left, right }: { left: ComparedAnswer; right: ComparedAnswer }) {
  const { t } = useTranslation('clone');
  const keys = [left, right].map(({ cited }) => new Set(cited.map(keyOf)));
  const [ofLeft, ofRight] = keys as [Set<string>, Set<string>];
  const both = [...ofLeft].filter((key) => ofRight.has(key)).length;
  return (
    <p className={styles.quiet} role="status">
      {t('golden.difference', { both, left: ofLeft.size - both, right: ofRight.size - both })}
    </p>
  );
}

const keyOf = ({ law, article }: GoldenPlace) => `${law} ${article}`;

interface AnswerOfSideProps {
  name: string;
  answer: ComparedAnswer | null;
  other: ComparedAnswer | null;
}

function AnswerOfSide({ name, answer, other }: AnswerOfSideProps) {
  const { t } = useTranslation('clone');
  const others = new Set(other?.cited.map(keyOf));
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.head}>
        <strong className={styles.words}>{name}</strong>
        {answer?.insufficient ? <span className={styles.badge}>{t('golden.saysInsufficient')}</span> : null}
      </div>
      {answer ? (
        <>
          <ul className={styles.places}>
            {answer.cited.map((place) => {
              const isAlone = other !== null && !others.has(keyOf(place));
              return (
                <li key={keyOf(place)} className={isAlone ? styles.alone : styles.both}>
                  {writePlace(place)}
                  {isAlone ? ` · ${t('golden.onlyHere')}` : ''}
                </li>
              );
            })}
          </ul>
          {answer.cited.length === 0 ? <p className={styles.quiet}>{t('golden.citedNone')}</p> : null}
          <PlainMarkdown markdown={answer.answer} />
        </>
      ) : (
        <p className={styles.quiet}>{t('golden.notYet')}</p>
      )}
    </section>
  );
}
