import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './action-menu.module.css';
import { placeBeside } from './place-beside.ts';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
  onSelect: () => void;
}

/** What the opening button must spread onto itself. */
export type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'
>;

export interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** Names the menu for screen readers. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Below the actions; what can be chosen in it is a `menuitem`, too. */
  foot?: (close: () => void) => ReactNode;
}

function OpenMenu({
  id,
  label,
  actions,
  anchor,
  foot,
  onClose,
}: Omit<ActionMenuProps, 'trigger'> & {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    // The top layer, so that it also shows above an open dialog.
    element.showPopover?.();
    const place = () => placeBeside(element, anchor.getBoundingClientRect());
    place();
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    // What stands at its foot may come later.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);

  useEffect(() => {
    const { top } = anchor.getBoundingClientRect();
    const outside = (event: Event) => {
      const target = event.target as Node;
      // News of a scroll that ended before it was opened, or of something else that scrolls.
      if (event.type === 'scroll' && anchor.getBoundingClientRect().top === top) return;
      if (!menu.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const events = ['pointerdown', 'scroll', 'resize'] as const;
    for (const name of events) window.addEventListener(name, outside, true);
    return () => {
      for (const name of events) window.removeEventListener(name, outside, true);
    };
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      anchor.focus();
      onClose();
    }
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <div key={action.key} role="none">
          {action.separated ? <hr className={styles.separator} /> : null}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`${styles.item} ${action.danger ? styles.danger : ''}`}
            onClick={(event) => {
              event.stopPropagation();
              anchor.focus({ preventScroll: true });
              onClose();
              action.onSelect();
            }}
          >
            {action.icon ? (
              <span className={styles.icon} aria-hidden="true">
                {action.icon}
              </span>
            ) : null}
            {action.label}
          </button>
        </div>
      ))}
      {foot?.(onClose)}
    </div>
  );
}

/** A button that opens a menu of actions: arrows, Home, End, Escape; light enough for the first load. */
export function ActionMenu({ actions, label, trigger, foot }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [close] = useState(() => () => setAnchor(null));
  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => {
          event.preventDefault();
          event.stopPropagation();
          const { currentTarget } = event;
          setAnchor((open) => (open ? null : currentTarget));
        },
      })}
      {anchor ? (
        <OpenMenu
          id={id}
          label={label}
          actions={actions}
          anchor={anchor}
          {...(foot ? { foot } : {})}
          onClose={close}
        />
      ) : null}
    </>
  );
}
