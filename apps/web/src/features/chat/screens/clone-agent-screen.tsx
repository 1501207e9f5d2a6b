import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { getClone } from '@mingfa/contract/clone-square';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CloneFace } from '../../../components/clone-face.tsx';
import { CloneLink } from '../../../components/clone-link.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { type CloneScreenState, cloneAddress, SQUARE } from '../../../lib/clone-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { CloneBeginning } from '../components/clone/clone-beginning.tsx';
import { CloneConversation } from '../components/clone/clone-conversation.tsx';
import { CloneGone } from '../components/clone/clone-gone.tsx';
import { CloneMark } from '../components/clone/clone-mark.tsx';
import { CloneMenu } from '../components/clone/clone-menu.tsx';
import { ConsentDialog } from '../components/clone/consent-dialog.tsx';
import { SharedBeginning } from '../components/clone/shared-beginning.tsx';
import { ChatPlaceContext } from '../hooks/use-chat-place.ts';
import { useConsent } from '../hooks/use-consent.ts';
import { useFirstQuestion } from '../hooks/use-first-question.ts';
import { chatWithClone } from '../model/chat-with-clone.ts';
import { cloneRequest } from '../model/clone-request.ts';
import { unsentQuestion } from '../model/first-question.ts';
import type { Question } from '../model/live-runs.ts';

/** The chat with one clone: before its first question, or a conversation that was begun. */
export default function CloneAgentScreen() {
  const { t } = useTranslation('square');
  const [params] = useSearchParams();
  const [appId, linkId, conversationId] = ['app', 'link', 'conversation'].map((name) => params.get(name));
  if (conversationId)
    return (
      <CloneLink value={linkId ?? null}>
        <CloneConversation
          key={conversationId}
          conversationId={conversationId}
          appId={appId ?? ''}
          linkId={linkId ?? null}
        />
      </CloneLink>
    );
  if (appId)
    return (
      <CloneLink value={linkId ?? null}>
        <NewWithClone key={appId} appId={appId} linkId={linkId ?? null} />
      </CloneLink>
    );
  return (
    <>
      <ScreenHeader title={t('title')} />
      <EmptyState
        icon={<AppstoreOutlined />}
        sentence={t('talk.choose')}
        hint={t('talk.chooseHint')}
        action={
          <LinkButton primary to={SQUARE}>
            {t('talk.toSquare')}
          </LinkButton>
        }
      />
    </>
  );
}

function NewWithClone({ appId, linkId }: { appId: string; linkId: string | null }) {
  const { t } = useTranslation('square');
  const detail = useEndpoint(getClone, cloneRequest(appId, linkId));
  const clone = detail.data;
  const place = useMemo(() => clone && chatWithClone({ appId, linkId, clone }), [appId, linkId, clone]);
  if (detail.isPending) return <PageLoading />;
  const status = detail.error?.failure.httpStatus;
  if (!clone || !place)
    return (
      <>
        <ScreenHeader title={t('title')} />
        {status === 404 || status === 422 ? (
          <CloneGone />
        ) : (
          <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
        )}
      </>
    );
  return (
    <ChatPlaceContext value={place}>
      <Beginning appId={appId} linkId={linkId} clone={clone} />
    </ChatPlaceContext>
  );
}

interface BeginningProps {
  appId: string;
  linkId: string | null;
  clone: NonNullable<ReturnType<typeof useEndpoint<typeof getClone>>['data']>;
}

function Beginning({ appId, linkId, clone }: BeginningProps) {
  const { t } = useTranslation('square');
  const navigate = useNavigate();
  const { question = '' } = (useLocation().state as CloneScreenState | null) ?? {};
  const composer = `clone ${appId}`;
  const [given, setGiven] = useState(() => unsentQuestion(composer) || question);
  const [waits, setWaits] = useState(false);
  const consent = useConsent(appId, linkId);
  const { send, isSending, refused } = useFirstQuestion(composer, {
    giveBack: setGiven,
    onBegun: (conversationId) => void navigate(cloneAddress({ appId, linkId, conversationId })),
  });
  const ask = async (asked: Question) => {
    setGiven('');
    setWaits(true);
    const may = await consent.settle();
    setWaits(false);
    if (may) await send(asked);
    // As it was typed, without what its fields add.
    else setGiven(asked.question.split('\n')[0] ?? '');
  };
  const decide = async (allowed: boolean) => {
    await consent.decide(allowed);
    toast.success(t(allowed ? 'talk.laterShared' : 'talk.nowHidden'));
  };
  const isShared = consent.allowed === true;
  const sharing =
    consent.isAsked && consent.allowed !== null
      ? {
          isShared,
          label: t(isShared ? 'talk.unshareLater' : 'talk.shareLater'),
          onChange: (allowed: boolean) => void decide(allowed).catch(() => undefined),
        }
      : null;
  return (
    <>
      <ScreenHeader
        title={clone.name}
        start={<CloneFace avatar={clone.avatar} size="row" />}
        actions={<CloneMenu appId={appId} linkId={linkId} sharing={sharing} />}
      />
      <CloneBeginning
        clone={clone}
        composer={composer}
        mark={<CloneMark listed={clone.listed} />}
        question={given}
        isSending={isSending || waits}
        refused={refused}
        onSend={(asked) => void ask(asked)}
      >
        {sharing?.isShared ? (
          <SharedBeginning onRefuse={() => void decide(false).catch(() => undefined)} />
        ) : null}
      </CloneBeginning>
      {consent.isOpen ? (
        <ConsentDialog
          name={clone.name}
          maker={clone.listed.maker}
          onAnswer={(allowed) => void consent.reply(allowed)}
        />
      ) : null}
    </>
  );
}
