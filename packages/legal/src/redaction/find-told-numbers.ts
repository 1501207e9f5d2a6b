import { hasIdentityCheck, isBirthday } from './check-digits.ts';
import type { MaskKind, PersonalData } from './mask.ts';

/** So many characters before a number its own word may stand: QQ被盗了，新号是…. */
const REACH = 32;
/** What a number is the number of; the last of these words before it says so. */
const OWNERS: readonly (readonly [MaskKind | 'nobody', RegExp])[] = [
  [
    'nobody',
    /订单|运单|快递|物流|单号|流水|发票|合同|案号|文号|批号|型号|货号|序列|条码|凭证|票号|车次|航班|房号|床号|座位|楼号|公告|版本|邮编|邮政编码|账单|工单|报警回执|保修|\border|tracking|invoice|contract|\bcase|serial|receipt|ticket|reference|flight|postcode|\bzip/gi,
  ],
  ['qq', /QQ|扣扣|企鹅号/gi],
  ['wechat', /微信|威信|薇信|wechat|weixin|\bvx\b|\bwx\b/gi],
  [
    'passport',
    /护照|通行证|回乡证|台胞证|居留证|居住证|居留许可|旅行证|签证|海员证|出入境证|passport|travel document|border pass|residence permit|visa/gi,
  ],
  ['identity', /身份证|公民身份|身份号码|identity card|ID card|national id/gi],
  [
    'licence',
    /驾驶证|驾照|行驶证|登记证|执业证|资格证|从业证|上岗证|许可证|律师证|医师证|护士证|教师证|军官证|士兵证|警官证|警号|残疾人?证|工作证|学生证|学籍|社保卡?|医保卡?|证书|证件|档案|工号|学号|胸牌|licen[cs]e|certificate|permit|\bbadge|social security|social insurance/gi,
  ],
  ['card', /银行卡|储蓄卡|信用卡|借记卡|工资卡|bank card|credit card|debit card/gi],
  [
    'account',
    /账号|帐号|账户|帐户|户号|存折|公积金|养老保险|保单|会员|用户|支付宝|抖音|快手|微博|小红书|淘宝|拼多多|京东|闲鱼|网银|证券|股东代码|account|policy|member|alipay|paypal|whatsapp|telegram|instagram|facebook/gi,
  ],
];
/** 号码是, 新号：, no.: a number follows, whatever it is of. */
const TOLD =
  /(?:号码?|编号|编码|代码|号牌|尾数为?|\bno\.?|\bnumber|\bnum\.?|\bid|\bas|\bID|\bhandle|\bname)(?: ?(?:现在|目前|改成|变成|就|应该|换成)?(?:是|为|叫|写的是)|(?: was| is|'s)|[(（]?[:：#]|[)）])? ?["“'「]?((?=[A-Za-z_.-]{0,24}\d|[A-Za-z]{1,24}_)[A-Za-z0-9](?:[A-Za-z0-9_.-]{3,23})?[A-Za-z0-9])(?![A-Za-z0-9_@-])/g;
/** Directly behind a permit: 执业证14403201010123456, passport E12345678. */
const PERMIT =
  /(?:驾驶证|驾照|行驶证|登记证书?|执业证书?|资格证书?|从业资格证|许可证|律师证|医师证|护士证|教师证|军官证|士兵证|警官证|残疾人?证|工作证|学生证|社保卡|医保卡|证书|licen[cs]e|certificate|permit)(?:档案|正本|副本|file)?(?: ?(?:编?号码?|编码|证号|no\.?|number|#))?(?: ?(?:是|为|is|[:：]))? ?((?=[A-Za-z]{0,4}\d)[A-Za-z0-9-]{6,22})(?![A-Za-z0-9])/gi;
/** Identity cards of Hong Kong, and with its word those of Macau and Taiwan. */
const HONG_KONG = /(?<![A-Za-z0-9])[A-Z]{1,2}\d{6} ?\([0-9A]\)/g;
const TAIWAN =
  /(?<=(?:身份证|身分證|证件|证号|ID)[^\n，。,]{0,8})(?<![A-Za-z0-9])(?:[A-Z][1289]\d{8}|[157]\/?\d{6}\/?\(?\d\)?)(?![A-Za-z0-9])/g;
/** Identity numbers however they are grouped; their check digit proves them. */
const ANY_GROUPS = /(?<!\d)[1-9](?:[ .·_/-]{0,2}\d){16}[ .·_/-]{0,2}[\dXx](?![\dA-Za-z])/g;
/** 15 digits in groups, with a birthday among them. */
const OLD_GROUPS = /(?<![\d-])[1-9]\d{5}([ -])(\d{6})\1\d{3}(?![\d-])/g;
const MONEY_AFTER = /^\s*(?:元|万|亿|块|人民币|RMB|yuan|CNY)/i;

/** Numbers that words around them, near or not, tell to be somebody's own, in a flat text with plain digits. */
export function findToldNumbers(text: string): PersonalData[] {
  return [...told(text), ...permits(text), ...identities(text)];
}

function told(text: string): PersonalData[] {
  return [...text.matchAll(TOLD)].flatMap((match) => {
    const end = match.index + match[0].length;
    const start = end - (match[1] ?? '').length;
    const kind = ownerBefore(text, start);
    const isLong = /\d{5}/.test(match[1] ?? '') || kind === 'wechat' || kind === 'account';
    if (kind === null || kind === 'nobody' || !isLong || MONEY_AFTER.test(text.slice(end, end + 6)))
      return [];
    if (/^(?:19|20)\d{2}[.-]?\d{2}[.-]?\d{2}$/.test(match[1] ?? '')) return [];
    return [{ kind, start, end, sure: false }];
  });
}

/** The kind whose word stands last before a place, in the same sentence. */
function ownerBefore(text: string, place: number): MaskKind | 'nobody' | null {
  const before = text.slice(Math.max(0, place - REACH), place).replace(/^[\s\S]*[。！？!?；;\n]/, '');
  let last = -1;
  let owner: MaskKind | 'nobody' | null = null;
  for (const [kind, words] of OWNERS) {
    for (const { index } of before.matchAll(words)) {
      if (index > last) [last, owner] = [index, kind];
    }
  }
  return owner;
}

const permits = (text: string): PersonalData[] =>
  [...text.matchAll(PERMIT)].flatMap((match) => {
    const end = match.index + match[0].length;
    const number = match[1] ?? '';
    if (!/\d{5}/.test(number) || /^(?:19|20)\d{2}-\d{1,2}-\d{1,2}$/.test(number)) return [];
    return [{ kind: 'licence' as const, start: end - number.length, end, sure: true }];
  });

function identities(text: string): PersonalData[] {
  const grouped = [...text.matchAll(ANY_GROUPS)].filter(({ 0: written }) => {
    const number = written.replace(/[^\dXx]/g, '');
    return hasIdentityCheck(number) && isBirthday(number.slice(6, 14));
  });
  const old = [...text.matchAll(OLD_GROUPS)].filter(({ 2: day = '' }) => isBirthday(`19${day}`));
  return [...grouped, ...old, ...text.matchAll(HONG_KONG), ...text.matchAll(TAIWAN)].map(
    ({ index, 0: written }) => ({ kind: 'identity', start: index, end: index + written.length, sure: true }),
  );
}
