import type { LawKind } from './statute.ts';

const PROVINCES =
  '北京|天津|河北|山西|内蒙古|辽宁|吉林|黑龙江|上海|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|重庆|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆';
const LOCAL = new RegExp(
  `^(?:${PROVINCES})|^[\\u4e00-\\u9fff]{2,8}(?:省|市|自治区|自治州|自治县|经济特区)(?!法)`,
);
const FOLDERS: readonly (readonly [RegExp, LawKind])[] = [
  [/行政法规/, '行政法规'],
  [/监察法规/, '监察法规'],
  [/司法解释/, '司法解释'],
  [/部门规章/, '部门规章'],
  [/地方性法规/, '地方性法规'],
  [/地方政府规章/, '地方政府规章'],
  [/(?:^|\/)其他/, '其他'],
];

/** What tells the kind of a text. */
export interface LawKindEvidence {
  title: string;
  folder?: string | undefined;
  issuer?: string | null | undefined;
}

/** Tells the kind of a text from its title, then its issuer, then the folder it lay in (立法法 第二章至第五章; 第一百一十八、一百一十九条). */
export function inferLawKind({ title, folder = '', issuer = null }: LawKindEvidence): LawKind {
  const name = title.replace(/[《》〈〉\s]/g, '');
  if (/^(?:中华人民共和国)?宪法(?:修正案.*)?$/.test(name)) return '宪法';
  for (const [pattern, kind] of FOLDERS) if (pattern.test(folder)) return kind;
  const congress = /全国人民代表大会|主席令/.test(issuer ?? '') || /^(?:第.届)?全国人民代表大会/.test(name);
  if (congress && /(?:决定|决议|的办法)$/.test(name) && /关于/.test(name)) return '有关法律问题的决定';
  if (/^(?:最高人民法院|最高人民检察院)/.test(name) || /最高人民(?:法院|检察院)/.test(issuer ?? ''))
    return '司法解释';
  if (/^人民(?:检察院|法院).*规则/.test(name)) return '司法解释';
  if (/国家监察委员会/.test(name + (issuer ?? ''))) return '监察法规';
  if (congress || /(?:法|法典|刑法修正案.*)$/.test(name)) return '法律';
  if (/法律/.test(folder)) return '法律';
  if (LOCAL.test(name)) return /(?:条例|法规|决定)$/.test(name) ? '地方性法规' : '地方政府规章';
  if (/国务院/.test(issuer ?? '') || /^国务院/.test(name)) return '行政法规';
  if (/部|委员会|总局|署|银行|局/.test(issuer ?? '')) return '部门规章';
  if (/条例$/.test(name)) return '行政法规';
  return '其他';
}

/** Reads the issuer from the title or the history under it: 第十届全国人民代表大会常务委员会第二十八次会议通过. */
export function inferIssuer(title: string, history: readonly string[]): string | null {
  const courts = /^(最高人民法院|最高人民检察院)(?:[、\s]*(最高人民检察院|公安部|司法部))?/.exec(title);
  if (courts) return [courts[1], courts[2]].filter(Boolean).join('、');
  const text = history.join('\n').replace(/《[^》]*》/g, '');
  const congress = /全国人民代表大会(?:常务委员会)?(?=(?:第|公告|关于|$|\s|\d|常委会))/.exec(text);
  if (congress) return congress[0];
  const body =
    /(国务院|国家监察委员会|最高人民法院|最高人民检察院|中央军事委员会|[\u4e00-\u9fff]{1,30}(?:部|总局|委员会|银行|署|局|办公室))(?=(?:令|第|公布|发布|批准|常务|\d|\s|部务|局务|审判|检察))/.exec(
      text.replace(/日 ?/g, '日 '),
    );
  if (body?.[1]) {
    return body[1]
      .replace(/^.*?(?=(?:国务院|最高人民法院|最高人民检察院)$)/, '')
      .replace(/^(?:经|由|根据|中华人民共和国)+/, '')
      .replace(/(?<=^最高人民(?:法院|检察院))(?:审判|检察)委员会$/, '');
  }
  const named = /^(?:第.届)?(全国人民代表大会(?:常务委员会)?|国务院|中央军事委员会)/.exec(title);
  if (named?.[1]) return named[1];
  return null;
}

/** Reads the number the text was issued under: 法释〔2020〕17号, 国务院令第656号. */
export function findDocumentNumber(lines: readonly string[]): string | null {
  for (const line of lines) {
    const bracketed = /([\u4e00-\u9fff]{1,8})\s?[〔[（(](\d{4})[〕\])）]\s?(?:第)?(\d{1,4})\s?号/.exec(line);
    if (bracketed?.[1] && !/[民刑行执]/.test(bracketed[1])) {
      return `${bracketed[1].replace(/^[（(根据]+/, '')}〔${bracketed[2]}〕${bracketed[3]}号`;
    }
    const order =
      /(?:^|[日\s（(])([\u4e00-\u9fff、]{1,40}令)\s?(?:\d{4}年)?第?\s?([一二三四五六七八九十百〇零\d]{1,6})\s?号/.exec(
        line,
      );
    if (order?.[1]) return `${order[1].replaceAll('中华人民共和国', '')}第${order[2]}号`;
  }
  return null;
}
