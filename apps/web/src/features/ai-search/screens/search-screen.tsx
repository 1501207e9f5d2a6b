import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { ScopeChoiceProps } from '../../../lib/chosen-scopes.ts';
import { MemoMenu } from '../components/memo-menu.tsx';
import { ScopeChip } from '../components/scope-chip.tsx';
import { AI_SEARCH } from '../model/search-address.ts';

export interface SearchScreenProps {
  /** The chat, which holds searches as it holds conversations. */
  Conversation: ComponentType<{
    conversationId: string;
    words: { untitled: string; missing: string; anew: { to: string; label: string }; placeholder: string };
    ScopeChoice: ComponentType<ScopeChoiceProps>;
    actions: ReactNode;
    exports: (answerId: string | null, title: string) => ReactNode;
  }>;
}

/** A search that was begun: plan, sources, answer, what was not found, and the next question. */
export function SearchScreen({ Conversation }: SearchScreenProps) {
  const { t } = useTranslation('ai-search');
  const { conversationId = '' } = useParams();
  return (
    <Conversation
      conversationId={conversationId}
      words={{
        untitled: t('title'),
        missing: t('search.missing'),
        anew: { to: AI_SEARCH, label: t('search.anew') },
        placeholder: t('search.followUp'),
      }}
      ScopeChoice={ScopeChip}
      actions={<NewSearch />}
      exports={(answerId, title) => <MemoMenu answerId={answerId} title={title} />}
    />
  );
}

function NewSearch() {
  const { t } = useTranslation('ai-search');
  const navigate = useNavigate();
  return (
    <Button
      icon={<PlusOutlined />}
      aria-label={t('search.anew')}
      title={t('search.anew')}
      onClick={() => void navigate(AI_SEARCH)}
    />
  );
}
