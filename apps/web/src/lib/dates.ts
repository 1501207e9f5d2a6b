import { currentLanguage } from './i18n.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** A moment as the calendar day it is for the reader: `2026-11-20`. */
export function localDay(moment: Date | string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function today(): string {
  return localDay(new Date());
}

/** `2026年11月20日 21:05`, `20 Nov 2026, 21:05`. */
export function formatTime(moment: Date | string): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'en' ? 'en-GB' : 'zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

export type DayGroup = 'today' | 'yesterday' | 'week' | 'month' | 'older';

/** Where a moment belongs in a list grouped by day, seen from `now`. */
export function dayGroup(moment: Date | string, now: Date = new Date()): DayGroup {
  const startOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return 'week';
  return days <= 30 ? 'month' : 'older';
}
