import { SPOKEN_FACT_LABELS } from '@mingfa/contract/labels/recording-labels';
import { describeSpokenValue } from '@mingfa/contract/labels/spoken-value';
import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import { getRecordingFindings, type RecordingFindings, type Said } from '@mingfa/contract/recording-findings';
import { Button } from 'antd';
import { Children, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../../components/document-workspace/tool-frame.tsx';
import { ToolRow } from '../../../../components/document-workspace/tool-row.tsx';
import { ToolRows } from '../../../../components/document-workspace/tool-rows.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { SpokenCitations } from './spoken-citations.tsx';
import styles from './tools.module.css';

const KINDS = [
  ...(['admission', 'reported_admission', 'promise', 'denial', 'refusal', 'demand'] as const),
  ...(['amount', 'date', 'duration', 'person'] as const),
];

/** What rules found in the talk, each with its second. */
export function FindingsTool({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const { recordingId } = desk.recording;
  const hasWords = desk.transcript.segments.length > 0;
  const findings = useEndpoint(getRecordingFindings, { params: { recordingId } }, { enabled: hasWords });
  if (!hasWords)
    return (
      <ToolFrame>
        <p className={styles.quiet}>{t('findings.noWords')}</p>
      </ToolFrame>
    );
  return (
    <ToolFrame>
      <Loaded query={findings}>{(data) => <Findings desk={desk} data={data} />}</Loaded>
    </ToolFrame>
  );
}

function Findings({ desk, data }: { desk: RecordingDesk; data: RecordingFindings }) {
  const { t } = useTranslation('recording');
  const labels = SPOKEN_FACT_LABELS[currentLanguage()];
  const nameOf = (speakerId: string | null) =>
    desk.recording.speakers.find((one) => one.speakerId === speakerId)?.name ?? t('speakers.unknown');
  const said = (at: Said, children: ReactNode, key: string | number) => (
    <ToolRow
      key={key}
      label={formatSpokenTime(at.time, currentLanguage())}
      onOpen={() => desk.hear(at.time.startMs)}
    >
      {children}
    </ToolRow>
  );
  const moreOf = (of: RecordingFindings['more'][number]['of']) => data.more.find((one) => one.of === of);
  const { gaps } = desk.recording;
  const { charactersRead, charactersTotal } = data;
  const share = charactersTotal > 0 ? Math.round((100 * charactersRead) / charactersTotal) : 100;
  return (
    <>
      <p className={styles.meter}>
        {t(charactersRead < charactersTotal ? 'findings.readPart' : 'findings.read', { share })}
        {gaps.length > 0
          ? t('findings.notRead', {
              count: gaps.length,
              times: gaps
                .map(({ startMs, endMs }) => `${formatTime(startMs)}–${formatTime(endMs)}`)
                .join(t('findings.between')),
            })
          : null}
      </p>
      {charactersRead < charactersTotal ? (
        <p className={styles.quiet} role="note">
          {t(charactersRead === 0 ? 'findings.noChinese' : 'findings.chineseOnly')}
        </p>
      ) : null}
      <Group title={t('findings.summary')} hint={t('findings.summaryHint')} count={data.summary.length}>
        {data.summary.map((at, place) =>
          said(
            at,
            <>
              {nameOf(at.speakerId)}：{at.words}
            </>,
            place,
          ),
        )}
      </Group>
      {data.contradictions.length > 0 ? (
        <section className={styles.group}>
          <h3 className={styles.title}>{t('findings.contradictions')}</h3>
          <p className={styles.quiet}>{t('findings.contradictionsHint')}</p>
          <ul className={styles.pairs}>
            {data.contradictions.map(({ about, one, other }) => (
              <li key={`${about} ${one.segmentId} ${other.segmentId}`} className={styles.pair}>
                <strong>{about}</strong>
                <ToolRows>
                  {[one, other].map((at, place) =>
                    said(
                      at,
                      <>
                        {nameOf(at.speakerId)}：{at.words}
                      </>,
                      place,
                    ),
                  )}
                </ToolRows>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SpokenCitations desk={desk} findings={data} />
      <OpenDays desk={desk} data={data} />
      {KINDS.map((kind) => {
        const facts = data.facts.filter((fact) => fact.kind === kind);
        return (
          <Group key={kind} title={labels[kind]} count={facts.length} more={moreOf(kind)}>
            {facts.map(({ value, at, asked, condition, mayBe, timesSaid, ...fact }, place) => {
              const exact = describeSpokenValue(fact, currentLanguage());
              return said(
                at,
                // What is a whole sentence is not said twice.
                !fact.normal && value.length * 2 > at.words.length ? (
                  <>
                    {nameOf(at.speakerId)}：{value}
                    {condition ? (
                      <span className={styles.sentence}>{t('findings.condition', { condition })}</span>
                    ) : null}
                    {asked ? (
                      <span className={styles.sentence}>
                        {t('findings.asked', { name: nameOf(asked.speakerId), words: asked.words })}
                      </span>
                    ) : null}
                  </>
                ) : (
                  <>
                    <span className={styles.value}>{value}</span>
                    {exact && exact !== value ? t('findings.exact', { value: exact }) : null}
                    {timesSaid > 1 ? t('findings.timesSaid', { times: timesSaid }) : null}
                    {mayBe ? (
                      <span className={styles.sentence}>
                        {t('findings.mayBe', {
                          name: mayBe.name,
                          time: formatSpokenTime(mayBe.at.time, currentLanguage()),
                        })}
                      </span>
                    ) : null}
                    <span className={styles.sentence}>
                      {nameOf(at.speakerId)}：{at.words}
                    </span>
                  </>
                ),
                place,
              );
            })}
          </Group>
        );
      })}
      <Group title={t('findings.todos')} count={data.todos.length} more={moreOf('todo')}>
        {data.todos.map(({ what, speakerId, who, when, day, at }, place) => {
          const by = speakerId === null ? who : nameOf(speakerId);
          return said(
            at,
            <>
              {what}
              <span className={styles.sentence}>
                {[by, day === null ? when : `${when}${t('findings.exact', { value: day })}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>,
            place,
          );
        })}
      </Group>
      <Group title={t('findings.timeline')} count={data.timeline.length} more={moreOf('timeline')}>
        {data.timeline.map(({ date, at }, place) =>
          said(
            at,
            <>
              <span className={styles.value}>{date}</span>
              <span className={styles.sentence}>{at.words}</span>
            </>,
            place,
          ),
        )}
      </Group>
      <Group title={t('findings.chapters')} count={data.chapters.length}>
        {data.chapters.map(({ title, time }) => (
          <ToolRow
            key={time.startMs}
            label={formatSpokenTime(time, currentLanguage())}
            onOpen={() => desk.hear(time.startMs)}
          >
            {title}
          </ToolRow>
        ))}
      </Group>
      {data.speakers.length > 0 ? (
        <section className={styles.group}>
          <h3 className={styles.title}>{t('findings.speakers')}</h3>
          {data.speakers.map(({ speakerId, talkMs, turns, share: part }) => (
            <div key={speakerId ?? ''} className={styles.share}>
              <span className={styles.shareName}>{nameOf(speakerId)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.filled} style={{ display: 'block', width: `${part * 100}%` }} />
              </span>
              <span className={styles.figure}>
                {t('findings.talk', {
                  share: Math.round(part * 100),
                  length: formatTime(talkMs),
                  turns,
                })}
              </span>
            </div>
          ))}
        </section>
      ) : null}
    </>
  );
}

/** 下周五 is a day only as seen from the day of speaking: where nobody told it, it is asked for. */
function OpenDays({ desk, data }: { desk: RecordingDesk; data: RecordingFindings }) {
  const { t } = useTranslation('recording');
  const open = data.facts.filter(({ kind, normal }) => kind === 'date' && normal === null);
  const [first] = open;
  if (desk.recording.recordedAt !== null || first === undefined) return null;
  return (
    <section className={styles.group}>
      <p className={styles.quiet} role="note">
        {t('findings.openDays', { count: open.length, said: first.value })}
      </p>
      <Button size="small" className={styles.all ?? ''} onClick={desk.openDetails}>
        {t('findings.giveDay')}
      </Button>
    </section>
  );
}

interface GroupProps {
  title: string;
  hint?: string;
  count: number;
  /** What is not listed. */
  more?: RecordingFindings['more'][number] | undefined;
  children: ReactNode;
}

/** A talk of hours has hundreds of a kind: that many at once would hold the screen up. */
const SHOWN = 40;

function Group({ title, hint, count, more, children }: GroupProps) {
  const { t } = useTranslation('recording');
  const [showsAll, setShowsAll] = useState(false);
  if (count === 0) return null;
  const isCut = !showsAll && count > SHOWN;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {hint ? <p className={styles.quiet}>{hint}</p> : null}
      <ToolRows>{isCut ? Children.toArray(children).slice(0, SHOWN) : children}</ToolRows>
      {isCut ? (
        <Button size="small" className={styles.all ?? ''} onClick={() => setShowsAll(true)}>
          {t('findings.showAll', { count })}
        </Button>
      ) : null}
      {more ? (
        <p className={styles.quiet}>
          {t('findings.more', { count: more.count, from: formatTime(more.fromMs) })}
        </p>
      ) : null}
    </section>
  );
}
