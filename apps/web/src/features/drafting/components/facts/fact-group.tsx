import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../lib/toast.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { nameOfPath } from '../../model/fact-names.ts';
import type { FactGroup as Group, GroupedFact } from '../../model/group-facts.ts';
import { partWrong } from '../../model/part-wrong.ts';
import { FactRow } from './fact-row.tsx';
import styles from './facts.module.css';
import { ListRowFacts } from './list-row-facts.tsx';

interface FactGroupProps {
  state: SheetState;
  group: Group;
  facts: readonly GroupedFact[];
  /** Whether what is confirmed already is left out. */
  openOnly: boolean;
}

/** Facts of one kind, with all that is unconfirmed, undisputed and as it has to be in it confirmed at once. */
export function FactGroup({ state, group, facts, openOnly }: FactGroupProps) {
  const { t } = useTranslation('drafting');
  const [isBusy, setIsBusy] = useState(false);
  const { entries } = state.held.sheet;
  const isShown = (path: string) => !openOnly || entries[path]?.confirmed === false;
  const undisputed = facts
    .flatMap(({ paths }) => paths)
    .filter((path) => entries[path]?.confirmed === false && entries[path]?.others.length === 0);
  const { right: open, wrong } = partWrong(undisputed, state.held);
  const confirmAll = async () => {
    setIsBusy(true);
    const failure = await state.change(open.map((path) => ({ act: 'confirm', path })));
    setIsBusy(false);
    if (failure && !failure.silent)
      toast.error(describeChangeFailure(failure, state.names, state.held.sheet));
  };
  const shown = facts.filter(({ paths, rows }) => paths.some(isShown) || (!openOnly && rows !== null));
  if (shown.length === 0) return null;
  const name = t(`group.${group}`);
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{name}</h3>
        {open.length > 1 ? (
          <Button
            size="small"
            loading={isBusy}
            aria-label={t('fact.confirmGroupNamed', { group: name, count: open.length })}
            onClick={() => void confirmAll()}
          >
            {t('fact.confirmGroup', { count: open.length })}
          </Button>
        ) : null}
      </div>
      {open.length > 1 && wrong.length > 0 ? (
        <p className={styles.left}>
          {t('fact.leftWrong', {
            names: wrong
              .map((path) => nameOfPath(state.names, state.held.sheet, path))
              .join(t('fact.between')),
          })}
        </p>
      ) : null}
      <ul className={styles.factRows}>
        {shown
          .filter(({ rows }) => rows === null)
          .map(({ fact }) => (
            <FactRow key={fact} state={state} path={fact} />
          ))}
      </ul>
      {shown.map((grouped) =>
        grouped.rows?.map(({ row, paths }, index, rows) =>
          openOnly && !paths.some(isShown) ? null : (
            <ListRowFacts
              key={`${grouped.fact}/${row}`}
              state={state}
              grouped={grouped}
              row={row}
              paths={paths.filter(isShown)}
              number={rows.length > 1 ? index + 1 : null}
            />
          ),
        ),
      )}
    </section>
  );
}
