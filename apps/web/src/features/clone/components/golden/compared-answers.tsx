import type { OwnClone } from '@mingfa/contract/clone';
import type { GoldenPlace, GoldenQuestion, GoldenResult } from '@mingfa/contract/clone-golden';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../../components/dialog-frame.tsx';
import { PlainMarkdown } from '../../../../components/plain-markdown.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { type ComparedSide, useComparedAnswers } from '../../hooks/use-compared-answers.ts';
import { writePlace } from '../../model/golden-place.ts';
import styles from './golden.module.css';
import { GoldenBadge } from './golden-badge.tsx';

const WIDTH_PX = 1080;
const readSide = (value: string): ComparedSide => (value === 'draft' ? 'draft' : Number(value));

export interface ComparedAnswersProps {
  clone: OwnClone;
  questions: readonly GoldenQuestion[];
  onClose: () => void;
}

/** Two versions, or a version and the draft, side by side on the same question, with what only one of them cites. */
export function ComparedAnswers({ clone, questions, onClose }: ComparedAnswersProps) {
  const { t } = useTranslation('clone');
  const { answers, isRunning, run } = useComparedAnswers(clone.appId);
  const [goldenId, setGoldenId] = useState(questions[0]?.goldenId ?? '');
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
        <SelectField<string>
          className={styles.chosenQuestion}
          label={t('golden.question')}
          value={goldenId}
          options={questions.map((one) => ({ value: one.goldenId, label: one.question }))}
          onChange={setGoldenId}
        />
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
        <Button type="primary" loading={isRunning} onClick={() => void run(goldenId, sides)}>
          {t('golden.ask')}
        </Button>
      </div>
      <div aria-live="polite">{isRunning ? <p className={styles.quiet}>{t('golden.asking')}</p> : null}</div>
      {answers ? (
        <div className={styles.sides}>
          {answers.map((answer, place) => (
            <AnswerOfSide
              // biome-ignore lint/suspicious/noArrayIndexKey: the left one and the right one
              key={place}
              name={nameOf(sides[place] ?? 'draft')}
              answer={answer}
              other={answers[1 - place] ?? null}
            />
          ))}
        </div>
      ) : null}
    </DialogFrame>
  );
}

const keyOf = ({ law, article }: GoldenPlace) => `${law} ${article}`;

interface AnswerOfSideProps {
  name: string;
  answer: GoldenResult | null;
  other: GoldenResult | null;
}

function AnswerOfSide({ name, answer, other }: AnswerOfSideProps) {
  const { t } = useTranslation('clone');
  const others = new Set(other?.cited.map(keyOf));
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.head}>
        <strong className={styles.words}>{name}</strong>
        {answer ? <GoldenBadge last={answer} isWaived={false} /> : null}
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
