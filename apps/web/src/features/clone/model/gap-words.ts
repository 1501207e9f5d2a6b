import type { CloneGap } from '@mingfa/contract/clone-content';
import { CLONE_GAP_LABELS } from '@mingfa/contract/labels/clone-labels';
import { currentLanguage } from '../../../lib/i18n.ts';

/** What a field lacks, as its maker reads it; null where it lacks nothing. */
export function gapAt(gaps: readonly CloneGap[], path: string): string | null {
  const gap = gaps.find((one) => one.path === path && one.about === '');
  return gap ? CLONE_GAP_LABELS[currentLanguage()][gap.problem] : null;
}

/** What is wrong with one of the names in a field; null where nothing is. */
export function gapOf(gaps: readonly CloneGap[], path: string, about: string): string | null {
  const gap = gaps.find((one) => one.path === path && one.about === about);
  return gap ? CLONE_GAP_LABELS[currentLanguage()][gap.problem] : null;
}
