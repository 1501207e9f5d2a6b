import { COMPOUND_SURNAMES, SURNAMES } from '../../redaction/surnames.ts';

/** The name of whoever tells, with its place. */
export interface TellerName {
  name: string;
  start: number;
  end: number;
}

const NAME = '([\\u4e00-\\u9fff]{2,4}?)';
/** What ends a name: a mark, what is told of whoever bears it, or the end of the line. */
const ENDS = '(?= ?(?:[，。；、,;)）(（\\n！!]|今年|现年|[男女][，。]|家?住|电话|手机|身份证|\\d|$))';
const SELF = '(?:我|俺|本人)';
const CALLED = '(?:大名|全名|真名|本名|姓名|名字|学名|名)';
/** Where the name of somebody is written. */
const ON = '(?:(?:的)?(?:身份证|户口本|户口簿|证件|银行卡|借条)上?(?:面)?(?:写)?的?)';

/** How people say who they are: each with the name as its first group. */
const SAYS: readonly RegExp[] = [
  // 我叫某人, 我身份证上名字叫某人, 本人姓名某人, 我大名某人.
  new RegExp(`${SELF}${ON}?(?:的)?${CALLED}?(?:就)?叫做?${NAME}${ENDS}`, 'g'),
  new RegExp(`${SELF}${ON}?(?:的)?${CALLED}(?:就)?(?:是|为|[:：])?${NAME}${ENDS}`, 'g'),
  // 我姓庞，叫庞德顺; 我老汉今年六十二，姓庞，叫庞德顺: the surname is that of the name.
  new RegExp(
    `(?<=${SELF}[^。！？\\n他她]{0,24}姓([\\u4e00-\\u9fff])，(?:${CALLED})?(?:叫|是)?)(\\1[\\u4e00-\\u9fff]{1,2})${ENDS}`,
    'g',
  ),
  // 我是某人，住…; 我某人，女.
  new RegExp(
    `(?<=^|[，。；！？!?\\n] ?)${SELF}(?:是|系)?${NAME}(?=，(?:男|女|家?住|身份证|电话|今年\\d|现年))`,
    'g',
  ),
  // 我在…上班，名字是某人: goes on from 我, and of nobody else.
  new RegExp(
    `(?<=${SELF}[^。！？\\n他她跟和与找给借租向让被请雇]{0,30}，)${CALLED}(?:就)?(?:是|叫|为|[:：])${NAME}${ENDS}`,
    'g',
  ),
  // 我退休前教小学的，姓名某人，家住…: a name that is announced alone, in the sentence in which 我 says who they are.
  new RegExp(`(?<=${SELF}[^。！？\\n他她]{0,40}，)(?:姓名|名字|本名)${NAME}${ENDS}`, 'g'),
  // 姓名：某人，电话…: a note that is filled in as a form, of whoever writes it.
  new RegExp(
    `(?<=(?:^|[。！？\\n])[ ]?(?:本人|申请人|原告|投诉人|求助人)?)(?:姓名|名字)[:：] ?${NAME}(?=[，。；、,\\n ]|$)`,
    'g',
  ),
  // 我是做厨师的，某人。
  new RegExp(
    `(?<=(?:^|[。！？\\n] ?)${SELF}是[^，。！？\\n他她的]{1,12}的，)${NAME}(?=[，。](?!说|问|是我))`,
    'g',
  ),
  // 起诉人：某人 at the end, and 此致 with a name below.
  new RegExp(
    `(?:起诉人|具状人|申请人|申诉人|咨询人|求助人|署名|落款)[:： ]{0,2}${NAME}(?=[，,（(]|\\s*(?:(?:19|20)\\d{2}年[^\\n]{0,12})?\\s*$)`,
    'g',
  ),
  // A name alone in the last line, with or without a day below.
  new RegExp(
    `(?<=[。！\\n])\\s*\\n\\s*(?:——|—)?${NAME}\\s*(?:\\n?\\s*(?:19|20)\\d{2}年\\d{1,2}月\\d{1,2}[日号])?\\s*$`,
    'g',
  ),
];
/** 朋友某人的名字: whose name it is, and not the teller's. */
const OF_OTHER = /(?:他|她|对方|老板|房东|公司|店|厂|孩子|儿子|女儿)(?:的)?$/;

/** The names under which whoever tells says who they are. */
export function whoTells(story: string): TellerName[] {
  return SAYS.flatMap((says) =>
    [...story.matchAll(says)].flatMap((match): TellerName[] => {
      const name = match.at(-1) ?? '';
      const start = match.index + match[0].lastIndexOf(name);
      if (!isName(name) || OF_OTHER.test(story.slice(Math.max(0, match.index - 4), match.index))) return [];
      return [{ name, start, end: start + name.length }];
    }),
  );
}

/** Two or three characters behind a surname of one, two at most behind one of two. */
const isName = (name: string): boolean =>
  COMPOUND_SURNAMES.has(name.slice(0, 2))
    ? name.length >= 3
    : SURNAMES.has(name[0] ?? '') && name.length <= 3 && !NO_NAME.test(name);
/** 我是车主，住…: what somebody is. */
const NO_NAME = /[主东客民工员师长机商户职亲者]$|^(?:房|车|租|业|农|单|全)[东主客户民身职]/;
