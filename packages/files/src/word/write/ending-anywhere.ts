import { hasLongWord } from '@mingfa/legal/words/long-words';
import type { SetLine } from '../../printed/set-block.ts';

/** Lines of a paragraph with a long word may end within it (Word: 允许西文在单词中间换行); else it is set on a line of its own, and the one before is stretched. */
export const endingAnywhere = (line: SetLine): { wordWrap?: true } =>
  line.some((inline) => inline.kind === 'text' && hasLongWord(inline.text)) ? { wordWrap: true } : {};
