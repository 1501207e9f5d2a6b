import { GENERATED_MARK } from '@mingfa/contract/labels/whose-labels';
import type { SharedBlock } from '@mingfa/contract/share';
import { currentLanguage } from '../../../lib/i18n.ts';

/**
 * A section of a shared document as it is copied: a heading with all that stands below it until the next; a model's words with their mark.
 * @param section counted from 1
 */
export function textOfSection(blocks: readonly SharedBlock[], section: number): string {
  let number = 0;
  const texts: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') number += 1;
    if (number === section) texts.push(textOf(block));
  }
  return texts.join('\n\n');
}

function textOf(block: SharedBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'quote':
      return `${block.text}\n（${block.source}）`;
    case 'paragraph':
      return marked(block.origin, block.text);
    case 'list':
      return marked(block.origin, block.items.map((item) => `- ${item}`).join('\n'));
    case 'table':
      return marked(block.origin, [block.columns, ...block.rows].map((row) => row.join('\t')).join('\n'));
  }
}

const marked = (origin: string, text: string) =>
  origin === 'model' ? `${text}\n【${GENERATED_MARK[currentLanguage()].mark}】` : text;
