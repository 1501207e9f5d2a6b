import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { changeVisibility, cloneVisibility, discardDraft, unpublishClone } from '@mingfa/contract/clone';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import fields from '../../../../components/fields/fields.module.css';
import { SelectField } from '../../../../components/select-field.tsx';
import { copyText } from '../../../../lib/clipboard.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import { refreshClones } from '../../model/refresh-clones.ts';
import { CloneStateBadge } from '../list/clone-state-badge.tsx';
import styles from './publish.module.css';

/** What is published now: its link, who may use it; withdrawing it, and taking the draft back to it. */
export function PublishedNow({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { clone, keeper, state } = draft;
  const { appId, publishedVersion, linkId } = clone;
  const params = { appId };
  const done = { onSettled: refreshClones, onError: toastFailure };
  const seeing = useEndpointMutation(changeVisibility, { ...done, onSuccess: (to) => keeper.refresh(to) });
  const withdrawing = useEndpointMutation(unpublishClone, {
    ...done,
    onSuccess: (to) => {
      keeper.refresh(to);
      toast.success(t('publish.withdrawn'));
    },
  });
  const discarding = useEndpointMutation(discardDraft, {
    ...done,
    onSuccess: (to) => {
      keeper.adopt(to);
      toast.success(t('publish.discarded'));
    },
  });
  const renew = async () => {
    const confirmed = await confirmAction({ title: t('publish.renewTitle'), text: t('publish.renewText') });
    if (confirmed) seeing.mutate({ params, body: { visibility: 'link', renewLink: true } });
  };
  const withdraw = async () => {
    const confirmed = await confirmAction({
      title: t('publish.withdrawTitle'),
      text: t('publish.withdrawText'),
      confirmText: t('publish.withdraw'),
      danger: true,
    });
    if (confirmed) withdrawing.mutate({ body: { appId } });
  };
  const discard = async () => {
    const confirmed = await confirmAction({
      title: t('publish.discardTitle'),
      text: t('publish.discardText'),
      confirmText: t('publish.discard'),
      danger: true,
    });
    if (confirmed) discarding.mutate({ params, body: { draftRevision: clone.draftRevision } });
  };
  const now =
    publishedVersion === null ? t('publish.nothingNow') : t('publish.now', { version: publishedVersion });
  return (
    <div className={styles.now}>
      <div className={styles.nowHead}>
        <strong>{now}</strong>
        <CloneStateBadge clone={clone} />
      </div>
      {clone.listing === 'refused' && clone.listingReason ? (
        <p className={styles.refused}>{t('publish.refused', { reason: clone.listingReason })}</p>
      ) : null}
      {clone.listing === 'waiting' ? <p className={styles.quiet}>{t('publish.waiting')}</p> : null}
      {publishedVersion === null ? null : (
        <SelectField
          label={t('visibility.label')}
          value={clone.visibility}
          options={cloneVisibility.options.map((value) => ({ value, label: t(`visibility.${value}`) }))}
          disabled={seeing.isPending}
          onChange={(visibility) => seeing.mutate({ params, body: { visibility } })}
        />
      )}
      {linkId ? <ShareLink linkId={linkId} onRenew={() => void renew()} /> : null}
      <div className={styles.actions}>
        {publishedVersion === null ? null : (
          <Button danger loading={withdrawing.isPending} onClick={() => void withdraw()}>
            {t('publish.withdraw')}
          </Button>
        )}
        {clone.state === 'published' ? null : (
          <Button disabled={state !== 'saved'} loading={discarding.isPending} onClick={() => void discard()}>
            {t('publish.discard')}
          </Button>
        )}
      </div>
    </div>
  );
}

function ShareLink({ linkId, onRenew }: { linkId: string; onRenew: () => void }) {
  const { t } = useTranslation('clone');
  const { t: shared } = useTranslation('shell');
  const id = useId();
  const address = `${window.location.origin}/share/${linkId}/clone`;
  const copy = async () => {
    if (await copyText(address)) toast.success(shared('action.copied'));
    else toast.error(shared('action.copyFailed'));
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{t('publish.link')}</label>
      <div className={styles.link}>
        <input
          id={id}
          className={fields.input}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {shared('action.copy')}
        </Button>
        <Button onClick={onRenew}>{t('publish.renew')}</Button>
      </div>
      <p className={fields.help}>{t('publish.linkHelp')}</p>
    </div>
  );
}
