import { currentLanguage } from './i18n.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** A moment as the calendar day it is for the reader: `2026-11-20`. */
export function localDay(moment: Date | string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/**
 * Today in China (UTC+8), wherever the reader sits: the day on which law is in force, and by which the server counts.
 * A reader in London late in the evening would otherwise miss what happened "today".
 */
export function today(now: Date = new Date()): string {
  return new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** `2026年11月20日 21:05`, `20 Nov 2026, 21:05`. */
export function formatTime(moment: Date | string): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'en' ? 'en-GB' : 'zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

/** A moment with its zone, for readers who may sit anywhere: `20 Nov 2026, 21:05 (GMT+8)`. */
export function formatTimeAndZone(moment: Date | string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return currentLanguage() === 'en' ? `${formatTime(moment)} (${zone})` : `${formatTime(moment)}（${zone}）`;
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
