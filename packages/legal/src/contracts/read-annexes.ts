import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';
import type { Contract, Line } from './contract.ts';

const HEAD =
  /^[\s•]*(?:\d{1,2}[.、．]\s*)?附(?:件|表|录)\s*([一二三四五六七八九十]{1,3}|\d{1,2})?\s*[:：、.．\s]*(?:《([^》]{1,40})》|([^。；;\n]{0,40}))$/;
const ENGLISH_HEAD = /^\s*(?:Exhibit|Schedule|Annex|Appendix)\s+([A-Z]|\d{1,2})\b[\s.:–-]*(.{0,60})$/i;
/** 合同附件包括：附件一《…》、附件二《…》 */
const LISTED = /附(?:件|表|录)\s*([一二三四五六七八九十]{1,3}|\d{1,2})\s*[:：]?\s*《([^》]{1,40})》/g;

/** Annexes with a place of their own behind the contract, and those it lists. */
export function readAnnexes(lines: readonly Line[], attached: readonly Line[]): Contract['annexes'] {
  const found: Contract['annexes'] = [];
  const behind = new Set(attached);
  for (const line of lines) {
    const flat = toFlatText(line.text);
    const span = { blockId: line.blockId, start: line.start, end: line.end };
    const isAttached = behind.has(line);
    const head = line.isTable ? null : HEAD.exec(flat);
    if (head) {
      found.push({
        ordinal: head[1] ? parseNumeral(head[1]) : null,
        title: (head[2] ?? head[3] ?? '').trim(),
        span,
        attached: isAttached,
      });
      continue;
    }
    const english = line.isTable ? null : ENGLISH_HEAD.exec(flat);
    if (english) {
      const name = english[1] ?? '';
      const ordinal = /\d/.test(name) ? Number(name) : name.toUpperCase().charCodeAt(0) - 64;
      found.push({ ordinal, title: (english[2] ?? '').trim(), span, attached: true });
      continue;
    }
    for (const match of flat.matchAll(LISTED)) {
      found.push({
        ordinal: parseNumeral(match[1] ?? ''),
        title: match[2] ?? '',
        span,
        attached: isAttached,
      });
    }
  }
  return found;
}
