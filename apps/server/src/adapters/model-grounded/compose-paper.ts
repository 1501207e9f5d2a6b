import { findPaperAsked, type Papers } from '@mingfa/content/load-papers';
import { nameBasis } from './compose-calculation.ts';
import { askedPoints, type FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** The first sentence of an answer that says whether to sign. */
const TELLS_SIGNING = /^[^。；.;]*(?:签|\bsign)/i;

/** Whether to sign the paper a question asks about, where no point that was found answers it. */
export function composePaper(
  found: FoundMaterial,
  papers: Papers | undefined,
  phrases: Phrases,
): string | null {
  const paper = papers ? findPaperAsked(papers, found.question) : null;
  const [first] = found.guides;
  if (!paper || found.inDanger) return null;
  const [leading] = first && (first.pointsLead ?? true) ? askedPoints(first) : [];
  if (leading && TELLS_SIGNING.test(leading.answer[found.language === 'en' ? 'en' : 'zh'])) return null;
  const [law = '', article = ''] = paper.source.split(' ');
  const place = nameBasis({ law, article }, found, phrases);
  return `**${paper.conclusion[found.language === 'en' ? 'en' : 'zh']}**${phrases.aside(place)}`;
}
