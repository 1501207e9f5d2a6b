import {
  getLabelSettings,
  type HeldLabelSettings,
  type LabelPosition,
  labelPosition,
  previewLabel,
  saveLabelSettings,
} from '@mingfa/contract/generated-label';
import { Button, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { CleanCopyLog } from './clean-copy-log.tsx';

interface Values {
  position: LabelPosition;
  producerCode: string;
}

/** As the contract takes it: letters, digits, and what stands in filing numbers. */
const CODE = /^[\p{L}\p{N}（）()〔〕【】 ._-]*$/u;

/** How files with words of a model are labelled, what of it could not be confirmed, and who got a file without explicit label. */
export function LabelSettings() {
  return (
    <>
      <Loaded query={useEndpoint(getLabelSettings, {})}>
        {(held) => <LabelForm key={held.revision} held={held} />}
      </Loaded>
      <CleanCopyLog />
    </>
  );
}

function LabelForm({ held }: { held: HeldLabelSettings }) {
  const { t } = useTranslation(['administration', 'shell']);
  const saving = useEndpointMutation(saveLabelSettings, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void refreshEndpoints(getLabelSettings, previewLabel);
    },
    onError: tellChangedSetting(getLabelSettings),
  });
  return (
    <>
      <p className={styles.intro}>{t('labels.intro')}</p>
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={held}
        onFinish={({ position, producerCode }: Values) =>
          saving.mutate({ body: { position, producerCode, seenRevision: held.revision } })
        }
      >
        <Form.Item name="position" label={t('labels.position')}>
          <Radio.Group vertical aria-label={t('labels.position')}>
            {labelPosition.options.map((value) => (
              <Radio key={value} value={value} className={styles.choice ?? ''}>
                {t(`labels.position_${value}`)}
                <span className={styles.small}>{t(`labels.position_${value}Hint`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        <Form.Item
          name="producerCode"
          label={t('labels.producerCode')}
          extra={t('labels.producerCodeHint', { producer: held.producer })}
          rules={[{ pattern: CODE, message: t('labels.producerCodeWrong') }]}
        >
          <Input maxLength={60} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <p className={styles.small}>{t('labels.unconfirmed')}</p>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {t('shell:action.save')}
        </Button>
      </Form>
    </>
  );
}
