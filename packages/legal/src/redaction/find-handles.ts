import { hasCreditCodeCheck } from './check-digits.ts';
import type { MaskKind, PersonalData } from './mask.ts';

/** Also with signs of full width, and as it is written to keep it from machines. */
const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}(?: ?[@＠] ?| ?[([](?:at|AT)[)\]] ?| at (?=[A-Za-z0-9-]{1,63}(?: dot |\.(?:com|cn|net|org|io|me)\b))|艾特|#(?=(?:qq|163|126|sina|gmail|outlook|foxmail|139|189)\.))[A-Za-z0-9-]{1,63}(?:(?:[.．]| dot |点(?=com|cn|net))[A-Za-z0-9-]{1,63}){1,5}/g;
const LINK = '(?:(?:账|帐)?号码?|ID|id)?(?: ?(?:是|为|叫|is|[:：]))? ?';
const ID = '[A-Za-z](?:[A-Za-z0-9_-]|\\.(?=[A-Za-z0-9])){5,19}|[A-Za-z0-9_-]{0,19}\\d[A-Za-z0-9_-]{5,19}';
/** After the word an id of WeChat: letters alone are one too, but not 微信pay. */
const WECHAT = new RegExp(
  `(?:(?:微信|威信|薇信|加微|加[Vv]信?|绿泡泡)|(?<![A-Za-z])(?:[Vv][Xx]|[Ww][Xx])|(?<![A-Za-z0-9])[Vv]信?(?=[:：]))${LINK}(?![Pp]ay)(${ID})(?![A-Za-z0-9_-])`,
  'g',
);
const ENGLISH_WECHAT = new RegExp(
  `[Ww]e[Cc]hat(?: (?:id|ID|account|handle|name|number))?(?:(?:号码?)? ?[是为] ?| (?:is|as|by|at|under|called) | ?: ?| ?\\((?:id|ID)?:? ?| )(?=[A-Za-z_.-]*\\d|[A-Za-z]*[_-]|(?<=: |is |ID |as |[是为]))(?!(?:a|an|the|my|not|used|also)\\b)(${ID})(?![A-Za-z0-9_-])`,
  'g',
);
const QQ =
  /(?:(?<![A-Za-z])[Qq]{2}|(?<![A-Za-z0-9])[Qq](?=号|[:：])|扣扣|企鹅)群?(?:号码?|群)?(?: ?(?:是|为|is|number|[:：]))? ?([1-9]\d{4,10})(?!\d)/g;

/** A region's sign, a letter, then five or six letters and digits without I and O (GA 36). */
const PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使] ?[A-Ha-hJ-Nj-nP-Zp-z] ?[·•・. -]?(?=[A-Za-z]{0,5}\d)[A-Ha-hJ-Nj-nP-Zp-z0-9]{4,5}[A-Ha-hJ-Nj-nP-Zp-z0-9挂学警港澳领](?![A-Za-z0-9])/g;

