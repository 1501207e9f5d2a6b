import { getReading } from '@mingfa/contract/document';
import { type ContractKind, contractKind, listPlaybooks, type ReviewSide } from '@mingfa/contract/playbook';
import { createReview, type Review } from '@mingfa/contract/review';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../components/document-workspace/tool-frame.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { BUILT_IN_PLAYBOOK } from '../model/built-in-playbook.ts';
import { refreshReviews } from '../model/refresh-reviews.ts';
import { EarlierReviews } from './earlier-reviews.tsx';
import styles from './review.module.css';
import { SideChoice } from './side-choice.tsx';

interface ReviewStartProps {
  documentId: string;
  earlier: readonly Review[];
  onStarted: (reviewId: string) => void;
  onEarlier: (reviewId: string) => void;
}

/** Side, kind and playbook of a new review, and the reviews made before. */
export function ReviewStart({ documentId, earlier, onStarted, onEarlier }: ReviewStartProps) {
  const { t } = useTranslation(['review', 'document']);
  const [side, setSide] = useState<ReviewSide>('party_a');
  const [kind, setKind] = useState<ContractKind | ''>('');
  const [playbookId, setPlaybookId] = useState(BUILT_IN_PLAYBOOK);
  const [useModel, setUseModel] = useState(true);
  const playbooks = useEndpoint(listPlaybooks, {});
  const reading = useEndpoint(getReading, { params: { documentId } });
  const starting = useEndpointMutation(createReview, {
    onSuccess: async ({ reviewId }) => {
      onStarted(reviewId);
      await refreshReviews();
    },
    onError: toastFailure,
  });
  const start = () => {
    const kindOf = kind ? { contractKind: kind } : {};
    starting.mutate({
      body: { documentId, side, playbookId, useModel, language: currentLanguage(), ...kindOf },
    });
  };
  return (
    <ToolFrame
      foot={
        <Button type="primary" loading={starting.isPending} onClick={start}>
          {t('review.start')}
        </Button>
      }
    >
      <QuietNote>{t('review.intro')}</QuietNote>
      <SideChoice side={side} parties={reading.data?.sides} onSide={setSide} />
      <SelectField<ContractKind | ''>
        className={styles.choice}
        label={t('review.kind')}
        value={kind}
        options={[
          { value: '', label: t('review.detected') },
          ...contractKind.options.map((one) => ({ value: one, label: t(`document:kinds.${one}`) })),
        ]}
        onChange={setKind}
      />
      <SelectField
        className={styles.choice}
        label={t('review.playbook')}
        value={playbookId}
        options={(playbooks.data?.items ?? []).map((one) => ({
          value: one.playbookId,
          label: one.builtIn ? t('playbook.builtInName') : one.name,
        }))}
        onChange={setPlaybookId}
      />
      <Checkbox checked={useModel} onChange={(event) => setUseModel(event.target.checked)}>
        {t('review.useModel')}
      </Checkbox>
      <EarlierReviews reviews={earlier} onOpen={onEarlier} />
    </ToolFrame>
  );
}
