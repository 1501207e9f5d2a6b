import { readCourt } from '../judgments/read-court.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

const COURT = /([\u4e00-\u9fff]{2,24}?(?:人民法院|互联网法院|知识产权法院|金融法院|海事法院|铁路运输法院))/g;
const LEAD = /^.*(?:向|至|到|在|由|往|收到|收到了|此致|去|起诉于|准备|打算)(?=[\u4e00-\u9fff]{2,})/;
const SUED_THERE = /^(?:提起|起诉|提出|申请|递交|提交|立案|诉讼|的?传票|的?应诉|送达|管辖|告|要求|请求)|^$/;
const GOES_THERE = /(?:诉至|告到|起诉到|此致|收到|向)[^，。]{0,4}$/;
/** A suit that is over. */
const BEFORE = /曾|之前|前次|第一次|上次|去年|判决|判|裁定|调解书|一审|二审/;
const REGISTRY = /(?:在|到|于|去)([\u4e00-\u9fff]{2,20}?民政局)/;

/** The court somebody turns to, or was called before; one that decided earlier is none. */
export function readCourtTold(clauses: readonly StoryClause[]): StoryFact[] {
  for (const { text, start } of clauses)
    for (const match of text.matchAll(COURT)) {
      const whole = match[1] ?? '';
      const name = whole.replace(LEAD, '');
      const before = text.slice(0, match.index + whole.length - name.length);
      const behind = text.slice(match.index + whole.length);
      if (BEFORE.test(text) || (!SUED_THERE.test(behind) && !GOES_THERE.test(before))) continue;
      if (name.length < 6 || readCourt(name, null, '').level === null) continue;
      const at = start + match.index + whole.length - name.length;
      return [{ path: 'court', value: name, start: at, end: at + name.length }];
    }
  return [];
}

/** Where two married. */
export function readRegistry(clauses: readonly StoryClause[]): StoryFact[] {
  for (const { text, start } of clauses) {
    const match = /登记|领|结婚/.test(text) && !/离婚/.test(text) ? REGISTRY.exec(text) : null;
    const value = match?.[1];
    if (!match || !value) continue;
    const at = start + match.index + match[0].length - value.length;
    return [{ path: 'marriage_registry', value, start: at, end: at + value.length }];
  }
  return [];
}
