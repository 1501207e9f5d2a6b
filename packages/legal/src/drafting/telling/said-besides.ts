import type { StoryClause } from '../story-clauses.ts';
import type { Telling } from './telling.ts';
import { within } from './telling.ts';

/** Who somebody is and how they are reached: that stands at the head of a paper. */
const HEAD =
  /^(?:哦|对了|嗯|另外)*(?:我叫|我是|我姓|我的?名字|本人)[^，。]{1,5}$|^(?:我|本人|他|她)?(?:现在?|家)?(?:住|家住)(?!院|进|了|到|满|着)[^，。]{2,30}$|身份证(?:号|上)|统一社会信用代码|^(?:电话|手机号?|微信号?)[是：]?\d|^\d{11}$|^1\d{10}$/;
/** A sigh, or a word to whoever listens: nothing that happened. */
const ASIDE =
  /想不通|没想通|气死|气人|不知道(?:该)?从(?:哪|何)说|从何说起|咽不下|评评理|是这么回事|事情是这样|说来话长|不甘心|憋屈|窝囊|太欺负人|谁想到|没想到|哪知道|我也没多想|说清楚|你说(?:气|可笑)|麻烦(?:您|你)|谢谢|您?好$|老天|良心|寒心|心寒|没天理|丢人|不说了|扯远了|跑题|怎么说呢|说起来/;
const QUESTION =
  /怎么办|怎么写|怎么告|能不能|能否|可不可以|是不是可以|行不行|合法吗|对吗|吗$|该不该|算不算|有没有用|来得及|咨询|请问|帮我(?:写|看|问)|要不要(?:告|起诉)/;

/** Whether a clause tells who somebody is, and nothing else. */
export const isHead = (telling: Telling, clause: StoryClause): boolean =>
  HEAD.test(clause.text.trim()) && !hasFigures(telling, clause);

/** Whether a clause is a sigh. */
export const isAside = (telling: Telling, clause: StoryClause): boolean =>
  ASIDE.test(clause.text) && clause.text.length <= 22 && !hasFigures(telling, clause);

/** Whether a clause asks whoever reads. */
export const isQuestion = (telling: Telling, clause: StoryClause): boolean =>
  (QUESTION.test(clause.text) || /[？?]/.test(telling.text.charAt(clause.sentence.end))) && !hasFigures(telling, clause);

const hasFigures = (telling: Telling, clause: StoryClause): boolean =>
  within(telling.sums, clause).length > 0 || within(telling.days, clause).length > 0;
