import type { Telling } from '../telling.ts';

const BACK = /继续(?:履行|上班|干)|恢复(?:劳动关系|工作)|回去(?:上班|干)|让我回去/;
const WANTED = /想|要|希望|请求|能不能|能否|让我|诉求|仲裁请求|主张/;
const NOT_BACK =
  /不(?:想|愿意?|要|会|可能)(?:再)?(?:回去?|继续|待)|(?:回去|继续|再去)(?:上班|干|做)?[^，。；]{0,4}不(?:想|愿|要|去|干|可能|会)/;

/** Where somebody says that they want the job back (劳动合同法 48); what was told of work that went on is no wish for it. */
export function wantsJobBack({ clauses }: Pick<Telling, 'clauses'>): { start: number; end: number } | null {
  const wish = clauses.find(
    ({ text }) =>
      BACK.test(text) &&
      WANTED.test(text) &&
      !NOT_BACK.test(text) &&
      !/(?:他|她|公司|老板)[^，。]{0,4}(?:让|叫|要)/.test(text),
  );
  return wish ? { start: wish.start, end: wish.end } : null;
}

/** Where somebody says that they will not go back. */
export function refusesJob({ text }: Pick<Telling, 'text'>): { start: number; end: number } | null {
  const match = NOT_BACK.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** 怀孕, 医疗期, 工伤: who may not be sent away for want of work or of skill (劳动合同法 42). */
const PROTECTED =
  /怀(?:了)?孕|查出[^，。]{0,4}孕|孕\d|孕[一二三四五六七八九]|保胎|产假|哺乳期|坐月子|医疗期|(?:请|休|在)[^，。；]{0,4}病假|(?:算|认定|认)(?:了)?工伤|工伤(?:认定|期间|治疗)/;

/** Where somebody tells what the law keeps them from being sent away for. */
export function keptByLaw({ text }: Pick<Telling, 'text'>): { start: number; end: number } | null {
  const match = PROTECTED.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}
