import { exportDraft } from '@mingfa/contract/draft';
import { type DraftFormat, draftFormat } from '@mingfa/contract/draft-format';
import { listDraftVersions } from '@mingfa/contract/draft-version';
import { FORMAT_LABELS } from '@mingfa/contract/labels/format-labels';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLabelNote } from '../../../components/file-label/file-label-note.tsx';
import type { FileChoice } from '../../../components/file-label/labelled-file.ts';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { describeFailure } from '../../../lib/describe-failure.ts';
import { downloadFile } from '../../../lib/download.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { refreshEndpoints } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import type { OpenDraft } from '../hooks/use-draft.ts';
import styles from './export-dialog.module.css';

const FORMS = ['document', 'blank', 'missing'] as const;
const FORMATS = draftFormat.options;
type Form = (typeof FORMS)[number];

export interface ExportDialogProps {
  draft: OpenDraft;
  /** Of a template of somebody's own: it exports as its filled Word file. */
  isOwn?: boolean;
  /** Facts that are still missing; of a document that is edited freely, blanks. */
  missing: number;
  onMissing: () => void;
  onClose: () => void;
}

/** What is exported, and as what file. A file that was not made says why, and is asked for again by one press. */
export function ExportDialog({ draft, isOwn = false, missing, onMissing, onClose }: ExportDialogProps) {
  const { t } = useTranslation('draft');
  const [form, setForm] = useState<Form>('document');
  const [format, setFormat] = useState<DraftFormat>('docx');
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { draftId } = draft.base;
  const isWordOnly = isOwn && form !== 'missing' && (form === 'blank' || !draft.isFree);
  const wanted = isWordOnly ? 'docx' : format;
  const makeAs = async (what: Form, as: DraftFormat, cleanCopyId?: string) => {
    setIsMaking(true);
    setProblem(null);
    const found = await exportNow(draft, what, as, cleanCopyId);
    setIsMaking(false);
    if (found === 'unsaved') setProblem(t('export.unsaved'));
    else if (found) setProblem(describeFailure(found));
    else {
      toast.success(t('export.done'));
      onClose();
    }
  };
  const cleanChoices = FORMATS.filter((one) => !isWordOnly || one === 'docx').map(
    (one): FileChoice => ({
      key: one,
      label: FORMAT_LABELS[currentLanguage()][one],
      download: (cleanCopyId) => makeAs('document', one, cleanCopyId),
    }),
  );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('export.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isMaking} onClick={() => void makeAs(form, wanted)}>
            {t(problem ? 'again' : 'export.make')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choice}>
        <legend>{t('export.form')}</legend>
        <Radio.Group
          value={form}
          onChange={({ target }) => setForm(target.value)}
          options={FORMS.map((value) => ({ value, label: t(`export.forms.${value}`) }))}
        />
        <p className={styles.about}>{t(`export.about.${form}`)}</p>
        {form === 'document' && missing > 0 ? (
          <p className={styles.caution}>
            {t(draft.isFree ? 'export.blanks' : 'export.missing', { count: missing })}
            <Button size="small" onClick={onMissing}>
              {t('export.look')}
            </Button>
          </p>
        ) : null}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('export.format')}</legend>
        <Radio.Group
          value={wanted}
          onChange={({ target }) => setFormat(target.value)}
          options={FORMATS.filter((value) => !isWordOnly || value === 'docx').map((value) => ({
            value,
            label: FORMAT_LABELS[currentLanguage()][value],
          }))}
        />
        {isWordOnly ? <p className={styles.about}>{t('export.wordOnly')}</p> : null}
      </fieldset>
      {form === 'document' ? <FileLabelNote kind="draft" thingId={draftId} choices={cleanChoices} /> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {t('export.failed', { why: problem })}
        </p>
      ) : null}
    </ModalDialog>
  );
}

/** What was typed last is in the file, or there is none. */
async function exportNow(
  draft: OpenDraft,
  form: Form,
  format: DraftFormat,
  cleanCopyId?: string,
): Promise<ApiFailure | 'unsaved' | null> {
  const isSaved = await draft.keeper.settle();
  if (!isSaved) return 'unsaved';
  const { draftId, title } = draft.keeper.read().base;
  const answer = await downloadFile(
    exportDraft,
    { params: { draftId }, body: { form, format, cleanCopyId } },
    `${title}.${format}`,
  );
  if (form === 'document') void refreshEndpoints(listDraftVersions);
  return answer.status ? null : answer;
}
