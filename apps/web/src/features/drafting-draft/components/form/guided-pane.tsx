import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { StepTurner } from '../../../../components/steps/step-turner.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { shownSteps } from '../../model/form-paths.ts';
import { AnswerReview } from './answer-review.tsx';
import { AskedFactField } from './asked-fact-field.tsx';
import styles from './guided-pane.module.css';

export interface GuidedPaneProps {
  desk: DraftDesk;
  onLeave: () => void;
}

/** One question a screen, in the order of the form; at the end all answers, to look over. */
export function GuidedPane({ desk, onLeave }: GuidedPaneProps) {
  const { t } = useTranslation('draft');
  const questions = shownSteps(desk.template, desk.preview).flatMap(({ title, facts }) =>
    facts.map((asked) => ({ title, asked })),
  );
  // By its name: an answer may bring questions before and after it.
  const [fact, setFact] = useState<string | null>(questions[0]?.asked.fact ?? null);
  const place = questions.findIndex(({ asked }) => asked.fact === fact);
  const question = questions[place];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fact === null) return;
    panel.current
      ?.querySelector<HTMLElement>('[data-path] :is(input, textarea, select, [data-add])')
      ?.focus();
  }, [fact]);
  const turn = (to: number) => setFact(questions[to]?.asked.fact ?? null);
  const next = { label: t(place + 1 < questions.length ? 'guided.next' : 'guided.toReview') };
  return (
    <section className={styles.pane} aria-label={t('guided.label')} data-form>
      <div className={styles.head}>
        <span className={styles.place}>
          {question ? t('guided.place', { place: place + 1, all: questions.length }) : t('guided.review')}
        </span>
        <Button size="small" onClick={onLeave}>
          {t('guided.leave')}
        </Button>
      </div>
      <ProgressBar
        label={t('guided.progress')}
        share={question ? place / Math.max(1, questions.length) : 1}
      />
      {question ? (
        <form
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            turn(place + 1);
          }}
        >
          <p className={styles.step}>{inLanguage(question.title)}</p>
          <div ref={panel} className={styles.field}>
            <AskedFactField key={question.asked.fact} desk={desk} asked={question.asked} />
          </div>
          <StepTurner
            before={place > 0 ? { label: t('guided.before'), onTurn: () => turn(place - 1) } : null}
            after={{ ...next, onTurn: () => turn(place + 1) }}
          />
          <button type="submit" hidden />
        </form>
      ) : (
        <AnswerReview desk={desk} onQuestion={setFact} onLeave={onLeave} />
      )}
    </section>
  );
}
