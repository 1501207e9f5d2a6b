import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import * as chat from '@mingfa/contract/chat';
import { ATTACHMENTS_MAX } from '@mingfa/contract/chat';
import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedUploads } from '../../../components/file-progress/refused-uploads.tsx';
import { callEndpoint } from '../../../lib/client.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { type CollectedFile, collectFromList } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads, isUnderWay, useUploads } from '../../../lib/upload/upload-queue.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import { AttachmentChip, UploadChip } from './attachment-chips.tsx';
import styles from './composer.module.css';
import type { ComposerExtrasProps } from './composer-extras-props.ts';

/** Files to ask about: given by button, drop or paste; each shows how far it is. */
export function Attachments({ name, options, onOptions, given, onUploading }: ComposerExtrasProps) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const uploadAttachment = at(chat.uploadAttachment);
  const isMember = useIsMember();
  const input = useRef<HTMLInputElement>(null);
  const group = `composer ${name}`;
  const uploads = useUploads(group);
  const { attachments } = options;

  const add = (files: readonly CollectedFile[]) => {
    if (files.length === 0) return;
    if (!isMember) return toast.info(t('composer.attachSignUp'));
    const room = ATTACHMENTS_MAX - attachments.length - uploads.length;
    if (files.length > room) toast.error(t('composer.attachTooMany', { limit: ATTACHMENTS_MAX }));
    enqueueUploads(group, files.slice(0, Math.max(0, room)), async (uploadId) => {
      const answer = await callEndpoint(uploadAttachment, { body: { uploadId } });
      if (!answer.status) return answer;
      const { attachmentId, name: fileName } = answer.data;
      onOptions((held) => ({
        ...held,
        attachments: [...held.attachments, { attachmentId, name: fileName }],
      }));
      return answer;
    });
  };
  const addGiven = useEffectEvent(add);
  useEffect(() => addGiven(given), [given]);
  const isBusy = uploads.some(isUnderWay);
  const tellBusy = useEffectEvent(onUploading);
  useEffect(() => tellBusy(isBusy), [isBusy]);

  const hint = isMember
    ? t('composer.attachHint', { limit: formatBytes(DOCUMENT_MAX_BYTES) })
    : t('composer.attachSignUp');
  return (
    <>
      {attachments.length + uploads.length > 0 ? (
        <ul className={styles.attachments} aria-label={t('message.attachments')}>
          {attachments.map((attachment) => (
            <AttachmentChip
              key={attachment.attachmentId}
              attachment={attachment}
              onFailed={() =>
                onOptions((held) => ({
                  ...held,
                  attachments: held.attachments.map((one) =>
                    one.attachmentId === attachment.attachmentId ? { ...one, hasFailed: true } : one,
                  ),
                }))
              }
              onRemove={() =>
                onOptions((held) => ({
                  ...held,
                  attachments: held.attachments.filter((one) => one.attachmentId !== attachment.attachmentId),
                }))
              }
            />
          ))}
          {uploads.map((upload) => (
            <UploadChip key={upload.id} group={group} upload={upload} />
          ))}
        </ul>
      ) : null}
      <RefusedUploads group={group} />
      <button
        type="button"
        className={styles.icon}
        aria-label={`${t('composer.attach')}：${hint}`}
        title={hint}
        onClick={() => (isMember ? input.current?.click() : toast.info(t('composer.attachSignUp')))}
      >
        <PaperClipOutlined />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="attach-files"
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={(event) => {
          add(collectFromList(event.target.files ?? []));
          event.target.value = '';
        }}
      />
    </>
  );
}
