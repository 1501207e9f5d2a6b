import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  deleteModel,
  getEmbeddingState,
  listModels,
  type ModelProvider,
  type ModelPurpose,
  modelPurpose,
  orderModels,
  saveModel,
} from '@mingfa/contract/admin';
import { listModelChoices } from '@mingfa/contract/chat';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { EmbeddingProgress } from './embedding-progress.tsx';
import { ModelCard } from './model-card.tsx';
import { ModelDialog } from './model-dialog.tsx';

const refresh = () => refreshEndpoints(listModels, listModelChoices, getEmbeddingState);

/** The ids in their new order after one has moved; those of the environment have no place of their own here. */
function moved(models: readonly ModelProvider[], modelId: string, by: 1 | -1): string[] {
  const ids = models.filter(({ source }) => source === 'settings').map((model) => model.modelId);
  const from = ids.indexOf(modelId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}

const tellChanged = tellChangedSetting(listModels);
const PURPOSES = modelPurpose.options;

/** Models by what they are for; a chat model answers, the others improve the search in people's files. */
export function ModelList() {
  const models = useEndpoint(listModels, {});
  if (models.isPending) return <PageLoading />;
  if (models.isError) return <ErrorState error={models.error} onRetry={() => void models.refetch()} />;
  return PURPOSES.map((purpose) => (
    <ModelSection
      key={purpose}
      purpose={purpose}
      revision={models.data.revision}
      items={models.data.items.filter((model) => model.purpose === purpose)}
    />
  ));
}

interface ModelSectionProps {
  purpose: ModelPurpose;
  items: readonly ModelProvider[];
  revision: number;
}

function ModelSection({ purpose, items, revision }: ModelSectionProps) {
  const { t } = useTranslation('administration');
  const [edited, setEdited] = useState<ModelProvider | 'new' | null>(null);
  const ordering = useEndpointMutation(orderModels, { onSuccess: refresh, onError: tellChanged });
  const switching = useEndpointMutation(saveModel, { onSuccess: refresh, onError: tellChanged });
  const deleting = useEndpointMutation(deleteModel, {
    onSuccess: () => {
      toast.success(t('models.deleted'));
      return refresh();
    },
    onError: toastFailure,
  });
  const remove = async ({ modelId, name }: ModelProvider) => {
    const confirmed = await confirmAction({
      title: t('models.deleteTitle'),
      text: t('models.deleteText', { name }),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { modelId } });
  };
  // What was just saved is read again before the next change.
  const isSaving = ordering.isPending || switching.isPending;
  const editable = items.filter(({ source }) => source === 'settings');
  const add = (
    <Button
      type={purpose === 'chat' ? 'primary' : 'default'}
      icon={<PlusOutlined />}
      onClick={() => setEdited('new')}
    >
      {t(`models.${purpose}.add`)}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby={`models-${purpose}`}>
      <h2 id={`models-${purpose}`} className={styles.heading}>
        {t(`models.${purpose}.title`)}
      </h2>
      {items.length === 0 ? (
        <NoModels purpose={purpose} add={add} />
      ) : (
        <>
          <p className={styles.intro}>{t(`models.${purpose}.intro`)}</p>
          {purpose === 'embedding' ? <EmbeddingProgress /> : null}
          <ol className={styles.list}>
            {items.map((model, index) => (
              <ModelCard
                key={model.modelId}
                model={model}
                number={index + 1}
                first={editable[0]?.modelId === model.modelId}
                last={editable.at(-1)?.modelId === model.modelId}
                onMove={(by) => {
                  const modelIds = moved(items, model.modelId, by);
                  if (!isSaving) ordering.mutate({ body: { modelIds, seenRevision: revision } });
                }}
                onSwitch={(enabled) => {
                  const { modelId, name, baseUrl, modelName } = model;
                  const body = {
                    modelId,
                    purpose,
                    name,
                    baseUrl,
                    modelName,
                    enabled,
                    seenRevision: revision,
                  };
                  if (!isSaving) switching.mutate({ body });
                }}
                onEdit={() => setEdited(model)}
                onDelete={() => void remove(model)}
              />
            ))}
          </ol>
          <div className={styles.toolbar}>{add}</div>
        </>
      )}
      {edited ? (
        <ModelDialog
          purpose={purpose}
          model={edited === 'new' ? null : edited}
          revision={revision}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            toast.success(t('models.saved'));
            void refresh();
          }}
        />
      ) : null}
    </section>
  );
}

/** Without a chat model the screen says what answers instead; the others are extras, and say it in a line. */
function NoModels({ purpose, add }: { purpose: ModelPurpose; add: ReactNode }) {
  const { t } = useTranslation('administration');
  const words = { sentence: t(`models.${purpose}.empty`), hint: t(`models.${purpose}.emptyHint`) };
  if (purpose === 'chat') return <EmptyState {...words} action={add} />;
  return (
    <div className={styles.cardRow}>
      <p className={`${styles.intro} ${styles.grow}`}>
        {words.sentence}
        <span className={styles.small}>{words.hint}</span>
      </p>
      {add}
    </div>
  );
}
