import type { FileEvidence } from '@mingfa/contract/evidence';

/** A number alone, as of a part of a text, names no place: `四、`, `（三）`, `2.`. */
const NUMBER_ALONE = /^[（(]?[\d一二三四五六七八九十百]+[)）]?[、.．]?$/;

/**
 * What the badge of a passage says: its place in the file, or the file; of a file that stays closed the number of the material.
 * @param material `资料 1`
 */
export function nameOfPassage(
  { index, title, label, from, place }: Pick<FileEvidence, 'index' | 'title' | 'label' | 'from' | 'place'>,
  material: string,
): string {
  const told = NUMBER_ALONE.test(label) ? '' : label;
  if (from === 'knowledge' && place === null) return [material, told].filter(Boolean).join(' · ');
  return `[${index}] ${told || shortName(title)}`;
}

/** `房屋租赁合同.docx` → `房屋租赁合同`. */
const shortName = (name: string) => name.replace(/\.[A-Za-z0-9]{1,9}$/, '').slice(0, 16);
