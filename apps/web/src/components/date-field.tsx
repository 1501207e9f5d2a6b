import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTypedDay } from '../lib/typed-day.ts';
import styles from './date-field.module.css';
import { MonthCalendar } from './month-calendar.tsx';
import { placeBeside } from './place-beside.ts';

export interface DateFieldProps {
  /** Shown before the date. */
  label: string;
  /** Above the date instead, where the label is a long one. */
  labelAbove?: boolean;
  /** How a label above looks among those of other fields. */
  labelClass?: string | undefined;
  /** Behind a label above: that it has to be filled in. */
  mark?: ReactNode;
  /** `YYYY-MM-DD`, or null for none. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  clearable?: boolean;
}

/** A calendar day, always written `YYYY-MM-DD` whatever the browser's language: typed, or chosen from a month. */
export function DateField({
  label,
  labelAbove = false,
  labelClass,
  mark,
  value,
  onChange,
  min,
  max,
  clearable = true,
}: DateFieldProps) {
  const { t } = useTranslation('shell');
  const problemId = useId();
  const inputId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What is being typed and is no day yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isOutside = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const take = (day: string | null) => {
    setTyped(null);
    setIsLeft(false);
    if (day !== value) onChange(day);
  };
  const onType = (text: string) => {
    const day = readTypedDay(text);
    setIsLeft(false);
    if (text.trim() === '' && clearable) take(null);
    else if (day === text && !isOutside(day)) take(day);
    else setTyped(text);
  };
  const settle = () => {
    const day = typed === null ? null : readTypedDay(typed);
    if (day !== null && !isOutside(day)) take(day);
    else setIsLeft(typed !== null && typed !== '');
  };
  const day = typed === null ? null : readTypedDay(typed);
  const problem =
    !isLeft || typed === null
      ? null
      : day !== null
        ? t('field.dayOutside', { from: min ?? '…', to: max ?? '…' })
        : t('field.badDay');
  const close = () => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <span className={styles.frame}>
      {labelAbove ? (
        <label className={labelClass} htmlFor={inputId}>
          {label}
          {mark}
        </label>
      ) : null}
      <span className={styles.field} data-field data-bad={problem !== null || undefined}>
        <label className={styles.words}>
          {labelAbove ? null : <span className={styles.label}>{label}</span>}
          <input
            id={inputId}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder="YYYY-MM-DD"
            maxLength={12}
            value={typed ?? value ?? ''}
            aria-invalid={problem !== null}
            aria-describedby={problem ? problemId : undefined}
            onChange={(event) => onType(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
        </label>
        {clearable && (typed ?? value) ? (
          <button
            type="button"
            className={styles.button}
            aria-label={t('field.clearDate')}
            onClick={() => take(null)}
          >
            <CloseCircleFilled aria-hidden />
          </button>
        ) : null}
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={t('field.openCalendar', { label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <CalendarOutlined aria-hidden />
        </button>
      </span>
      {problem ? (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      ) : null}
      {isOpen && button.current ? (
        <FloatingCalendar
          label={label}
          anchor={button.current}
          chosen={value}
          min={min}
          max={max}
          onChoose={(chosen) => {
            take(chosen);
            close();
          }}
          onClose={close}
          onLeave={() => setIsOpen(false)}
        />
      ) : null}
    </span>
  );
}

interface FloatingCalendarProps {
  label: string;
  anchor: HTMLElement;
  chosen: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  /** Escape: the focus goes back to the button. */
  onClose: () => void;
  /** Something else was pressed or focused. */
  onLeave: () => void;
}

function FloatingCalendar({ label, anchor, onClose, onLeave, ...calendar }: FloatingCalendarProps) {
  const floating = useRef<HTMLDivElement>(null);
  const left = useRef(onLeave);
  left.current = onLeave;
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    // The top layer, so that it also shows above an open dialog.
    element.showPopover?.();
    placeBeside(element, anchor.getBoundingClientRect());
    element.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!element.contains(target) && !anchor.contains(target)) left.current();
    };
    const events = ['pointerdown', 'scroll', 'resize', 'focusin'] as const;
    for (const name of events) window.addEventListener(name, outside, true);
    return () => {
      for (const name of events) window.removeEventListener(name, outside, true);
    };
  }, [anchor]);
  return (
    <div
      ref={floating}
      role="dialog"
      aria-label={label}
      popover="manual"
      className={styles.floating}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <MonthCalendar {...calendar} />
    </div>
  );
}
