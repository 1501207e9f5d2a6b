import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import { FIRST_STEPS, type FirstStep, useFirstRun } from '../hooks/use-first-run.ts';
import { KNOWN_LIBRARIES } from '../model/known-libraries.ts';
import styles from './first-run-path.module.css';

/** Where each step is taken. */
const PLACES: Record<FirstStep, string> = {
  library: '/admin?tab=library',
  model: '/admin?tab=models',
  people: '/admin?tab=settings',
};

/**
 * The way from an empty installation to one of use, in three steps that tick themselves. It can be left; where it can be taken up
 * again, a line says how far it was. Elsewhere it is a line of its own, with a link for each step.
 */
export function FirstRunPath({ mayResume = false }: { mayResume?: boolean }) {
  const { t } = useTranslation('administration');
  const { done, registration, isLeft, leave, resume } = useFirstRun();
  if (!done) return null;
  const count = FIRST_STEPS.filter((step) => done[step]).length;
  if (count === FIRST_STEPS.length) return null;
  const progress = t('firstRun.progress', { done: count, total: FIRST_STEPS.length });
  if (isLeft)
    return mayResume ? (
      <p className={styles.resume}>
        {t('firstRun.title')} · {progress}
        <Button type="link" onClick={resume}>
          {t('firstRun.resume')}
        </Button>
      </p>
    ) : null;
  if (!mayResume) return <BriefPath done={done} progress={progress} onLeave={leave} />;
  const next = FIRST_STEPS.find((step) => !done[step]);
  return (
    <section className={styles.path} aria-labelledby="first-run">
      <header className={styles.head}>
        <h2 id="first-run" className={styles.title}>
          {t('firstRun.title')}
        </h2>
        <span className={styles.progress}>{progress}</span>
        <IconButton icon={<CloseOutlined />} label={t('firstRun.leave')} onClick={leave} />
      </header>
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isDone={done[step]} isNext={step === next}>
            {step === 'library' ? <KnownLibraryNames /> : null}
            {step === 'people' && registration ? <HandOut registration={registration} /> : null}
          </Step>
        ))}
      </ol>
    </section>
  );
}

interface BriefPathProps {
  done: Record<FirstStep, boolean>;
  progress: string;
  onLeave: () => void;
}

function BriefPath({ done, progress, onLeave }: BriefPathProps) {
  const { t } = useTranslation('administration');
  return (
    <section className={`${styles.path} ${styles.brief}`} aria-labelledby="first-run">
      <h2 id="first-run" className={styles.briefTitle}>
        {t('firstRun.title')} <span className={styles.why}>{progress}</span>
      </h2>
      <ol className={styles.briefSteps}>
        {FIRST_STEPS.map((step) => (
          <li key={step} className={done[step] ? styles.briefDone : ''}>
            {done[step] ? (
              <>
                <CheckOutlined aria-label={t('firstRun.isDone')} /> {t(`firstRun.${step}.title`)}
              </>
            ) : (
              <Link to={PLACES[step]}>{t(`firstRun.${step}.title`)}</Link>
            )}
          </li>
        ))}
      </ol>
      <IconButton icon={<CloseOutlined />} label={t('firstRun.leave')} onClick={onLeave} />
    </section>
  );
}

interface StepProps {
  step: FirstStep;
  number: number;
  isDone: boolean;
  isNext: boolean;
  children: ReactNode;
}

function Step({ step, number, isDone, isNext, children }: StepProps) {
  const { t } = useTranslation('administration');
  return (
    <li className={`${styles.step} ${isDone ? styles.done : ''}`} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.sign} aria-hidden>
        {isDone ? <CheckOutlined /> : number}
      </span>
      <span className={styles.words}>
        <strong>{t(`firstRun.${step}.title`)}</strong>
        <span className={styles.why}>{isDone ? t('firstRun.isDone') : t(`firstRun.${step}.why`)}</span>
        {isDone ? null : children}
      </span>
      {isDone ? null : (
        <LinkButton primary={isNext} to={PLACES[step]}>
          {t(`firstRun.${step}.go`)}
        </LinkButton>
      )}
    </li>
  );
}

/** The public collections that are imported with one click where the step leads. */
function KnownLibraryNames() {
  const { t } = useTranslation('administration');
  return (
    <span className={styles.why}>
      {t('firstRun.library.known')}
      {KNOWN_LIBRARIES.map(({ id, name }) => (
        <Fragment key={id}>
          {' '}
          <Link to={PLACES.library}>{name}</Link>
        </Fragment>
      ))}
    </span>
  );
}

/** The address to hand out, and who can make an account with it. */
function HandOut({ registration }: { registration: 'open' | 'invite' | 'closed' }) {
  const { t } = useTranslation(['administration', 'shell']);
  const address = window.location.origin;
  const copy = async () => {
    if (await copyText(address)) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  return (
    <span className={styles.handOut}>
      <code className={styles.address}>{address}</code>
      <IconButton
        size="small"
        icon={<CopyOutlined />}
        label={t('firstRun.people.copy')}
        onClick={() => void copy()}
      />
      <span className={styles.why}>{t(`firstRun.people.${registration}`)}</span>
    </span>
  );
}
