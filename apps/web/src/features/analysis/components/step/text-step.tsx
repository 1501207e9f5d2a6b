import EditOutlined from '@ant-design/icons/EditOutlined';
import { ANALYSIS_LIMITS } from '@mingfa/contract/analysis-step';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../../model/notebook-desk.ts';
import { MarkdownView } from './markdown-view.tsx';
import styles from './step.module.css';

/** Words between the answers: read as they will be printed, written as Markdown. */
export function TextStep({ desk: { write }, step }: StepProps<'text'>) {
  const { t } = useTranslation('analysis');
  const isEmpty = step.markdown.trim() === '';
  const [isWriting, setIsWriting] = useState(isEmpty);
  if (!write || !isWriting)
    return (
      <div className={styles.words}>
        {isEmpty ? (
          <p className={styles.quiet}>{t('text.empty')}</p>
        ) : (
          <MarkdownView markdown={step.markdown} />
        )}
        {write ? (
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            onClick={() => setIsWriting(true)}
          >
            {t('text.edit')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <div className={styles.words}>
      <Input.TextArea
        aria-label={t('text.label')}
        placeholder={t('text.placeholder')}
        autoFocus={!isEmpty}
        autoSize={{ minRows: 3, maxRows: 24 }}
        maxLength={ANALYSIS_LIMITS.textCharacters}
        value={step.markdown}
        onChange={({ target }) => write.change({ ...step, markdown: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isEmpty) setIsWriting(false);
        }}
      />
      <Button size="small" disabled={isEmpty} onClick={() => setIsWriting(false)}>
        {t('text.done')}
      </Button>
    </div>
  );
}
