import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { ReadDocument } from '@mingfa/contract/document';
import { DOCUMENT_ENDINGS } from '@mingfa/contract/document-limits';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../components/file-progress/progress-line.tsx';
import { UploadRows } from '../../../components/file-progress/upload-rows.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { collectFromList, collectFromTransfer } from '../../../lib/upload/collect-files.ts';
import { addDraft, type DraftSide, draftGroup } from '../model/draft-uploads.ts';
import styles from './comparison-start.module.css';

export interface DraftSlotProps {
  side: DraftSide;
  documents: readonly ReadDocument[];
  chosen: string;
  onChoose: (documentId: string) => void;
}

/** One of the two drafts: a file dropped or uploaded here, or a document that is there already. */
export function DraftSlot({ side, documents, chosen, onChoose }: DraftSlotProps) {
  const { t } = useTranslation('comparison');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const file = documents.find(({ documentId }) => documentId === chosen);
  const offered = documents.filter(({ state, documentId }) => state === 'ready' || documentId === chosen);
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addDraft(side, await collectFromTransfer(event.dataTransfer), onChoose);
  };
  return (
    <section
      className={`${styles.draft} ${isOver ? styles.over : ''}`}
      aria-label={t(side)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <h3 className={styles.label}>{t(side)}</h3>
      <p className={styles.words}>{t(isOver ? 'dropNow' : 'drop')}</p>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid={`choose-${side}`}
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={(event) => {
          addDraft(side, collectFromList(event.target.files ?? []), onChoose);
          event.target.value = '';
        }}
      />
      {offered.length > 0 ? (
        <SelectField
          label={`${t(side)}：${t('pick')}`}
          labelPlace="hidden"
          className={styles.choice}
          value={chosen}
          options={[
            { value: '', label: t('pick') },
            ...offered.map(({ documentId, name }) => ({ value: documentId, label: name })),
          ]}
          onChange={onChoose}
        />
      ) : null}
      <UploadRows group={draftGroup(side)} />
      {file && file.state !== 'ready' ? <ProgressLine file={file} name={file.name} /> : null}
    </section>
  );
}
