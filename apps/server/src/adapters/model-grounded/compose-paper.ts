import type { GuidePoint } from '@mingfa/content/guide';
import type { Paper } from '@mingfa/content/load-papers';
import { nameBasis } from './compose-calculation.ts';
import { type FoundMaterial, leadingPoints } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** Whether a point says in its first sentence if one should sign: not that signed is signed, nor what was left unsigned. */
export const tellsSigning = ({ answer }: GuidePoint): boolean => TELLS_SIGNING.test(answer.zh);
const TELLS_SIGNING = /^[^。；]*(?:别|不要|不用|可以|不|先|再)[^。；，：]{0,6}签(?![证过订收约])/;

/** Whether to sign the paper a question asks about, where no point that was found answers it. */
export function composePaper(paper: Paper, found: FoundMaterial, phrases: Phrases): string | null {
  const [first] = found.guides;
  if (found.inDanger) return null;
  if (first && leadingPoints(first).some(tellsSigning)) return null;
  const [law = '', article = ''] = paper.source.split(' ');
  const place = nameBasis({ law, article }, found, phrases);
  return `**${paper.conclusion[found.language === 'en' ? 'en' : 'zh']}**${phrases.aside(place)}`;
}
