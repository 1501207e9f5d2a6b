import { type KeyboardEvent, useId } from 'react';
import styles from './dataset-tabs.module.css';

interface DatasetTabsProps<Tab extends string> {
  label: string;
  tabs: readonly { tab: Tab; label: string }[];
  current: Tab;
  /** Id of what the tab shows. */
  panelId: string;
  onTab: (tab: Tab) => void;
}

/** The parts of a dataset as tabs: arrows move among them. */
export function DatasetTabs<Tab extends string>({
  label,
  tabs,
  current,
  panelId,
  onTab,
}: DatasetTabsProps<Tab>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ tab }) => tab === current);
    const moves: Record<string, number> = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    const next = move === undefined ? undefined : tabs.at(move % tabs.length);
    if (!next) return;
    event.preventDefault();
    onTab(next.tab);
    document.getElementById(`${id}-${next.tab}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map(({ tab, label: name }) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onTab(tab)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
