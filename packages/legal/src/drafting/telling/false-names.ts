/** 微信, 发我, 转给: a word whose first character a list of names takes for the end of a name. */
const WORD_BEHIND: Readonly<Record<string, RegExp>> = {
  微: /^信/,
  发: /^(?:我|给|了|来|图|消息|微|短|过|的)/,
  说: /^/,
  还: /^(?:没|是|有|欠|钱|了|给|我|不|在|说|要)/,
  问: /^/,
  给: /^/,
  转: /^(?:给|账|了|我|来|过)/,
  打: /^(?:电|了|给|我|的)/,
  付: /^(?:了|款|清|给)/,
  签: /^(?:字|了|的|订)/,
  住: /^/,
  来: /^(?:了|的(?!名字|身份证|户|账|卡)|我|找|拿|过)/,
  去: /^(?:了|找|拿)/,
  后: /^(?:来|面)/,
  家: /^(?:的|里|漏|狗|住|，)/,
  开: /^(?:的|车|着|了|店|公司|厂|[\u4e00-\u9fff]{1,4}(?:店|馆|厂|铺|坊|公司|超市))/,
  出: /^(?:具|资|了|钱|\\d)/,
  写: /^(?:的|了|欠|借)/,
  当: /^(?:时|场|天|年)/,
  收: /^(?:了|到|的|钱|我)/,
  就: /^/,
  也: /^/,
  都: /^/,
  又: /^/,
  找: /^/,
  把: /^/,
  跟: /^/,
  和: /^/,
  只: /^/,
  垫: /^(?:付|了|的|钱|过|[\d一二三四五六七八九两])/,
  的: /^/,
  人: /^(?:也|还|倒|不|没|都)/,
  刚: /^(?:才|刚|好|开始|来|走)/,
  承: /^(?:诺|包|认|担)/,
};
const ANNOUNCED = /(?:叫|是|姓名|名字|大名|本人|原告|被告)[:： ]?$/;

/** A name without the character behind it that begins another word: 魏琳发我 tells of 魏琳. */
export function trimmedName(read: string, before: string, after: string): string {
  const last = read.at(-1) ?? '';
  if (read.length !== 3 || (ANNOUNCED.test(before) && /^[，。；、]|^$/.test(after))) return read;
  return WORD_BEHIND[last]?.test(after) === true && !/^[，。；、)）]|^$/.test(after)
    ? read.slice(0, 2)
    : read;
}

/** Whether what a list of names takes for one is none. */
export const isFalseName = (name: string, before: string): boolean =>
  /的$/.test(name) || (/[老小]$/.test(before) && name.length === 2 && CAN.test(name));
/** 老秦能给我作证: the surname somebody goes by, and what they can or will do. */
const CAN = /[能会要肯愿想说在也给]$/;
