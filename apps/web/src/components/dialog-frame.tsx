import { CloseOutlined } from '@ant-design/icons';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-frame.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Where it lies: centred, at the right, at the bottom, or at the left (the sidebar on a phone). */
  place: 'centre' | 'side' | 'bottom' | 'start';
  width?: number;
  /** Its title has the first focus: nothing that could be pressed by mistake. */
  focusTitle?: boolean;
  /** Its first field has the first focus: it is opened to write in. */
  focusField?: boolean;
  /** Without a visible head the title is still read out. */
  bare?: boolean;
  /** The content reaches the edges and scrolls by itself, as a document does. */
  flush?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`: focus is kept inside, Escape and the backdrop close it, the page behind is inert,
 * and focus returns to what opened it.
 */
export function DialogFrame({
  open,
  onClose,
  title,
  place,
  width,
  focusTitle,
  focusField,
  bare,
  flush,
  footer,
  children,
}: DialogFrameProps) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element || element.open) return;
    const opener = document.activeElement;
    element.showModal();
    if (focusTitle) heading.current?.focus();
    if (focusField) element.querySelector<HTMLElement>('textarea, input')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, focusTitle, focusField]);

  if (!open) return null;
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, through onCancel
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]} ${flush ? styles.flush : ''}`}
      style={width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === dialog.current) onClose();
      }}
      onClick={onBackdrop}
    >
      {bare ? (
        children
      ) : (
        <>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={focusTitle ? -1 : undefined}>
              {title}
            </h2>
            <IconButton icon={<CloseOutlined />} label={t('action.close')} onClick={onClose} />
          </div>
          <div className={`${styles.body} ${footer ? styles.footed : ''}`}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </>
      )}
    </dialog>
  );
}
