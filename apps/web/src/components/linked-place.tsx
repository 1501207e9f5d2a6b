import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './linked-place.module.css';

export interface LinkedPlaceProps {
  /** As an address of the page names it: `m3`. */
  id: string;
  children: ReactNode;
}

/** A place of a page that can be linked: shown and read first where the address names it, also when it comes later than the page. */
export function LinkedPlace({ id, children }: LinkedPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!isMeant) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <div ref={place} id={id} tabIndex={-1} className={styles.place} data-meant={isMeant || undefined}>
      {children}
    </div>
  );
}
