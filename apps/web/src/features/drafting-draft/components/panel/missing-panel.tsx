import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import { isConfirmedAlone } from '@mingfa/legal/drafting/confirmed-alone';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { isStillQuoted } from '@mingfa/legal/drafting/told-account';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { countOpen, pathName, unconfirmedPaths } from '../../model/form-paths.ts';
import styles from './panel.module.css';

/** What the draft still lacks, what sources dispute, what is filled in wrongly, and what nobody confirmed; each leads to its field. */
export function MissingPanel({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const { template, draft, preview } = desk;
  const { missing, problems, contradicted } = preview;
  const unconfirmed = unconfirmedPaths(template, draft.sheet).filter((path) => !contradicted.includes(path));
  const isWrong = (path: string) => problems.some((one) => one.path === path);
  // What a check finds wrong, and what has to be looked at by itself, is confirmed by nobody in one go.
  const left = unconfirmed.filter((path) => isConfirmedAlone(draft.sheet, path) || isWrong(path));
  const right = unconfirmed.filter((path) => !left.includes(path));
  const demandOf = (path: string) => {
    if (isWrong(path)) return 'correct';
    if (isStillQuoted(entryAt(draft.sheet, path)?.chosen.value)) return 'rewrite';
    return left.includes(path) ? 'lookAt' : 'confirm';
  };
  const total = countOpen(template, preview, draft);
  if (draft.isFree) return <LeftBlanks count={total} />;
  const row = (path: string, why?: string) => (
    <PathRow key={path} desk={desk} path={path}>
      {why ?? null}
    </PathRow>
  );
  const labels = FACT_PROBLEM_LABELS[currentLanguage()];
  return (
    <div className={styles.pane}>
      <div className={styles.column}>
        {total === 0 ? (
          <EmptyState sentence={t('missing.none')} hint={t('missing.noneHint')} />
        ) : (
          <p className={styles.quiet}>{t('missing.all', { count: total })}</p>
        )}
        <Group title={t('missing.contradicted', { count: contradicted.length })}>
          {contradicted.map((path) => row(path, t('missing.choose')))}
        </Group>
        <Group title={t('missing.problems', { count: problems.length })}>
          {problems.map(({ path, problem }) => row(path, labels[problem]))}
        </Group>
        {template.steps.map(({ id, title }) => {
          const here = missing.filter(({ step }) => step === id);
          return (
            <Group key={id} title={`${inLanguage(title)} · ${t('missing.open', { count: here.length })}`}>
              {here.map(({ path }) => row(path))}
            </Group>
          );
        })}
        <Group
          title={t('missing.unconfirmed', { count: unconfirmed.length })}
          action={
            right.length > 0 ? (
              <Button size="small" onClick={() => draft.write.confirmAll(right)}>
                {t('missing.confirmAll')}
              </Button>
            ) : null
          }
          note={
            left.length > 0
              ? t('missing.leftWrong', {
                  names: left.map((path) => pathName(template, draft.sheet, path)).join(t('missing.between')),
                })
              : null
          }
        >
          {unconfirmed.map((path) => row(path, t(`missing.${demandOf(path)}`)))}
        </Group>
      </div>
    </div>
  );
}

/** Of a document that is edited freely only its own blanks are open: what its form lacks does not come into it. */
function LeftBlanks({ count }: { count: number }) {
  const { t } = useTranslation('draft');
  return (
    <div className={styles.pane}>
      <div className={styles.column}>
        <EmptyState
          sentence={count === 0 ? t('missing.noBlanks') : t('missing.blanks', { count })}
          hint={t('missing.freeHint')}
        />
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  action?: ReactNode;
  note?: string | null;
  children: ReactNode[];
}

function Group({ title, action, note, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <div className={styles.groupHead}>
        <h3 className={styles.title}>{title}</h3>
        {action}
      </div>
      {note ? <p className={styles.quiet}>{note}</p> : null}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function PathRow({ desk, path, children }: { desk: DraftDesk; path: string; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => desk.goTo(path)}>
        {pathName(desk.template, desk.draft.sheet, path)}
        {children ? <span className={styles.why}>{children}</span> : null}
      </button>
    </li>
  );
}
