import { createKnowledgeBase } from '@mingfa/contract/knowledge';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { addToBase } from '../model/add-to-base.ts';
import { baseAddress, type NewBaseState } from '../model/new-base.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './base-form.module.css';
import { BaseForm, type BaseValues, valuesOf } from './base-form.tsx';
import { DropZone } from './drop-zone.tsx';

/** What a base is called when only files were given: their folder, or the first file. */
function nameFrom([first]: readonly CollectedFile[], otherwise: string): string {
  const path = first?.path.split('/') ?? [];
  const name = path.length > 1 ? path[0] : path[0]?.replace(/\.[^.]+$/, '');
  return (name?.trim() || otherwise).slice(0, 60);
}

/** The form of a base that does not exist yet: the first save makes it, and so does dropping files. */
export function NewBase() {
  const { t } = useTranslation('knowledge');
  const navigate = useNavigate();
  const prefilled = (useLocation().state as NewBaseState | null)?.name ?? '';
  const [form] = Form.useForm<BaseValues>();
  const making = useEndpointMutation(createKnowledgeBase, { onError: toastFailure });
  const make = (body: BaseValues, files: CollectedFile[] = []) =>
    making.mutate(
      { body },
      {
        onSuccess: ({ konId }) => {
          if (files.length > 0) addToBase(konId, files);
          void navigate(baseAddress(konId), { replace: true });
          void refreshKnowledge();
        },
      },
    );
  const makeFrom = (files: CollectedFile[]) => {
    const values: BaseValues = { ...valuesOf(null), ...form.getFieldsValue() };
    make({ ...values, name: values.name.trim() || nameFrom(files, t('form.defaultName')) }, files);
  };
  return (
    <>
      <BaseForm
        form={form}
        initial={valuesOf(null, prefilled)}
        opensParsing={false}
        onSubmit={(values) => make({ ...valuesOf(null), ...values })}
      >
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={making.isPending}>
            {t('form.create')}
          </Button>
        </div>
      </BaseForm>
      <div className={styles.drop}>
        <p className={styles.or}>{t('form.dropToCreate')}</p>
        <DropZone onFiles={makeFrom} isLarge={false} disabled={making.isPending} />
      </div>
    </>
  );
}
