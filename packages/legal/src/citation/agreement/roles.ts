import { rememberByText } from '../../words/remember-by-text.ts';
import { OPPOSITE_PERSONS, OTHER_PERSONS } from './opposites.ts';

/** Those of whom statutes say what they must, may or must not do, besides the two sides of a relation. */
const MORE_ROLES: readonly string[] = [
  ...['相对人', '法定代理人', '行为人', '权利人', '拾得人', '无处分权人', '次承租人', '中介人', '物业使用人'],
  ...['提供劳务一方', '接受劳务一方', '受胁迫的一方', '违约方', '守约方', '直接抚养方', '无过错方'],
  ...['被继承人', '被抚养人', '债务受让人', '实际控制人', '控股股东', '高级管理人员', '监事', '清算组'],
  ...['受害人', '被投保人', '收货人', '仓储人', '合伙人', '检察机关', '登记机构', '社会保险经办机构'],
  ...['工会', '用户', '游客', '被申请执行人', '被执行人', '申请执行人', '次债务人', '共有人', '占有人'],
  ...['处理者', '组织者', '其他参加者', '动物饲养人', '使用人', '驾驶人', '乘车人', '举报人', '报案人'],
  ...['著作权人', '出版者', '表演者', '许可人', '被许可人', '设立人', '被宣告人'],
];

/** Names of those who act in statutes, the longest first. */
export const ROLES: readonly string[] = [
  ...new Set([...OPPOSITE_PERSONS.flat(), ...OTHER_PERSONS, ...MORE_ROLES]),
].sort((one, other) => other.length - one.length);

const ROLE = new RegExp(`(?<![孙祖])(?:${ROLES.join('|')})`, 'g');

/** Where in a text those who act are named. */
export const rolesIn: (text: string) => readonly { role: string; start: number; end: number }[] =
  rememberByText(
    (text) =>
      [...text.matchAll(ROLE)].map((match) => ({
        role: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
    1500,
  );

/** A text without them: what is done. */
export const withoutRoles = (text: string): string => text.replace(ROLE, ' ');
