import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import type { describeScopes } from '@mingfa/contract/ai-search';
import { KNOWLEDGE_BASES_MAX } from '@mingfa/contract/chat';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { SearchScope, SearchScopes } from '@mingfa/contract/search-choice';
import { Checkbox } from 'antd';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KnowledgeChoice } from '../../../components/knowledge-choice/knowledge-choice.tsx';
import type { ScopeChoiceProps } from '../../../lib/chosen-scopes.ts';
import { describeError } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { searchServiceKey } from '../../../lib/search-service.ts';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { useScopes, useSearchableBases } from '../hooks/use-scopes.ts';
import { chosenScopes } from '../model/scope-names.ts';
import styles from './scope-fields.module.css';

type Scopes = EndpointOutput<typeof describeScopes>;

/** Where a question can be looked up, each with what it holds; one that is not there says how to get it. */
export function ScopeFields({ choice, onChoose }: ScopeChoiceProps) {
  const { t } = useTranslation('ai-search');
  const held = useScopes();
  const { scopes, knowledgeBaseIds } = choice;
  const isWebMissing = held.data?.web.isConfigured === false;
  const turn = (changed: Partial<SearchScopes>) => onChoose({ ...choice, scopes: { ...scopes, ...changed } });
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{t('scope.label')}</legend>
      <ScopeField
        scope="laws"
        Icon={BookOutlined}
        isOn={scopes.laws}
        holds={held.data && lawsHeld(held.data, t)}
        onTurn={(laws) => turn({ laws })}
      />
      <ScopeField
        scope="cases"
        Icon={AuditOutlined}
        isOn={scopes.cases}
        holds={held.data && casesHeld(held.data, t)}
        onTurn={(cases) => turn({ cases })}
      />
      <BasesField
        chosen={knowledgeBaseIds}
        onChosen={(chosen) => onChoose({ ...choice, knowledgeBaseIds: chosen })}
      />
      <ScopeField
        scope="web"
        Icon={GlobalOutlined}
        isOn={scopes.web && !isWebMissing}
        isMissing={isWebMissing}
        holds={held.data && (isWebMissing ? t('scope.webMissing') : webHeld(held.data, t))}
        onTurn={(web) => turn({ web })}
      >
        {isWebMissing ? <WebMissing /> : held.data ? t('scope.webHint') : null}
      </ScopeField>
      {held.isError ? (
        <p className={styles.failed} role="alert">
          {t('scope.failed')}：{describeError(held.error)}
        </p>
      ) : null}
      {held.data && chosenScopes(choice).length === 0 ? (
        <p className={styles.failed} role="alert">
          {t('scope.none')}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ScopeFieldProps {
  scope: SearchScope;
  Icon: ComponentType;
  isOn: boolean;
  /** There is nothing to be searched. */
  isMissing?: boolean;
  /** In a line; undefined while it is read. */
  holds: string | undefined;
  onTurn: (isOn: boolean) => void;
  children?: ReactNode;
}

function ScopeField(props: ScopeFieldProps) {
  const { scope, Icon, isOn, isMissing = false, holds, onTurn, children } = props;
  return (
    <div className={`${styles.field} ${isOn ? styles.on : ''}`}>
      <Checkbox checked={isOn} disabled={isMissing} onChange={(event) => onTurn(event.target.checked)}>
        <span className={styles.name}>
          <Icon aria-hidden /> {SEARCH_SCOPE_LABELS[currentLanguage()][scope]}
        </span>
      </Checkbox>
      <div className={styles.about}>
        <span className={styles.holds}>{holds ?? '\u00a0'}</span>
        {children}
      </div>
    </div>
  );
}

/** Ticked, all that have something in them; which ones can be changed. */
function BasesField({ chosen, onChosen }: { chosen: string[]; onChosen: (ids: string[]) => void }) {
  const { t } = useTranslation('ai-search');
  const isMember = useIsMember();
  const ready = useSession((state) => state.ready);
  const searchable = useSearchableBases();
  return (
    <ScopeField
      scope="knowledge"
      Icon={FolderOpenOutlined}
      isOn={chosen.length > 0}
      isMissing={chosen.length === 0 && (searchable === null || searchable.length === 0)}
      holds={ready ? t(isMember ? 'scope.bases' : 'scope.basesGuest') : undefined}
      onTurn={(isOn) => onChosen(isOn ? (searchable ?? []).slice(0, KNOWLEDGE_BASES_MAX) : [])}
    >
      <KnowledgeChoice chosen={chosen} onChoose={onChosen} />
    </ScopeField>
  );
}

function WebMissing() {
  const { t } = useTranslation('ai-search');
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  return isAdministrator ? <Link to="/admin?tab=search">{t('scope.webSetUp')}</Link> : t('scope.webHow');
}

type Words = TFunction<'ai-search'>;

function lawsHeld({ laws }: Scopes, t: Words): string {
  const { articles, digests, isStarterOnly } = laws;
  if (isStarterOnly)
    return digests > 0
      ? t('scope.digests', { count: digests, digests: digests.toLocaleString('en-US') })
      : t('scope.noLaws');
  return t('scope.articles', { count: articles, articles: articles.toLocaleString('en-US') });
}

function casesHeld({ cases: { cases } }: Scopes, t: Words): string {
  if (cases === 0) return t('scope.noCases');
  return t('scope.cases', { count: cases, cases: cases.toLocaleString('en-US') });
}

function webHeld({ web }: Scopes, t: Words): string {
  const key = searchServiceKey(web.service);
  return t('scope.webThrough', { service: key ? t(key) : (web.service ?? '') });
}
