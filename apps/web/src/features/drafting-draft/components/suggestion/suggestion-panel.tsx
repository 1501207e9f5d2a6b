import {
  checkSuggestion,
  type DraftSuggestion,
  type SuggestionCheck,
} from '@mingfa/contract/draft-suggestion';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NineCubeSpinner } from '../../../../components/nine-cube-spinner.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { AppRequestError } from '../../../../lib/api-answer.ts';
import { callEndpoint } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import type { OpenSuggestion } from '../../hooks/use-suggestion.ts';
import type { CitationSlot } from '../../model/citation-slot.ts';
import { SuggestedWords, type WordsView } from './suggested-words.tsx';
import styles from './suggestion.module.css';
import { keyOfProblem, SuggestionFindings } from './suggestion-findings.tsx';

const VIEWS: readonly WordsView[] = ['plain', 'difference', 'mend'];

export interface SuggestionPanelProps {
  name: string;
  suggestion: OpenSuggestion;
  Citation: CitationSlot;
}

/** What a model suggests, while it is written and afterwards: beside what stands there, with what has to be looked at before it is taken over. */
export function SuggestionPanel({ name, suggestion, Citation }: SuggestionPanelProps) {
  const { held, reading } = suggestion;
  if (reading || !held || held.run.state === 'running') return <BeingWritten suggestion={suggestion} />;
  return <Written name={name} held={held} suggestion={suggestion} Citation={Citation} />;
}

function BeingWritten({ suggestion: { held, reading, stop } }: { suggestion: OpenSuggestion }) {
  const { t } = useTranslation('suggestion');
  const [isStopping, setIsStopping] = useState(false);
  const text = reading?.text ?? held?.text ?? '';
  const doing = reading?.doing ?? 'connecting';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.doing}>
          <div aria-hidden="true">
            <NineCubeSpinner size={18} />
          </div>
          <span role="status">{t(`running.${doing}`)}</span>
        </div>
        <Button
          size="small"
          loading={isStopping}
          disabled={!reading?.suggestionId && !held}
          onClick={() => {
            setIsStopping(true);
            void stop();
          }}
        >
          {t('stop')}
        </Button>
      </div>
      {text === '' ? null : (
        <p className={styles.words} lang="zh-CN">
          {text}
        </p>
      )}
    </div>
  );
}

interface WrittenProps extends SuggestionPanelProps {
  held: DraftSuggestion;
}

function Written({ name, held, suggestion, Citation }: WrittenProps) {
  const { t } = useTranslation('suggestion');
  const titleId = useId();
  const leftId = useId();
  const [view, setView] = useState<WordsView>('plain');
  const [mended, setMended] = useState<string | null>(null);
  const [checked, setChecked] = useState<SuggestionCheck | null>(held.checked);
  const [isChecking, setIsChecking] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const text = mended ?? held.text;
  const hasWords = text.trim() !== '';
  const isNothing = !hasWords && held.failure?.errorCode === 'model_malformed';
  const sent = mended !== null && mended !== held.text ? mended : undefined;
  const problems = checked?.problems ?? [];
  const left = problems.filter((one) => !taken.has(keyOfProblem(one))).length;
  const mend = (words: string) => {
    setMended(words);
    setChecked(words === held.text ? held.checked : null);
    setTaken(new Set());
  };
  const check = async (): Promise<SuggestionCheck | null> => {
    setIsChecking(true);
    const params = { draftId: held.draftId, suggestionId: held.suggestionId };
    const answer = await callEndpoint(checkSuggestion, {
      params,
      body: sent === undefined ? {} : { text: sent },
    });
    setIsChecking(false);
    if (!answer.status) toastFailure(new AppRequestError(answer));
    else setChecked(answer.data);
    return answer.data;
  };
  const accept = async () => {
    // What nobody has looked at yet is looked at first: then it can be mended or accepted here.
    const found = checked ?? (await check());
    if (!found || found.problems.some((one) => !taken.has(keyOfProblem(one)))) return;
    await suggestion.accept(held, sent, found.problems);
  };
  const again = () =>
    void suggestion.start({
      act: held.act,
      wish: held.wish,
      ...(held.selection ? { selection: held.selection } : {}),
    });
  const isBusy = isChecking || suggestion.isDeciding;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h4 id={titleId} className={styles.title}>
          {t('title', { act: t(`act.${held.act}`) })}
          {held.selection ? <span className={styles.quiet}> · {t('ofSelection')}</span> : null}
        </h4>
        {!hasWords && mended === null ? null : (
          <Segments
            label={t('view.label')}
            segments={VIEWS.map((one) => ({
              key: one,
              label: t(`view.${one}`),
              isOn: one === view,
              onChoose: () => setView(one),
            }))}
          />
        )}
      </div>
      <p className={held.run.state === 'finished' ? styles.quiet : styles.broken} role="status">
        {isNothing
          ? t('state.nothing')
          : t(`state.${stateOf(held)}`, { why: held.failure?.errorMessage ?? '' })}
      </p>
      {!hasWords && mended === null ? null : (
        <>
          <SuggestedWords view={view} before={held.before} text={text} checked={checked} onMend={mend} />
          <p className={styles.quiet}>
            {held.run.model ? t('by', { model: held.run.model }) : null}
            {sent === undefined ? null : ` · ${t('mended')}`}
          </p>
          <SuggestionFindings
            checked={checked}
            taken={taken}
            onTake={setTaken}
            isChecking={isChecking}
            onCheck={() => void check()}
            Citation={Citation}
          />
        </>
      )}
      <div className={styles.actions}>
        {!hasWords ? null : (
          <Button
            type="primary"
            size="small"
            loading={isBusy}
            disabled={left > 0}
            aria-describedby={leftId}
            onClick={() => void accept()}
          >
            {t('accept')}
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={again}>
          {t(hasWords ? 'again' : 'retry')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void suggestion.dismiss(held)}>
          {t('dismiss')}
        </Button>
        <span id={leftId} className={styles.quiet}>
          {left > 0 ? t('left', { count: left }) : hasWords ? t('acceptWhat', { name }) : null}
        </span>
      </div>
    </section>
  );
}

const stateOf = ({ run: { state } }: DraftSuggestion) => (state === 'running' ? 'finished' : state);
