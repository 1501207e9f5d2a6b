import type { TimeRange } from '@mingfa/contract/evidence';
import { FORMAT_LABELS } from '@mingfa/contract/labels/format-labels';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import {
  cutPassage,
  downloadEvidencePack,
  exportTranscript,
  type TranscriptFormat,
} from '@mingfa/contract/recording-findings';
import { Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import type { ApiAnswer } from '../../../../lib/api-answer.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { downloadFile } from '../../../../lib/download.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { toast } from '../../../../lib/toast.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './dialogs.module.css';
import { RangeField } from './range-field.tsx';

const FORMS = ['transcript', 'talk', 'inquiry'] as const;
const FORMATS = ['docx', 'pdf', 'html', 'md', 'srt', 'vtt', 'txt', 'json'] as const;
/** A record of questions and answers is a paper to be signed. */
const PAPER: readonly TranscriptFormat[] = ['docx', 'pdf', 'html'];
/** They have a time for each line and cannot say that it is a guess. */
const SUBTITLES: readonly TranscriptFormat[] = ['srt', 'vtt'];
const HEAD = ['heldAt', 'heldIn', 'asker', 'answerer', 'recorder'] as const;
type Head = Record<(typeof HEAD)[number], string>;
type Making = 'file' | 'passage' | 'pack';

interface ExportSheetProps {
  desk: RecordingDesk;
  /** A stretch that was chosen before. */
  range: TimeRange | null;
  onClose: () => void;
}

/** What is taken out of a recording: its words, a record of questions and answers, a passage of its sound, the pack for a court. */
export function ExportSheet({ desk, range: chosen, onClose }: ExportSheetProps) {
  const { t } = useTranslation('recording');
  const { recording, transcript } = desk;
  const { recordingId, title } = recording;
  const [form, setForm] = useState<(typeof FORMS)[number]>('transcript');
  const [format, setFormat] = useState<TranscriptFormat>('docx');
  const [range, setRange] = useState<TimeRange | null>(chosen);
  const [withoutFillers, setWithoutFillers] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const [head, setHead] = useState<Head>(() => headOf(desk));
  const [making, setMaking] = useState<Making | null>(null);
  const [problem, setProblem] = useState<{ of: Making; text: string } | null>(null);
  const formats = form === 'transcript' ? FORMATS : FORMATS.filter((one) => PAPER.includes(one));
  const wanted = formats.includes(format) ? format : 'docx';
  const hasWords = transcript.segments.length > 0;
  const isOut = (one: TimeRange) => range && (one.startMs >= range.endMs || one.endMs < range.startMs);
  const guessed = SUBTITLES.includes(wanted)
    ? transcript.segments.filter((one) => one.timing === 'guessed' && !isOut(one)).length
    : 0;
  const params = { recordingId };
  const give = async (of: Making, ask: () => Promise<ApiAnswer<{ name: string }>>) => {
    setMaking(of);
    setProblem(null);
    // What was typed last is in the file, or there is none.
    const isKept = await transcript.keeper.flush();
    const answer = isKept ? await ask() : null;
    setMaking(null);
    if (answer === null) setProblem({ of, text: t('export.unsaved') });
    else if (!answer.status) setProblem({ of, text: describeFailure(answer) });
    else toast.success(t('export.done', { name: answer.data.name }));
  };
  const flags = { withoutFillers: String(withoutFillers), withNotes: String(withNotes) };
  const part = range ? { fromMs: range.startMs, toMs: range.endMs } : {};
  const giveFile = () =>
    give('file', () =>
      downloadFile(
        exportTranscript,
        {
          params,
          query: { format: wanted, form, ...part, ...flags, ...(form === 'transcript' ? {} : head) },
        },
        `${title}.${wanted}`,
      ),
    );
  const said = (of: Making) =>
    problem?.of === of ? (
      <p className={styles.problem} role="alert">
        {t('export.failed', { why: problem.text })}
      </p>
    ) : null;
  const label = (one: TranscriptFormat) =>
    one in FORMAT_LABELS.en ? FORMAT_LABELS[currentLanguage()][one as 'docx'] : one.toUpperCase();
  return (
    <Sheet open onClose={onClose} title={t('export.title')} width={560}>
      <div className={styles.fields}>
        <RangeField
          desk={desk}
          range={range}
          onRange={(to) => {
            setRange(to);
            // What was refused was the stretch before.
            setProblem(null);
          }}
        />
        <h3 className={styles.section}>{t('export.words')}</h3>
        <Radio.Group
          aria-label={t('export.form')}
          value={form}
          onChange={({ target }) => setForm(target.value)}
          options={FORMS.map((value) => ({ value, label: t(`export.forms.${value}`) }))}
        />
        <p className={styles.quiet}>{t(`export.about.${form}`)}</p>
        {form === 'transcript' ? null : (
          <div className={styles.two}>
            {HEAD.map((field) => (
              <TextField
                key={field}
                label={t(`export.head.${field}`)}
                value={head[field]}
                maxLength={field === 'heldIn' ? 200 : field === 'heldAt' ? 60 : 100}
                onChange={(value) => setHead({ ...head, [field]: value })}
              />
            ))}
          </div>
        )}
        <Radio.Group
          aria-label={t('export.format')}
          value={wanted}
          onChange={({ target }) => setFormat(target.value)}
          options={formats.map((value) => ({ value, label: label(value) }))}
        />
        <div className={styles.row}>
          <Checkbox checked={withoutFillers} onChange={({ target }) => setWithoutFillers(target.checked)}>
            {t('export.withoutFillers')}
          </Checkbox>
          <Checkbox checked={withNotes} onChange={({ target }) => setWithNotes(target.checked)}>
            {t('export.withNotes')}
          </Checkbox>
        </div>
        {hasWords ? null : <p className={styles.quiet}>{t('export.noWords')}</p>}
        {guessed > 0 ? (
          <p className={styles.caution} role="status">
            {t('export.guessedTimes', { count: guessed })}
          </p>
        ) : null}
        <div className={styles.row}>
          <Button
            type="primary"
            disabled={!hasWords || guessed > 0}
            loading={making === 'file'}
            onClick={() => void giveFile()}
          >
            {t(problem?.of === 'file' ? 'again' : 'export.make')}
          </Button>
        </div>
        {said('file')}
        <h3 className={styles.section}>{t('export.passage')}</h3>
        <p className={styles.quiet}>
          {range
            ? t('export.passageOf', { from: formatTime(range.startMs), to: formatTime(range.endMs) })
            : t('export.passageNone')}
        </p>
        <div className={styles.row}>
          <Button
            disabled={!range}
            loading={making === 'passage'}
            onClick={() =>
              range &&
              void give('passage', () =>
                downloadFile(
                  cutPassage,
                  { params, query: { startMs: range.startMs, endMs: range.endMs } },
                  `${title}.m4a`,
                ),
              )
            }
          >
            {t('export.cut')}
          </Button>
        </div>
        {said('passage')}
        <h3 className={styles.section}>{t('export.pack')}</h3>
        <p className={styles.quiet}>{t('export.packText')}</p>
        <p className={styles.caution}>{t('export.keepDevice')}</p>
        <div className={styles.row}>
          <Button
            loading={making === 'pack'}
            onClick={() =>
              void give('pack', () => downloadFile(downloadEvidencePack, { params }, `${title}.zip`))
            }
          >
            {t(problem?.of === 'pack' ? 'again' : 'export.makePack')}
          </Button>
        </div>
        {said('pack')}
      </div>
    </Sheet>
  );
}

/** What is known of a talk; nothing is made up, and what is left empty is filled in by hand. */
function headOf({ recording }: RecordingDesk): Head {
  const namesOf = (role: 'asks' | 'answers') =>
    recording.speakers
      .filter((one) => one.role === role && one.isNamed)
      .map(({ name }) => name)
      .join('、')
      .slice(0, 100);
  return {
    heldAt: '',
    heldIn: recording.place,
    asker: namesOf('asks'),
    answerer: namesOf('answers'),
    recorder: '',
  };
}
