import DoubleLeftOutlined from '@ant-design/icons/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons/DoubleRightOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../lib/dates.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { movedDay } from '../lib/typed-day.ts';
import styles from './month-calendar.module.css';

export interface MonthCalendarProps {
  chosen: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
}

const DAYS_SHOWN = 42;
/** A Monday, to name the days of the week from. */
const A_MONDAY = '2024-01-01';

/** The days of a month; arrows move by days and weeks, Page Up and Down by months, with Shift by years. */
export function MonthCalendar({ chosen, min, max, onChoose }: MonthCalendarProps) {
  const { t } = useTranslation('shell');
  const now = today();
  const [focused, setFocused] = useState(chosen ?? now);
  const grid = useRef<HTMLTableElement>(null);
  const isAllowed = (day: string) => (!min || day >= min) && (!max || day <= max);
  const move = (by: { days?: number; months?: number }) => setFocused((day) => movedDay(day, by));
  const onKeyDown = (event: KeyboardEvent) => {
    const months = event.shiftKey ? 12 : 1;
    const moves: Record<string, { days?: number; months?: number }> = {
      ArrowLeft: { days: -1 },
      ArrowRight: { days: 1 },
      ArrowUp: { days: -7 },
      ArrowDown: { days: 7 },
      PageUp: { months: -months },
      PageDown: { months },
    };
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const next = movedDay(focused, by);
    setFocused(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  const turn = (label: string, icon: ReactNode, months: number) => (
    <button type="button" className={styles.turn} aria-label={label} onClick={() => move({ months })}>
      {icon}
    </button>
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {turn(t('field.previousYear'), <DoubleLeftOutlined aria-hidden />, -12)}
        {turn(t('field.previousMonth'), <LeftOutlined aria-hidden />, -1)}
        <span className={styles.month} aria-live="polite">
          {named(focused, { year: 'numeric', month: 'long' })}
        </span>
        {turn(t('field.nextMonth'), <RightOutlined aria-hidden />, 1)}
        {turn(t('field.nextYear'), <DoubleRightOutlined aria-hidden />, 12)}
      </div>
      <table
        ref={grid}
        className={styles.days}
        aria-label={named(focused, { year: 'numeric', month: 'long' })}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => movedDay(A_MONDAY, { days: place })).map((day) => (
              <th key={day} scope="col" abbr={named(day, { weekday: 'long' })}>
                {named(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksAround(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    data-outside={day.slice(0, 7) !== focused.slice(0, 7) || undefined}
                    aria-current={day === now ? 'date' : undefined}
                    aria-pressed={day === chosen}
                    aria-label={day}
                    tabIndex={day === focused ? 0 : -1}
                    disabled={!isAllowed(day)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className={styles.today} disabled={!isAllowed(now)} onClick={() => onChoose(now)}>
        {t('field.today')}
      </button>
    </div>
  );
}

/** Six weeks from Monday that hold the month of a day. */
function weeksAround(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => movedDay(first, { days: at - before }));
  return Array.from({ length: DAYS_SHOWN / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const named = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(currentLanguage() === 'en' ? 'en-GB' : 'zh-CN', {
    ...format,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
