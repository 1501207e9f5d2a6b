import { SEARCH_DEPTH_LABELS } from '@mingfa/contract/labels/search-labels';
import { searchDepth } from '@mingfa/contract/search-choice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Segments } from '../../../components/segments.tsx';
import type { ScopeChoiceProps } from '../../../lib/chosen-scopes.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { useHasModel, useScopes } from '../hooks/use-scopes.ts';
import styles from './depth-field.module.css';

/** How far a question is looked up, with the limits of it; without a model nothing is followed up, and that is said. */
export function DepthField({ choice, onChoose }: ScopeChoiceProps) {
  const { t } = useTranslation('ai-search');
  const limits = useScopes().data?.limits[choice.depth];
  const hasModel = useHasModel();
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const isThorough = choice.depth === 'thorough';
  return (
    <div className={styles.depth}>
      <Segments
        label={t('depth.label')}
        segments={searchDepth.options.map((depth) => ({
          key: depth,
          label: SEARCH_DEPTH_LABELS[currentLanguage()][depth],
          isOn: depth === choice.depth,
          onChoose: () => onChoose({ ...choice, depth }),
        }))}
      />
      <p className={styles.hint} aria-live="polite">
        {limits ? t(isThorough ? 'depth.thoroughHint' : 'depth.quickHint', limits) : '\u00a0'}
        {isThorough && hasModel === false ? (
          <span className={styles.missing}>
            {t('depth.needsModel')}{' '}
            {isAdministrator ? <Link to="/admin?tab=models">{t('depth.addModel')}</Link> : null}
          </span>
        ) : null}
      </p>
    </div>
  );
}
