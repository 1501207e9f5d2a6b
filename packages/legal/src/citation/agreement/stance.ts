/** How a text cites an article: as the rule it states, as one that was broken, or as one that does not fit the case. */
export type Stance = 'stated' | 'breached' | 'denied';

const BREACHED =
  /(?:违反|违背|触犯|有违|有悖于?|未遵守|不遵守|未按照?|没有按照?|(?<!没有|未|不|不得)(?:超过|超出|突破))(?:了|上述|前述)?[\s（(《]*$/;
const DENIED_BEFORE =
  /(?:不符合|不合|不满足|未满足|不属于|不构成|并非|不是|不适用|不存在|没有达到|未达到|(?:没有|未|不)(?:超过|超出|突破)|不具备|排除|谈不上|说不上|无从谈起)(?:了|于)?[\s（(《]*$|(?:谈不上|说不上|无从谈起|不主张|未主张|没有主张)[^，。；]{0,12}[，,\s（(《]*$|(?:不能|不得|无权|无法|不应当?|不可以?|无从)(?:再|据此|直接)?(?:援引|依据?|适用|引用|根据|依照|按照?|主张|援用)[^，。；]{0,6}$/;
const DENIED_BEHIND =
  /^[）)]?(?:[^，。；：:“「]{0,16})(?:不适用|不再适用|并不适用|无关|无涉|无从适用|没有适用|不能适用|无适用|不成立|不满足|不具备|未满足|不存在|并不存在|不在此列|不符|不予适用|排除|无从谈起|谈不上|没有援用|未援用|未被援用|不构成(?:障碍|妨碍|限制)|并不妨碍|并无妨碍|并未触发|没有触发|未触发|帮不上|不支持|恰恰相反|正相反)/;
/** 与《…》第…条无关, 没有…第…条的情形. */
const NONE_BEFORE = /(?:没有|无|不存在|未出现|未发生|不属于)[^，。；]{0,10}[\s（(《]*$/;
const OF_SUCH = /^[^，。；：:“「]{0,8}(?:情形|情况|行为|事由|条件|问题|所[列称说指])/;

/**
 * How the words around a citation cite it. Who says that a rule was broken, or does not fit, tells facts that are not as the rule has
 * them: nothing in them contradicts it.
 * @param before the words of the sentence up to the citation
 * @param behind those that follow it
 */
export function stanceOf(before: string, behind: string): Stance {
  if (BREACHED.test(before)) return 'breached';
  if (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(behind)) return 'denied';
  return NONE_BEFORE.test(before) && OF_SUCH.test(behind) ? 'denied' : 'stated';
}
