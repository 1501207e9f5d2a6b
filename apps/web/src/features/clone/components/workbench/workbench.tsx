import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import type { OwnCloneDetail } from '@mingfa/contract/clone';
import { Button } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../../components/back-link.tsx';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { ScreenHeader } from '../../../../components/screen-header.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { useDraft } from '../../hooks/use-draft.ts';
import { CLONES } from '../../model/clone-address.ts';
import { readStep, type Step } from '../../model/steps.ts';
import type { TestConversationSlot } from '../../model/test-conversation-slot.ts';
import { CloneStateBadge } from '../list/clone-state-badge.tsx';
import { AskingStep } from '../steps/asking-step.tsx';
import { BasicStep } from '../steps/basic-step.tsx';
import { GoldenStep } from '../steps/golden-step.tsx';
import { KnowledgeStep } from '../steps/knowledge-step.tsx';
import { PersonaStep } from '../steps/persona-step.tsx';
import { PublishStep } from '../steps/publish-step.tsx';
import { ScopeStep } from '../steps/scope-step.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { TemplateStep } from '../steps/template-step.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DraftStateLine } from './draft-state-line.tsx';
import { GapBar } from './gap-bar.tsx';
import { TestPane } from './test-pane.tsx';
import styles from './workbench.module.css';
import { WorkbenchSteps, WorkbenchTurner } from './workbench-steps.tsx';

const FORMS: Record<Step, ComponentType<StepProps>> = {
  basic: BasicStep,
  persona: PersonaStep,
  scope: ScopeStep,
  knowledge: KnowledgeStep,
  template: TemplateStep,
  asking: AskingStep,
  golden: GoldenStep,
  publish: PublishStep,
};

export interface WorkbenchProps {
  clone: OwnCloneDetail;
  TestConversation: TestConversationSlot;
}

/** The form in steps, and beside it the draft as its users would meet it; on a narrow screen that is a sheet. */
export function Workbench({ clone, TestConversation }: WorkbenchProps) {
  const { t } = useTranslation('clone');
  const draft = useDraft(clone);
  const [params, setParams] = useSearchParams();
  const [isTrying, setIsTrying] = useState(false);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const step = readStep(params.get('step'));
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
  }, [step]);
  const goTo = (to: Step) => setParams({ app: clone.appId, step: to }, { replace: true });
  const Form = FORMS[step];
  const test = <TestPane draft={draft} TestConversation={TestConversation} />;
  return (
    <>
      <ScreenHeader
        title={draft.content.name.trim() || t('workbench.unnamed')}
        start={
          <>
            <BackLink to={CLONES} label={t('workbench.back')} />
            <CloneFace avatar={draft.content.avatar} size="row" />
          </>
        }
        actions={
          <>
            <span className={styles.state}>
              <CloneStateBadge clone={draft.clone} />
            </span>
            <DraftStateLine draft={draft} />
            {isWide ? null : (
              <Button icon={<ExperimentOutlined aria-hidden />} onClick={() => setIsTrying(true)}>
                {t('test.open')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.workbench}>
        <WorkbenchSteps step={step} gaps={draft.clone.gaps} onStep={goTo} />
        <div className={styles.form} ref={body}>
          {/* There the checklist says it. */}
          {step === 'publish' ? null : <GapBar gaps={draft.clone.gaps} onStep={goTo} />}
          <Form draft={draft} />
          <WorkbenchTurner step={step} onStep={goTo} />
        </div>
        {isWide ? (
          <aside className={styles.test} aria-labelledby="test-title">
            <h2 id="test-title" className={styles.testTitle}>
              {t('test.title')}
            </h2>
            {test}
          </aside>
        ) : null}
      </div>
      <Sheet open={isTrying && !isWide} onClose={() => setIsTrying(false)} title={t('test.title')} flush>
        {test}
      </Sheet>
      <ChangedElsewhere draft={draft} />
    </>
  );
}
