import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  listModelChoices,
  uploadAttachment,
} from '@mingfa/contract/chat';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { callEndpoint } from '../../../lib/client.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import type { ComposerOptions } from '../model/composer-options.ts';
import styles from './composer.module.css';

const LIMIT_MB = ATTACHMENT_MAX_BYTES / 1024 / 1024;
const TYPES = ATTACHMENT_TYPES.join(' ');

/** Attachments, the day whose law is asked for, and the model. */
export default function ComposerExtras({
  options,
  onOptions,
}: {
  options: ComposerOptions;
  onOptions: (options: ComposerOptions) => void;
}) {
  const { t } = useTranslation('chat');
  // Looking at the page alone opens no guest session.
  const hasSession = useSession((state) => state.hasSession);
  const models = useEndpoint(listModelChoices, {}, { staleTime: 60_000, enabled: hasSession });
  const choices = models.data?.items ?? [];
  return (
    <>
      <Attachments options={options} onOptions={onOptions} />
      <AsOf value={options.asOf} onChange={(asOf) => onOptions({ ...options, asOf })} />
      {choices.length > 1 ? (
        <select
          className={styles.select}
          aria-label={t('composer.model')}
          value={options.modelId ?? ''}
          onChange={(event) => onOptions({ ...options, modelId: event.target.value || null })}
        >
          <option value="">{t('composer.modelDefault')}</option>
          {choices.map((choice) => (
            <option key={choice.modelId} value={choice.modelId}>
              {choice.builtIn ? t('composer.builtIn') : choice.name}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}

/** Today's law unless a day is chosen. */
function AsOf({ value, onChange }: { value: string | null; onChange: (day: string | null) => void }) {
  const { t } = useTranslation('chat');
  const [chooses, setChooses] = useState(false);
  if (value === null && !chooses) {
    return (
      <button type="button" className={styles.chip} onClick={() => setChooses(true)}>
        <CalendarOutlined aria-hidden /> {t('conversation.today')}
      </button>
    );
  }
  return <DateField label={t('composer.asOf')} value={value} onChange={onChange} />;
}

function Attachments({
  options,
  onOptions,
}: {
  options: ComposerOptions;
  onOptions: (options: ComposerOptions) => void;
}) {
  const { t } = useTranslation('chat');
  const isMember = useIsMember();
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const { attachments } = options;

  const add = async (files: File[]) => {
    if (attachments.length + files.length > ATTACHMENTS_MAX) {
      toast.error(t('composer.attachTooMany', { limit: ATTACHMENTS_MAX }));
      return;
    }
    setUploading(true);
    const added = [...attachments];
    for (const file of files) {
      const uploaded = await upload(file);
      if (uploaded) added.push(uploaded);
    }
    setUploading(false);
    onOptions({ ...options, attachments: added });
  };
  const upload = async (file: File) => {
    if (!ATTACHMENT_TYPES.some((type) => file.name.toLowerCase().endsWith(type))) {
      toast.error(t('composer.attachWrongType', { name: file.name, types: TYPES }));
      return null;
    }
    if (file.size > ATTACHMENT_MAX_BYTES) {
      toast.error(t('composer.attachTooLarge', { name: file.name, limit: LIMIT_MB }));
      return null;
    }
    const answer = await callEndpoint(uploadAttachment, { file });
    if (!answer.status) {
      if (!answer.silent) toast.error(answer.message);
      return null;
    }
    return { attachmentId: answer.data.attachmentId, name: answer.data.name };
  };
  const hint = isMember
    ? t('composer.attachHint', { types: TYPES, limit: LIMIT_MB })
    : t('composer.attachSignUp');
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={`${t('composer.attach')}：${hint}`}
        title={hint}
        onClick={() => (isMember ? input.current?.click() : toast.info(t('composer.attachSignUp')))}
      >
        {uploading ? <LoadingOutlined aria-label={t('composer.uploading')} /> : <PaperClipOutlined />}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ATTACHMENT_TYPES.join(',')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {attachments.map((attachment) => (
        <span key={attachment.attachmentId} className={styles.attachment}>
          <span>{attachment.name}</span>
          <button
            type="button"
            aria-label={t('composer.removeAttachment', { name: attachment.name })}
            onClick={() =>
              onOptions({ ...options, attachments: attachments.filter((one) => one !== attachment) })
            }
          >
            <CloseOutlined />
          </button>
        </span>
      ))}
    </>
  );
}
