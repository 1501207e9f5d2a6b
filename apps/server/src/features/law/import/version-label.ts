import type { ParsedStatute } from '@mingfa/legal/statute/statute';
import { listAmendmentDates } from '@mingfa/legal/statute/statute-dates';

/** A short name of a version, as lawyers tell versions apart: 2018年修正, 2023年修订, 2020年公布. */
export function versionLabel(
  statute: Pick<ParsedStatute, 'promulgatedOn' | 'effectiveOn' | 'history'>,
): string {
  const day = statute.promulgatedOn ?? statute.effectiveOn;
  if (!day) return '未注明日期';
  const year = day.slice(0, 4);
  if (!listAmendmentDates(statute.history).includes(day)) return `${year}年公布`;
  const [, month, dayOfMonth] = day.split('-');
  const printed = `${year}年${Number(month)}月${Number(dayOfMonth)}日`;
  const line = statute.history.findLast((one) => one.replace(/\s/g, '').includes(printed)) ?? '';
  return `${year}年${/修订[）)]?$/.test(line.trim()) ? '修订' : '修正'}`;
}
