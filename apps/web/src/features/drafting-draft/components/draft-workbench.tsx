import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { matterAddress } from '../../../lib/drafting-address.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useFreeEditing } from '../hooks/editor/use-free-editing.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { usePreview } from '../hooks/use-preview.ts';
import type { CitationSlot } from '../model/citation-slot.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { DRAFT_VIEWS, type DraftView, readView } from '../model/draft-views.ts';
import { focusPath } from '../model/focus-path.ts';
import { countOpen } from '../model/form-paths.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { DraftStateLine } from './draft-state-line.tsx';
import styles from './draft-workbench.module.css';
import { FormPane } from './form/form-pane.tsx';
import { GuidedPane } from './form/guided-pane.tsx';
import { ChecksPanel } from './panel/checks-panel.tsx';
import { MaterialsPanel } from './panel/materials-panel.tsx';
import { MissingPanel } from './panel/missing-panel.tsx';
import { VersionsPanel } from './panel/versions-panel.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The editor and its library come only where somebody edits. */
const EditPane = lazy(() => import('./editor/edit-pane.tsx'));
const WIDE = '(min-width: 1080px)';
const PANEL_ID = 'draft-view';

export interface DraftWorkbenchProps {
  read: DraftDetail;
  template: TemplateDetail;
  Citation: CitationSlot;
}

/** The form on one side, the document and all that is to be said of it on the other; on a narrow screen one of them at a time. */
export function DraftWorkbench({ read, template, Citation }: DraftWorkbenchProps) {
  const { t } = useTranslation('draft');
  const draft = useDraft(read);
  const { preview, failure, retry } = usePreview(draft.base, draft.changes, draft.parts);
  const isWide = useMediaQuery(WIDE);
  const [params, setParams] = useSearchParams();
  const view = readView(params.get('view'), isWide);
  // A document that is edited freely opens where it is edited, unless somebody asks for its form.
  const isEditing = draft.isFree && params.get('edit') !== '0';
  const isGuided = params.has('guided') && !isEditing;
  const [isAlone, setIsAlone] = useState<ReadonlySet<string> | null>(null);
  const [target, setTarget] = useState<{ path: string } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const change = (to: { view?: DraftView; guided?: boolean; edit?: boolean }) =>
    setParams(
      (held) => {
        if (to.view) held.set('view', to.view);
        if (to.guided === true) held.set('guided', '1');
        if (to.guided === false) held.delete('guided');
        if (to.edit === true) held.delete('edit');
        if (to.edit === false) held.set('edit', '0');
        return held;
      },
      { replace: true },
    );
  const goTo = (path: string) => {
    const toForm = isEditing ? { edit: false } : {};
    if (isGuided || isEditing || !isWide)
      change({ guided: false, ...toForm, ...(isWide ? {} : { view: 'form' }) });
    setTarget({ path });
  };
  const isFormShown = (isWide || view === 'form') && !isGuided && !isEditing;
  useEffect(() => {
    if (!target || !isFormShown) return;
    if (focusPath(form.current, target.path) || isAlone === null) setTarget(null);
    else setIsAlone(null);
  }, [target, isFormShown, isAlone]);
  const desk: DraftDesk = { template, draft, preview, goTo, Citation };
  const free = useFreeEditing(draft, preview, (isOn) => change({ edit: isOn, guided: false }));
  const labelOf = (one: DraftView) => t(`view.${one === 'form' && isEditing ? 'edit' : one}`);
  const openCount = countOpen(template, preview, draft);
  const views = DRAFT_VIEWS.filter((one) => !isWide || one !== 'form');
  const drawn: Record<DraftView, () => ReactNode> = {
    form: () => null,
    preview: () => <PreviewPane desk={desk} failure={failure} onRetry={retry} />,
    missing: () => <MissingPanel desk={desk} />,
    checks: () => <ChecksPanel desk={desk} Citation={Citation} />,
    materials: () => <MaterialsPanel desk={desk} />,
    versions: () => <VersionsPanel desk={desk} />,
  };
  return (
    <>
      <ScreenHeader
        title={draft.title}
        start={
          <BackLink
            to={matterAddress(draft.base.matterId)}
            label={t('back', { matter: draft.base.matterName })}
          />
        }
        actions={
          <>
            <DraftStateLine draft={draft} />
            <DraftActions
              desk={desk}
              onMissing={() => change({ view: 'missing' })}
              onChecks={() => change({ view: 'checks' })}
            />
          </>
        }
      />
      <DraftNotices desk={desk} />
      <div className={styles.bench}>
        {isWide ? null : (
          <ViewTabs
            label={t('view.label')}
            tabs={views.map((one) => tabOf(one, labelOf(one), openCount))}
            current={view}
            panelId={PANEL_ID}
            onView={(to) => change({ view: to })}
          />
        )}
        {isWide || view === 'form' ? (
          <div ref={form} className={styles.form} id={isWide ? undefined : PANEL_ID}>
            {isEditing ? (
              <Suspense fallback={<PageLoading />}>
                <EditPane
                  desk={desk}
                  Citation={Citation}
                  onForm={() => change({ edit: false })}
                  onBack={free.giveBack}
                />
              </Suspense>
            ) : isGuided ? (
              <GuidedPane desk={desk} onLeave={() => change({ guided: false })} />
            ) : (
              <FormPane
                desk={desk}
                shownAlone={isAlone}
                onAlone={setIsAlone}
                onGuided={() => change({ guided: true })}
                onEdit={free.enter}
                onBack={free.giveBack}
              />
            )}
          </div>
        ) : null}
        {isWide ? (
          <div className={styles.side}>
            <ViewTabs
              label={t('view.label')}
              tabs={views.map((one) => tabOf(one, labelOf(one), openCount))}
              current={view}
              panelId={PANEL_ID}
              onView={(to) => change({ view: to })}
            />
            <div id={PANEL_ID} role="tabpanel" aria-label={labelOf(view)} className={styles.view}>
              {drawn[view]()}
            </div>
          </div>
        ) : view === 'form' ? null : (
          <div id={PANEL_ID} role="tabpanel" aria-label={labelOf(view)} className={styles.view}>
            {drawn[view]()}
          </div>
        )}
      </div>
      <ChangedElsewhere desk={desk} />
    </>
  );
}

const tabOf = (view: DraftView, label: string, open: number) => ({
  view,
  label,
  count: view === 'missing' ? open : 0,
});
