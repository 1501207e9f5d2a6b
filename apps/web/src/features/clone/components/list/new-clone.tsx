import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { createClone, duplicateClone, listSkills } from '@mingfa/contract/clone';
import { CLONE_LIMITS, cloneContent } from '@mingfa/contract/clone-content';
import { draftClone } from '@mingfa/contract/clone-help';
import { listOfficialClones } from '@mingfa/contract/clone-square';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { workbenchAddress } from '../../model/clone-address.ts';
import { refreshClones } from '../../model/refresh-clones.ts';
import styles from './new-clone.module.css';

const WAYS = ['description', 'official', 'empty'] as const;
type Way = (typeof WAYS)[number];
const DESCRIPTION_MAX = 1000;

/** Makes a clone: from a short description, from an official one, or empty. */
export function NewClone({
  open,
  initial,
  onClose,
}: {
  open: boolean;
  initial: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('clone');
  const [way, setWay] = useState<Way>('description');
  if (!open) return null;
  return (
    <ModalDialog open onClose={onClose} title={t('new.title')} size="wide">
      <Segmented<Way>
        block
        aria-label={t('new.way')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`new.ways.${value}`) }))}
        onChange={setWay}
      />
      <div className={styles.way}>
        {way === 'description' ? <FromDescription initial={initial} /> : null}
        {way === 'official' ? <FromOfficial /> : null}
        {way === 'empty' ? <Empty /> : null}
      </div>
    </ModalDialog>
  );
}

/** Leads to the workbench of a clone that was just made. */
function useOpening() {
  const navigate = useNavigate();
  return async ({ appId }: { appId: string }) => {
    await navigate(workbenchAddress(appId));
    await refreshClones();
  };
}

/** A new clone may do everything, until its maker leaves something out. */
function useAllSkills(): string[] {
  const { data } = useEndpoint(listSkills, {});
  return (data?.items ?? []).map(({ name }) => name).slice(0, CLONE_LIMITS.skills);
}

function Empty() {
  const { t } = useTranslation('clone');
  const skills = useAllSkills();
  const [name, setName] = useState('');
  const onSuccess = useOpening();
  const making = useEndpointMutation(createClone, { onSuccess, onError: toastFailure });
  const make = () => making.mutate({ body: { content: cloneContent.parse({ name: name.trim(), skills }) } });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') make();
      }}
    >
      <TextField
        label={t('basic.name')}
        help={t('new.emptyHelp')}
        value={name}
        maxLength={CLONE_LIMITS.nameCharacters}
        placeholder={t('basic.namePlaceholder')}
        onChange={setName}
      />
      <Button
        type="primary"
        htmlType="submit"
        icon={<PlusOutlined aria-hidden />}
        disabled={name.trim() === ''}
        loading={making.isPending}
      >
        {t('new.make')}
      </Button>
    </form>
  );
}

function FromDescription({ initial }: { initial: string }) {
  const { t } = useTranslation('clone');
  const [description, setDescription] = useState(initial);
  const opening = useOpening();
  const making = useEndpointMutation(createClone, { onError: toastFailure });
  const drafting = useEndpointMutation(draftClone, { onError: toastFailure });
  const said = description.trim();
  const write = () =>
    drafting.mutate(
      { body: { description: said } },
      {
        onSuccess: ({ content, by }) =>
          making.mutate(
            { body: { content } },
            {
              onSuccess: (made) => {
                toast.info(t(`new.by.${by}`));
                void opening(made);
              },
            },
          ),
      },
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') write();
      }}
    >
      <TextField
        label={t('help.description')}
        help={t('new.descriptionHelp')}
        value={description}
        maxLength={DESCRIPTION_MAX}
        rows={4}
        placeholder={t('help.descriptionPlaceholder')}
        onChange={setDescription}
      />
      <div className={styles.make}>
        <Button
          type="primary"
          htmlType="submit"
          icon={<PlusOutlined aria-hidden />}
          disabled={said === ''}
          loading={drafting.isPending || making.isPending}
        >
          {t('new.make')}
        </Button>
        <span className={styles.told} role="status">
          {drafting.isPending ? t('new.drafting') : ''}
        </span>
      </div>
    </form>
  );
}

function FromOfficial() {
  const { t } = useTranslation('clone');
  const officials = useEndpoint(listOfficialClones, {});
  const onSuccess = useOpening();
  const copying = useEndpointMutation(duplicateClone, { onSuccess, onError: toastFailure });
  if (officials.isPending) return <SkeletonRows count={3} />;
  if (officials.isError)
    return <ErrorState error={officials.error} onRetry={() => void officials.refetch()} />;
  if (officials.data.items.length === 0) return <p className={styles.quiet}>{t('new.noOfficial')}</p>;
  return (
    <>
      <p className={styles.quiet}>{t('new.officialHelp')}</p>
      <ul className={styles.officials}>
        {officials.data.items.map(({ appId, name, avatar, introduction, version }) => (
          <li key={appId}>
            <button
              type="button"
              className={styles.official}
              disabled={copying.isPending}
              onClick={() => copying.mutate({ params: { appId }, body: { from: version } })}
            >
              <CloneFace avatar={avatar} size="row" />
              <span>
                <strong>{name}</strong>
                <span className={styles.about}>{introduction}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
