import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { listModels, type ModelProvider, type ModelPurpose, testModel } from '@mingfa/contract/admin';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button, Switch } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { describeError } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpointMutation } from '../../../lib/query.ts';
import { useRecogniserTest } from '../hooks/use-recogniser-test.ts';
import { folderOfAddress } from '../model/folder-address.ts';
import styles from './administration.module.css';
import { ModelFiles } from './model-files.tsx';
import { RecogniserTestButtons, RecogniserTestResult } from './recogniser-test.tsx';

export interface ModelCardProps {
  model: ModelProvider;
  number: number;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onSwitch: (enabled: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the test found, in words and not by colour alone. */
function TestResult({ testing, purpose }: { testing: ReturnType<typeof useTesting>; purpose: ModelPurpose }) {
  const { t } = useTranslation('administration');
  const { data, error } = testing;
  if (!data && !error) return null;
  const problem = error ? describeError(error) : (data?.errorMessage ?? data?.errorCode ?? '');
  return (
    <p className={`${styles.result} ${data?.ok ? styles.good : styles.bad}`} role="status">
      {data?.ok ? wordsOfTest(data, purpose, t) : t('models.testFailed', { problem })}
    </p>
  );
}

function wordsOfTest(
  { firstTokenMs, answer, dimension }: EndpointOutput<typeof testModel>,
  purpose: ModelPurpose,
  t: TFunction<'administration'>,
): string {
  const ms = Math.round(firstTokenMs ?? 0);
  if (purpose === 'embedding') return t('models.embedding.testOk', { ms, dimension: dimension ?? 0 });
  if (purpose === 'rerank') return t('models.rerank.testOk', { ms });
  if (purpose === 'image') return t('models.image.testOk', { ms, size: answer ?? '' });
  return t('models.testOk', { ms, answer: answer ?? '' });
}

const useTesting = () =>
  useEndpointMutation(testModel, {
    // What an embedding model answers tells its dimension.
    onSuccess: ({ dimension }) =>
      dimension === null ? undefined : queryClient.invalidateQueries({ queryKey: endpointKey(listModels) }),
  });

/** Where it is: a folder of this machine, or an address with its key. */
function placeOf(
  { modelName, baseUrl, keyHint, hasKey }: ModelProvider,
  t: TFunction<'administration'>,
): string {
  const folder = folderOfAddress(baseUrl);
  if (folder !== null) return t('models.transcription.here', { model: modelName, folder });
  const key = keyHint ? t('models.keyHint', { hint: keyHint }) : t(hasKey ? 'models.hasKey' : 'models.noKey');
  return `${modelName} · ${baseUrl} · ${key}`;
}

export function ModelCard(props: ModelCardProps) {
  const { model, number, first, last, onMove, onSwitch, onEdit, onDelete } = props;
  const { name } = model;
  const { t } = useTranslation('administration');
  const testing = useTesting();
  const hearing = useRecogniserTest(model.modelId);
  const isRecogniser = model.purpose === 'transcription';
  const isEditable = model.source === 'settings';
  return (
    <li className={styles.card}>
      <div className={styles.cardRow}>
        <span className={styles.number}>{number}</span>
        <span className={styles.grow}>
          <span className={styles.name}>{name}</span>
          {isEditable ? null : (
            <span className={styles.tag} title={t('models.fromEnvironmentHint')}>
              {t('models.fromEnvironment')}
            </span>
          )}
          <span className={styles.small}>
            {placeOf(model, t)}
            {model.dimension ? ` · ${t('models.embedding.dimension', { dimension: model.dimension })}` : null}
          </span>
          {model.files ? <ModelFiles files={model.files} /> : null}
        </span>
        <span className={styles.actions}>
          {isRecogniser ? (
            <RecogniserTestButtons testing={hearing} name={name} />
          ) : (
            <Button
              size="small"
              loading={testing.isPending}
              aria-label={t('models.testLabel', { name })}
              onClick={() => testing.mutate({ params: { modelId: model.modelId } })}
            >
              {t('models.test')}
            </Button>
          )}
          {isEditable ? (
            <>
              <IconButton
                size="small"
                icon={<ArrowUpOutlined />}
                disabled={first}
                label={t('models.up', { name })}
                onClick={() => onMove(-1)}
              />
              <IconButton
                size="small"
                icon={<ArrowDownOutlined />}
                disabled={last}
                label={t('models.down', { name })}
                onClick={() => onMove(1)}
              />
              <IconButton
                size="small"
                icon={<EditOutlined />}
                label={t('models.editLabel', { name })}
                onClick={onEdit}
              />
              <IconButton
                size="small"
                danger
                icon={<DeleteOutlined />}
                label={t('models.deleteLabel', { name })}
                onClick={onDelete}
              />
              <Switch
                checked={model.enabled}
                aria-label={t('models.enabledLabel', { name })}
                onChange={onSwitch}
              />
            </>
          ) : null}
        </span>
      </div>
      {isRecogniser ? (
        <RecogniserTestResult testing={hearing} />
      ) : (
        <TestResult testing={testing} purpose={model.purpose} />
      )}
    </li>
  );
}