const PASSPORT = /(?<![A-Za-z0-9])(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7}|[DSP]E?\d{7,8})(?![A-Za-z0-9])/g;
const PASSPORT_LABELLED =
  /(?:护照|通行证|回乡证|台胞证|居留证|[Pp]assport|PASSPORT|[Pp]ermit)(?: ?[(（]?(?:证件)?(?:号码?|[Nn]o\.?|[Nn]umber|#))?(?: ?(?:是|为|is|[:：]))? ?((?=[A-Za-z]{0,3}\d)[A-Za-z0-9]{6,12})(?![A-Za-z0-9])/g;

/** Permits that a person holds. */
const LICENCE =
  /(?:(?:执业|资格)(?:许可)?证书?|驾驶证|驾照|行驶证|资格证书?|许可证|执照|档案|社保卡?|医保卡?|工号|学号|军官证|士兵证|残疾人?证|出生医学证明|房产证|不动产权证书?|[Ll]icen[cs]e|[Cc]ertificate|LICEN[CS]E|[Bb]ar)(?:档案)?(?: ?(?:编?号码?|[Nn]o\.?|NO\.?|[Nn]umber))(?: ?(?:是|为|is|[:：]))? ?((?=[A-Za-z]{0,4}\d)[A-Za-z0-9-]{5,22})(?![A-Za-z0-9])/g;
/** A sole trader's credit code begins with 92; whoever looks it up in the register reads a person's name. A company's stays. */
const SOLE_TRADER = /(?<![A-Za-z0-9])92[0-9A-HJ-NP-RTUW-Y]{16}(?![A-Za-z0-9])/g;

/** 支付宝lihua2019: no word for account, but a name with digits in it. */
const BARE_PLATFORM =
  /(?:支付宝|抖音|快手|微博|小红书|淘宝|闲鱼|[Aa]lipay)(?: ?[:：是为] ?| )?((?=[A-Za-z_.-]{2,20}\d)[A-Za-z][A-Za-z0-9_.-]{4,29})(?![A-Za-z0-9_@-])/g;
/** 社保个人编号：…, 公积金账号…: a person's number with a fund. */
const FUND =
  /(?:社保|医保|养老保险|公积金|低保|退休|保险|保单|证券|资金|股东|基金|期货|会员|水费|电费|燃气|宽带)(?:个人|卡|单|客户)?(?:账户|帐户)?(?:编号|账号|帐号|代码|户号|号码?)(?: ?(?:是|为|[:：]))? ?([A-Za-z]{0,3}\d{6,20})(?![A-Za-z0-9])/g;

/** An account of a payment service, a shop or a platform: 支付宝账号luzs2020, 抖音号luzs_dy. */
const PLATFORM =
  /(?:支付宝|抖音|快手|微博|小红书|淘宝|拼多多|京东|闲鱼|陌陌|钉钉|旺旺|哔哩哔哩|B站|知乎|贴吧|直播间?|游戏|会员|用户|登录|收款|平台|火山|西瓜|美团|饿了么|滴滴)(?:账|帐)?(?:号码?|户|ID|id|名)(?: ?(?:是|为|叫|[:：]))? ?[“"]?([A-Za-z][A-Za-z0-9_.-]{3,29}|\d{6,20})(?![A-Za-z0-9_-])/g;
/** A text without one of these words is not looked through for the numbers of deeds. */
const NAMES_DEED = /房权证|房产证|不动产权|土地使用证|国用|集用|房地权证|房地证|林证字/;
/** 京房权证西字第10123456号, 浙(2019)杭州市不动产权第0012345号, 某国用(2005)第123号. */
const DEED =
  /[\u4e00-\u9fff]{1,4}(?:\(\d{4}\))?[\u4e00-\u9fff]{0,12}(?:房权证|房产证|不动产权|土地使用证|国用|集用|房地权证|房地证|林证字)(?:\(\d{4}\))?[\u4e00-\u9fff]{0,6}(?:字)?第? ?((?=[A-Za-z]{0,3}\d)[A-Za-z0-9-]{3,22})(?= ?号)/g;

/** Addresses of mail, ids of WeChat and QQ, plates, passports and a person's permits in a flat text. */
export function findHandles(text: string): PersonalData[] {
  return [
    ...whole(text, EMAIL, 'email'),
    ...labelled(text, LICENCE, 'licence'),
    ...whole(text, SOLE_TRADER, 'licence').filter(
      ({ start, end }) => /[A-Z]/.test(text.slice(start, end)) || hasCreditCodeCheck(text.slice(start, end)),
    ),
    ...(NAMES_DEED.test(text) ? [...text.matchAll(DEED)] : []).map((match): PersonalData => {
      const end = match.index + match[0].length;
      return { kind: 'licence', start: end - (match[1] ?? '').length, end, sure: true };
    }),
    ...labelled(text, PLATFORM, 'account'),
    ...labelled(text, BARE_PLATFORM, 'account'),
    ...labelled(text, FUND, 'account'),
    ...labelled(text, PASSPORT_LABELLED, 'passport'),
    ...whole(text, PASSPORT, 'passport'),
    ...labelled(text, WECHAT, 'wechat'),
    ...labelled(text, ENGLISH_WECHAT, 'wechat'),
    ...labelled(text, QQ, 'qq'),
    ...whole(text, PLATE, 'plate'),
  ];
}

const whole = (text: string, pattern: RegExp, kind: MaskKind): PersonalData[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    kind,
    start: index,
    end: index + match.length,
    sure: true,
  }));

/** What stands behind a label is always the end of the match. */
const labelled = (text: string, pattern: RegExp, kind: MaskKind): PersonalData[] =>
  [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    return { kind, start: end - (match[1] ?? '').length, end, sure: true };
  });
