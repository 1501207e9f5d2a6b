import type { GuidePoint } from '@mingfa/content/guide';
import type { Paper } from '@mingfa/content/load-papers';
import { nameBasis } from './compose-calculation.ts';
import { type FoundMaterial, leadingPoints } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** Whether a point says in its first sentence if one should sign. */
export const tellsSigning = ({ answer }: GuidePoint): boolean => /^[^。；]*签/.test(answer.zh);

/** Whether to sign the paper a question asks about, where no point that was found answers it. */
export function composePaper(paper: Paper, found: FoundMaterial, phrases: Phrases): string | null {
  const [first] = found.guides;
  if (found.inDanger) return null;
  if (first && leadingPoints(first).some(tellsSigning)) return null;
  const [law = '', article = ''] = paper.source.split(' ');
  const place = nameBasis({ law, article }, found, phrases);
  return `**${paper.conclusion[found.language === 'en' ? 'en' : 'zh']}**${phrases.aside(place)}`;
}
