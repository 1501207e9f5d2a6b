import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { ConversationClone } from '@mingfa/contract/chat';
import { getConversation, giveConsent, takeNewerVersion } from '@mingfa/contract/clone-chat';
import { getClone } from '@mingfa/contract/clone-square';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { introductionAddress } from '../../../../lib/clone-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { ChatPlaceContext } from '../../hooks/use-chat-place.ts';
import { useConsent } from '../../hooks/use-consent.ts';
import { chatWithClone } from '../../model/chat-with-clone.ts';
import { cloneRequest } from '../../model/clone-request.ts';
import { ConversationView } from '../conversation-view.tsx';
import styles from './clone-conversation.module.css';
import { OtherWays } from './clone-gone.tsx';
import { CloneMenu } from './clone-menu.tsx';
import { CloneOpening } from './clone-opening.tsx';

export interface CloneConversationProps {
  conversationId: string;
  /** Of the address; empty where it names none. */
  appId: string;
  linkId: string | null;
}

const NOBODY = { name: '', avatar: { style: 'cubes', seed: '', pictureId: null } } as const;

/** A conversation with a clone, as it stands to it now. */
export function CloneConversation({ conversationId, appId, linkId }: CloneConversationProps) {
  const held = useEndpoint(getConversation, { query: { conversationId } }, { staleTime: 0 });
  const clone = held.data?.clone ?? null;
  const isClosed = clone !== null && clone.state !== 'open';
  const ofClone = clone?.appId ?? appId;
  const { data: detail } = useEndpoint(getClone, cloneRequest(ofClone, linkId), {
    enabled: ofClone !== '' && !isClosed,
    retry: false,
  });
  const { name, avatar } = clone ?? detail ?? NOBODY;
  const { style, seed, pictureId } = avatar;
  const place = useMemo(
    () =>
      chatWithClone({
        appId: ofClone,
        linkId,
        clone: { name, avatar: { style, seed, pictureId } },
        isClosed,
      }),
    [ofClone, linkId, name, style, seed, pictureId, isClosed],
  );
  return (
    <ChatPlaceContext value={place}>
      <ConversationView
        conversationId={conversationId}
        head={
          name ? (
            <Link
              to={introductionAddress({ appId: ofClone, linkId })}
              className={styles.head}
              title={name}
              aria-label={name}
            >
              <CloneFace avatar={avatar} size="row" />
              <span className={styles.name}>{name}</span>
            </Link>
          ) : null
        }
        actions={clone?.appId ? <Menu conversationId={conversationId} clone={clone} linkId={linkId} /> : null}
        notice={clone ? <Notices conversationId={conversationId} clone={clone} /> : null}
        start={detail && !isClosed ? <CloneOpening clone={detail} /> : null}
        closed={clone && isClosed ? <Closed clone={clone} /> : undefined}
      />
    </ChatPlaceContext>
  );
}

function Menu({
  conversationId,
  clone,
  linkId,
}: {
  conversationId: string;
  clone: ConversationClone;
  linkId: string | null;
}) {
  const { t } = useTranslation('square');
  const appId = clone.appId ?? '';
  const { isAsked } = useConsent(appId, linkId);
  const isShared = clone.sharedSince !== null;
  const give = useEndpointMutation(giveConsent, {
    onSuccess: async ({ allowed }) => {
      toast.success(t(allowed ? 'talk.nowShared' : 'talk.nowHidden'));
      await refreshEndpoints(getConversation);
    },
    onError: toastFailure,
  });
  const sharing =
    isAsked || isShared
      ? {
          isShared,
          label: t(isShared ? 'talk.unshare' : 'talk.share'),
          onChange: (allowed: boolean) => give.mutate({ body: { conversationId, allowed } }),
        }
      : null;
  return <CloneMenu appId={appId} linkId={linkId} isHeld={clone.state === 'open'} sharing={sharing} />;
}

/** That its maker reads along, and that there is a newer version. */
function Notices({ conversationId, clone }: { conversationId: string; clone: ConversationClone }) {
  const { t } = useTranslation('square');
  const { newerVersion, sharedSince, name } = clone;
  const take = useEndpointMutation(takeNewerVersion, {
    onSuccess: async ({ clone: now }) => {
      toast.success(t('talk.tookNewer', { version: now?.version }));
      await refreshEndpoints(getConversation);
    },
    onError: toastFailure,
  });
  return (
    <>
      {sharedSince ? (
        <p className={styles.shared}>
          <EyeOutlined aria-hidden /> {t('talk.sharedHint', { time: formatTime(sharedSince) })}
        </p>
      ) : null}
      {newerVersion !== null && clone.state === 'open' ? (
        <div className={styles.newer} role="status">
          <span>{t('talk.newer', { name, version: newerVersion })}</span>
          <Button
            size="small"
            loading={take.isPending}
            onClick={() => take.mutate({ body: { conversationId } })}
          >
            {t('talk.takeNewer')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Closed({ clone }: { clone: ConversationClone }) {
  const { t } = useTranslation('square');
  return (
    <div className={styles.closed} role="status">
      <p>{t(clone.state === 'deleted' ? 'talk.deleted' : 'talk.withdrawn', { name: clone.name })}</p>
      <OtherWays />
    </div>
  );
}
