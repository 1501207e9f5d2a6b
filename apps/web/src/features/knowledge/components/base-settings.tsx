import { type KnowledgeBase, updateKnowledgeBase } from '@mingfa/contract/knowledge';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './base-form.module.css';
import { BaseForm, type BaseValues, valuesOf } from './base-form.tsx';

/** Changes a base's name, description and parsing settings. */
export function BaseSettings({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<BaseValues>();
  const [isChanged, setIsChanged] = useState(false);
  const saving = useEndpointMutation(updateKnowledgeBase, {
    onSuccess: async () => {
      toast.success(t('action.saved'));
      setIsChanged(false);
      await refreshKnowledge();
    },
    onError: toastFailure,
  });
  return (
    <BaseForm
      form={form}
      initial={valuesOf(base)}
      opensParsing
      onChange={() => setIsChanged(true)}
      onSubmit={(body) => saving.mutate({ params: { konId: base.konId }, body })}
    >
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={saving.isPending} disabled={!isChanged}>
          {t('action.save')}
        </Button>
      </div>
    </BaseForm>
  );
}
