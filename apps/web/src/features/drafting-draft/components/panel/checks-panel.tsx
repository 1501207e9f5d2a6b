import type { DraftFinding } from '@mingfa/contract/draft-check';
import { DRAFT_FINDING_LABELS, DRAFT_LEVEL_LABELS } from '@mingfa/contract/labels/draft-finding-labels';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { today } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useChecks } from '../../hooks/use-checks.ts';
import type { CitationSlot } from '../../model/citation-slot.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { pathName } from '../../model/form-paths.ts';
import styles from './panel.module.css';

export interface ChecksPanelProps {
  desk: DraftDesk;
  Citation: CitationSlot;
}

/** What is to be said of the draft before it leaves the house, by kind, and every article it names with its state. */
export function ChecksPanel({ desk, Citation }: ChecksPanelProps) {
  const { t } = useTranslation('draft');
  const { checks, isOld, again } = useChecks(desk.draft);
  return (
    <div className={styles.pane}>
      <div className={styles.column}>
        <div className={styles.head}>
          <p className={styles.quiet} role="status">
            {checks.data ? t('checks.counts', checks.data.counts) : t('checks.running')}
            {isOld ? ` · ${t('checks.old')}` : null}
          </p>
          <Button loading={checks.isFetching} onClick={() => void again()}>
            {t('checks.again')}
          </Button>
        </div>
        <Loaded query={checks}>
          {({ findings, citations }) => (
            <>
              {findings.length === 0 ? (
                <EmptyState sentence={t('checks.none')} hint={t('checks.noneHint')} />
              ) : null}
              {kindsOf(findings).map((kind) => (
                <section key={kind}>
                  <h3 className={styles.title}>{DRAFT_FINDING_LABELS[currentLanguage()][kind]}</h3>
                  <ul className={styles.rows}>
                    {findings
                      .filter((one) => one.kind === kind)
                      .map((one) => (
                        <Finding
                          key={`${inLanguage(one.text)} ${one.paths.join()}`}
                          desk={desk}
                          finding={one}
                        />
                      ))}
                  </ul>
                </section>
              ))}
              <h3 className={styles.title}>{t('checks.citations', { count: citations.items.length })}</h3>
              {citations.items.length === 0 ? (
                <p className={styles.quiet}>{t('checks.noCitations')}</p>
              ) : null}
              <ul className={styles.citations}>
                {citations.items.map((citation) => (
                  <Citation key={citation.number} citation={citation} asOf={today()} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

/** Kinds in the order in which they come: errors first. */
const kindsOf = (findings: readonly DraftFinding[]) => [...new Set(findings.map(({ kind }) => kind))];

function Finding({ desk, finding }: { desk: DraftDesk; finding: DraftFinding }) {
  const { t } = useTranslation('draft');
  const { level, text, paths, quote, source } = finding;
  const alone = paths.length === 1 ? paths[0] : undefined;
  const several = alone ? [] : paths;
  const nameOf = (path: string) => pathName(desk.template, desk.draft.sheet, path);
  return (
    <li className={styles.finding}>
      <p className={styles.said}>
        <span className={`${styles.level} ${styles[level]}`}>
          {DRAFT_LEVEL_LABELS[currentLanguage()][level]}
        </span>
        <span className={styles.words}>{inLanguage(text)}</span>
        {alone ? (
          <Button
            size="small"
            aria-label={t('checks.goTo', { name: nameOf(alone) })}
            onClick={() => desk.goTo(alone)}
          >
            {t('checks.go')}
          </Button>
        ) : null}
      </p>
      {quote ? (
        <p className={styles.quote} lang="zh-CN">
          {quote}
        </p>
      ) : null}
      {several.length > 0 || source ? (
        <div className={styles.ways}>
          {several.map((path) => (
            <Button key={path} size="small" onClick={() => desk.goTo(path)}>
              {nameOf(path)}
            </Button>
          ))}
          {source ? <span className={styles.source}>{source}</span> : null}
        </div>
      ) : null}
    </li>
  );
}
