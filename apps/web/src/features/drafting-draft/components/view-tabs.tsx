import { type KeyboardEvent, useEffect, useId } from 'react';
import styles from './view-tabs.module.css';

export interface ViewTab<View extends string> {
  view: View;
  label: string;
  /** How much is to be done there; nothing is said of none. */
  count?: number;
}

export interface ViewTabsProps<View extends string> {
  label: string;
  tabs: readonly ViewTab<View>[];
  current: View;
  /** Id of what the tab shows. */
  panelId: string;
  onView: (view: View) => void;
}

/** Tabs of a part of the screen: arrows move among them. */
export function ViewTabs<View extends string>({
  label,
  tabs,
  current,
  panelId,
  onView,
}: ViewTabsProps<View>) {
  const id = useId();
  useEffect(() => {
    // In the row of a phone the tab in use is brought into view.
    document.getElementById(`${id}-${current}`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [id, current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ view }) => view === current);
    const moves: Record<string, number> = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    const next = move === undefined ? undefined : tabs.at(move % tabs.length);
    if (!next) return;
    event.preventDefault();
    onView(next.view);
    document.getElementById(`${id}-${next.view}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map(({ view, label: name, count = 0 }) => (
        <button
          key={view}
          id={`${id}-${view}`}
          type="button"
          role="tab"
          aria-selected={view === current}
          aria-controls={panelId}
          tabIndex={view === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onView(view)}
        >
          {name}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </button>
      ))}
    </div>
  );
}
