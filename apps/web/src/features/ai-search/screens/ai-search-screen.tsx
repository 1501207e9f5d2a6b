import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { USUAL_SCOPES } from '@mingfa/contract/search-choice';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { ChosenScopes } from '../../../lib/chosen-scopes.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { DepthField } from '../components/depth-field.tsx';
import { Examples } from '../components/examples.tsx';
import { ScopeFields } from '../components/scope-fields.tsx';
import { chosenScopes } from '../model/scope-names.ts';
import { searchAddress } from '../model/search-address.ts';
import styles from './ai-search-screen.module.css';

export interface AiSearchScreenProps {
  /** The question that begins a search. */
  Composer: ComponentType<{
    choice: ChosenScopes;
    placeholder: string;
    question: string;
    isClosed: boolean;
    onSending: () => void;
    onBegun: (conversationId: string) => void;
    children: (ask: (question: string) => void, isSending: boolean) => ReactNode;
  }>;
  /** Searches made so far. */
  history: ReactNode;
  /** Fetches the screen of a search while the server takes the question. */
  onSending: () => void;
}

const USUAL: ChosenScopes = { scopes: USUAL_SCOPES, depth: 'quick', knowledgeBaseIds: [] };

/** One question, where to look, how far, and the searches made so far. */
export function AiSearchScreen({ Composer, history, onSending }: AiSearchScreenProps) {
  const { t } = useTranslation('ai-search');
  const navigate = useNavigate();
  const question = (useLocation().state as { question?: string } | null)?.question ?? '';
  const [choice, setChoice] = useState(USUAL);
  const [showsHistory, setShowsHistory] = useState(false);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isClosed = chosenScopes(choice).length === 0;
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <ScreenHeader
          title={t('title')}
          actions={
            isWide ? null : (
              <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setShowsHistory(true)}>
                {t('history.label')}
              </Button>
            )
          }
        />
        <div className={styles.scroll}>
          <div className={styles.column}>
            <h2 className={styles.heading}>{t('start.heading')}</h2>
            <p className={styles.promise}>{t('start.promise')}</p>
            <Composer
              choice={choice}
              placeholder={t('start.placeholder')}
              question={question}
              isClosed={isClosed}
              onSending={onSending}
              onBegun={(conversationId) => void navigate(searchAddress(conversationId))}
            >
              {(ask, isSending) => (
                <>
                  <div className={styles.where}>
                    <h3 className={styles.title}>{t('scope.label')}</h3>
                    <ScopeFields choice={choice} onChoose={setChoice} />
                    <DepthField choice={choice} onChoose={setChoice} />
                  </div>
                  <Examples disabled={isSending || isClosed} onAsk={ask} />
                </>
              )}
            </Composer>
          </div>
        </div>
      </div>
      {isWide ? (
        <div className={styles.history}>
          {/* What stands below is a region of that name. */}
          <p className={styles.title} aria-hidden="true">
            {t('history.label')}
          </p>
          {history}
        </div>
      ) : null}
      <Sheet open={showsHistory && !isWide} onClose={() => setShowsHistory(false)} title={t('history.label')}>
        {history}
      </Sheet>
    </div>
  );
}
