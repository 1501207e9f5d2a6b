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

/** Takes seals, blanks and what is still to be filled in from a name. */
export function cleanPartyName(raw: string): PartyName {
  const none = { name: null, offset: 0, length: 0 };
  if (OPEN.test(raw)) return none;
  const kept = raw.replace(SEALS, (seal) => ' '.repeat(seal.length)).replace(/[。；;，,、：:]+\s*$/, '');
  const offset = /^[\s\u3000]*/.exec(kept)?.[0].length ?? 0;
  const name = kept.trim();
  if (
    name.length < 2 ||
    name.length > 60 ||
    /(?:代表人?|负责人|[合总统]称?)$/.test(name) ||
    /^[（(]|(?:盖章|签字|签章)/.test(name)
  )
    return none;
  if (!/[\u4e00-\u9fffA-Za-z]/.test(name)) return none;
  return { name, offset, length: name.length };
}

/** The same name however it is spaced or bracketed. */
export function normalisePartyName(name: string): string {
  return name
    .replace(/[\s\u3000]/g, '')
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .toLowerCase();
}
