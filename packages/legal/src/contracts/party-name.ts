/** A name written beside a party's label, and where in the raw text it stands; null when nothing is filled in. */
export interface PartyName {
  name: string | null;
  offset: number;
  length: number;
}

const SEALS =
  /[（(]\s*(?:盖章|公章|签章|签字|签名|印章|章|盖\s*章|签字盖章|签章处|签字或盖章|法人|全称)[^）)]{0,8}[）)]/g;
const OPEN =
  /[_＿]{2,}|[×xXＸ✕]{2,}|[[［【{][^\]］】}]*(?:填写|名称|公司|待|签字|姓名)[^\]］】}]*[\]］】}]|\{\{[^}]*\}\}|【\s*】|^\s*[/／\-—]+\s*$|^[某×]+/;

/** Another label of the form right behind an empty place: 甲方：　身份证号：. */
const LABEL =
  /^(?:持有)?(?:(?:居民)?身份证(?:号码?)?|公民身份号码|证件号码?|纳税人识别号|统一社会信用代码|营业执照(?:号码?|注册号)?|注册号|(?:法定)?代表人|负责人|地\s*址|住\s*址|住\s*所\s*地?|(?:联系|通讯)地址|(?:联系)?电\s*话|手\s*机|(?:电子)?邮箱|联系人|开户行|开户银行|账号|合同编号|编号|性别|国籍|姓名|名称)(?:\s*[（(][^（()）]{0,8}[）)])?\s*(?:[:：]|$)/;

/** What a line says behind a name: another label with its colon, a day, where to seal. */
const BEHIND =
  /[，；;。]|,(?!\s*(?:Ltd|Inc|LLC|L\.P|Corp|Co)\b)|(?: |\t|\u3000){2,}|[ \t\u3000]+(?:[（(]?[\u4e00-\u9fff／/]{2,10}[)）]?\s*[:：]|[12]\d{3}\s*[年.\-/]|[_＿]{2,}|(?:法定)?代表人?|公章|盖章|签字|签章|签名|捺印|手印)|[（(](?:以下|下称|简称|自然人|个人|本人|身份证|证件|统一社会信用代码|法定代表人|注册号|住所|地址|电话|签|盖|公章|捺|按|章|手)/;

/** The name at the beginning of what stands beside a label, without what follows it, and where it begins. */
export function trimPartyName(raw: string): { text: string; offset: number } {
  const offset = /^[\s\u3000]*/.exec(raw)?.[0].length ?? 0;
  const rest = raw.slice(offset);
  const end = BEHIND.exec(rest)?.index ?? rest.length;
  return { text: rest.slice(0, end).replace(/[\s\u3000:：]+$/, ''), offset };
}

/** Takes seals, blanks and what is still to be filled in from a name. */
export function cleanPartyName(written: string): PartyName {
  const none = { name: null, offset: 0, length: 0 };
  if (OPEN.test(written)) return none;
  // A seal in front of the name stands for itself, what follows the name is cut off.
  const lead = /^[\s\u3000]*[（(][^（()）]{1,10}[）)]/.exec(written)?.[0].length ?? 0;
  const trimmed = trimPartyName(written.slice(lead));
  const raw = written.slice(0, lead + trimmed.offset + trimmed.text.length);
  const kept = raw.replace(SEALS, (seal) => ' '.repeat(seal.length)).replace(/[。；;，,、：:]+\s*$/, '');
  const offset = /^[\s\u3000]*/.exec(kept)?.[0].length ?? 0;
  const name = kept.trim();
  if (
    name.length < 2 ||
    name.length > 60 ||
    /(?:代表人?|负责人|[合总统]称?)$/.test(name) ||
    /^[（(]|(?:盖章|签字|签章)/.test(name) ||
    LABEL.test(name)
  )
    return none;
  if (!/[\u4e00-\u9fffA-Za-z]/.test(name)) return none;
  return { name, offset, length: name.length };
}

/** A name that ends as those of companies and other bodies do. */
export const isCompany = (name: string) => name.length > 4 && /[公司厂店院校所行社会心部局]$/.test(name);

/** A name of two to four characters, or with a dot between its parts, and no company's. */
export function isNaturalPerson(name: string): boolean {
  const bare = name.replace(/[（(].*$/, '').replace(/[\s\u3000]/g, '');
  return (
    /^[\u4e00-\u9fff]{2,4}$|^[\u4e00-\u9fff]+·[\u4e00-\u9fff·]+$/.test(bare) &&
    !/[公司厂店院校所行社局部会]$/.test(bare)
  );
}

/** The same name however it is spaced or bracketed. */
export function normalisePartyName(name: string): string {
  return name
    .replace(/[\s\u3000]/g, '')
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .toLowerCase();
}
