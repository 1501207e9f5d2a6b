import EditOutlined from '@ant-design/icons/EditOutlined';
import { resetReportSection } from '@mingfa/contract/case-report';
import type { ReportSection } from '@mingfa/contract/case-report-content';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../../components/confirm-action.tsx';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { type OpenReport, storeSection } from '../../../hooks/use-report.ts';
import { readParagraphs, sectionParagraphs } from '../../../model/section-paragraphs.ts';
import { ReportBlocks } from './report-blocks.tsx';
import styles from './text.module.css';

interface ReportSectionViewProps {
  section: ReportSection;
  open: OpenReport;
}

/** A section as it stands, and writing in it: anew where it may be rewritten, else remarks behind it. */
export function ReportSectionView({ section, open }: ReportSectionViewProps) {
  const { t } = useTranslation('case-report');
  const { title, isEditable, isEdited, isOutdated, blocks } = section;
  const typed = open.typedSection(section.section);
  const isBlank = section.section === 'conclusion' && !isEdited;
  const [isWriting, setIsWriting] = useState(isBlank);
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        {isWriting ? null : (
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t(isEditable ? 'text.editOne' : 'text.remarkOne', { title })}
            onClick={() => setIsWriting(true)}
          >
            {t(isEditable ? 'text.edit' : 'text.remark')}
          </Button>
        )}
        {isEdited ? <ResetButton section={section} open={open} onReset={() => setIsWriting(false)} /> : null}
      </div>
      {isOutdated ? <p className={styles.outdated}>{t('text.outdated')}</p> : null}
      {isWriting && isEditable ? null : <ReportBlocks blocks={blocks} />}
      {isWriting ? (
        <Writing
          title={title}
          paragraphs={typed ?? sectionParagraphs(section)}
          hint={t(section.section === 'conclusion' ? 'text.conclusionHint' : 'text.lineHint')}
          onWrite={(paragraphs) => open.writeSection(section.section, paragraphs)}
          onDone={isBlank ? null : () => setIsWriting(false)}
        />
      ) : null}
    </section>
  );
}

interface WritingProps {
  title: string;
  paragraphs: readonly string[];
  hint: string;
  onWrite: (paragraphs: string[]) => void;
  onDone: (() => void) | null;
}

/** A paragraph is a line; kept while it is typed. */
function Writing({ title, paragraphs, hint, onWrite, onDone }: WritingProps) {
  const { t } = useTranslation('case-report');
  const [text, setText] = useState(paragraphs.join('\n'));
  return (
    <div className={styles.writing}>
      <Input.TextArea
        aria-label={t('text.of', { title })}
        placeholder={hint}
        value={text}
        maxLength={50_000}
        autoSize={{ minRows: 4, maxRows: 24 }}
        onChange={(event) => {
          setText(event.target.value);
          onWrite(readParagraphs(event.target.value));
        }}
      />
      <div className={styles.writingFoot}>
        <span className={styles.quiet}>{hint}</span>
        {onDone ? (
          <Button size="small" onClick={onDone}>
            {t('text.done')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Gives up what was written: the section is made again. */
function ResetButton({ section, open, onReset }: ReportSectionViewProps & { onReset: () => void }) {
  const { t } = useTranslation('case-report');
  const { reportId } = open.report;
  const { keeper } = open.kept;
  const resetting = useEndpointMutation(resetReportSection, {
    onSuccess: (made) => {
      keeper.forget(`section ${section.section}`);
      storeSection(reportId, made);
      onReset();
    },
    onError: toastFailure,
  });
  const ask = async () => {
    const confirmed = await confirmAction({
      title: t('text.resetTitle', { title: section.title }),
      text: t('text.resetText'),
      confirmText: t('text.reset'),
      danger: true,
    });
    if (!confirmed) return;
    await keeper.settle();
    resetting.mutate({ params: { reportId }, body: { section: section.section } });
  };
  return (
    <Button size="small" type="text" loading={resetting.isPending} onClick={() => void ask()}>
      {t('text.reset')}
    </Button>
  );
}
