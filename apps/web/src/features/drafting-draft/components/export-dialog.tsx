import type { TemplateDetail } from '@mingfa/contract/document-template';
import { exportDraft } from '@mingfa/contract/draft';
import { type DraftFormat, draftFormat } from '@mingfa/contract/draft-format';
import { listDraftVersions } from '@mingfa/contract/draft-version';
import { FORMAT_LABELS } from '@mingfa/contract/labels/format-labels';
import { PAGE_LACK_LABELS } from '@mingfa/contract/labels/page-lack-labels';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { isStillQuoted, TOLD_ACCOUNT } from '@mingfa/legal/drafting/told-account';
import { Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLabelNote } from '../../../components/file-label/file-label-note.tsx';
import type { FileChoice } from '../../../components/file-label/labelled-file.ts';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { describeFailure } from '../../../lib/describe-failure.ts';
import { downloadFile } from '../../../lib/download.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { RequestOf } from '../../../lib/prepared-request.ts';
import { refreshEndpoints } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import type { OpenDraft } from '../hooks/use-draft.ts';
import { countComments } from '../model/count-comments.ts';
import { ErrorsBeforeExport } from './errors-before-export.tsx';
import styles from './export-dialog.module.css';
import { LetterheadChoice } from './letterhead-choice.tsx';

const FORMS = ['document', 'blank', 'missing'] as const;
const FORMATS = draftFormat.options;
/** Somebody's own Word file, filled: only these keep its page. */
const OF_OWN_FILES: readonly DraftFormat[] = ['docx', 'pdf'];
type Form = (typeof FORMS)[number];

export interface ExportDialogProps {
  draft: OpenDraft;
  /** A template of somebody's own (shelf `own`) exports as its filled Word file. */
  template: Pick<TemplateDetail, 'shelf' | 'layout'>;
  /** Facts that are still missing; of a document that is edited freely, blanks. */
  missing: number;
  onMissing: () => void;
  onChecks: () => void;
  onClose: () => void;
}

/** What is exported, and as what file. A file that was not made says why, and is asked for again by one press. */
export function ExportDialog({ draft, template, missing, onMissing, onChecks, onClose }: ExportDialogProps) {
  const { t } = useTranslation('draft');
  const [form, setForm] = useState<Form>('document');
  const [format, setFormat] = useState<DraftFormat>('docx');
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { draftId } = draft.base;
  const [letterheadId, setLetterheadId] = useState<string | null | undefined>();
  const [withComments, setWithComments] = useState(false);
  const isOwnFile = template.shelf === 'own' && form !== 'missing' && (form === 'blank' || !draft.isFree);
  const formats = FORMATS.filter((one) => !isOwnFile || OF_OWN_FILES.includes(one));
  const wanted = formats.includes(format) ? format : 'docx';
  const makeAs = async (what: Form, as: DraftFormat, cleanCopyId?: string) => {
    setIsMaking(true);
    setProblem(null);
    const isDocument = what === 'document';
    const found = await exportNow(draft, {
      ...{ form: what, format: as, cleanCopyId, letterheadId: isDocument ? letterheadId : undefined },
      ...(isDocument && as === 'docx' && withComments ? { comments: true } : {}),
    });
    setIsMaking(false);
    if (found === 'unsaved') setProblem(t('export.unsaved'));
    else if (!found.status) setProblem(describeFailure(found));
    else {
      const lacks = found.data.simplified.map((one) => PAGE_LACK_LABELS[currentLanguage()][one]);
      toast.success(
        isOwnFile && lacks.length > 0
          ? t('export.simplified', { parts: lacks.join(t('export.between')) })
          : t('export.done'),
      );
      onClose();
    }
  };
  const isQuoted = !draft.isFree && isStillQuoted(entryAt(draft.sheet, TOLD_ACCOUNT)?.chosen.value);
  const notes = draft.body === null ? 0 : countComments(draft.body);
  const cleanChoices = formats.map(
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
        {form === 'document' ? <ErrorsBeforeExport draft={draft} onLook={onChecks} /> : null}
        {form === 'document' && isQuoted ? <p className={styles.caution}>{t('export.quoted')}</p> : null}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('export.format')}</legend>
        <Radio.Group
          value={wanted}
          onChange={({ target }) => setFormat(target.value)}
          options={formats.map((value) => ({
            value,
            label: FORMAT_LABELS[currentLanguage()][value],
          }))}
        />
        {isOwnFile ? <p className={styles.about}>{t('export.ownFile')}</p> : null}
      </fieldset>
      {form === 'document' && !isOwnFile && (format === 'docx' || format === 'pdf') ? (
        <LetterheadChoice
          template={template}
          format={format}
          chosen={letterheadId}
          onChoose={setLetterheadId}
        />
      ) : null}
      {form === 'document' && format === 'docx' && notes > 0 ? (
        <div className={styles.choice}>
          <Checkbox checked={withComments} onChange={({ target }) => setWithComments(target.checked)}>
            {t('export.comments', { count: notes })}
          </Checkbox>
          <p className={styles.about}>{t('export.commentsAbout')}</p>
        </div>
      ) : null}
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
  asked: NonNullable<RequestOf<typeof exportDraft>['body']> & { form: Form; format: DraftFormat },
): Promise<Awaited<ReturnType<typeof downloadFile>> | 'unsaved'> {
  const isSaved = await draft.keeper.settle();
  if (!isSaved) return 'unsaved';
  const { draftId, title } = draft.keeper.read().base;
  const answer = await downloadFile(
    exportDraft,
    { params: { draftId }, body: asked },
    `${title}.${asked.format}`,
  );
  if (asked.form === 'document') void refreshEndpoints(listDraftVersions);
  return answer;
}
