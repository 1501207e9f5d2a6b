import type { FileEvidence, TimeRange } from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { currentLanguage } from '../../../lib/i18n.ts';

/** A number alone, as of a part of a text, names no place: `四、`, `（三）`, `2.`. */
const NUMBER_ALONE = /^[（(]?[\d一二三四五六七八九十百]+[)）]?[、.．]?$/;

/**
 * What the badge of a passage says: its number and its place in the file, or the file; of what was spoken, the second. Of a file that stays closed the words before it
 * say all there is.
 */
export function nameOfPassage(
  { index, title, label, from, place }: Pick<FileEvidence, 'index' | 'title' | 'label' | 'from' | 'place'>,
  time: TimeRange | null = null,
): string {
  if (time) return `[${index}] ${formatSpokenTime(time, currentLanguage())}`;
  if (from === 'knowledge' && place === null) return `[${index}]`;
  const told = NUMBER_ALONE.test(label) ? '' : label;
  return `[${index}] ${told || shortName(title)}`;
}

/** `房屋租赁合同.docx` → `房屋租赁合同`. */
const shortName = (name: string) => name.replace(/\.[A-Za-z0-9]{1,9}$/, '').slice(0, 16);
