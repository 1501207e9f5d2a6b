import type { FactDefinition, FactDictionary } from '../fact-definition.ts';
import { ownLists } from './own-lists.ts';
import type { OwnField, OwnFieldKind, OwnText } from './own-template.ts';
import { type OwnUse, ownUses } from './own-uses.ts';

/** What a name says of what is filled in; the first that fits. */
const BY_NAME: readonly (readonly [RegExp, OwnFieldKind])[] = [
  [/^(?:是否|有无|有没有|要不要)/, 'yes_no'],
  [/身份证|身份号码/, 'identity_number'],
  [/信用代码/, 'credit_code'],
  [/案号$/, 'case_number'],
  [/法院(?:名称|全称)?$/, 'court'],
  [/电话|手机|联系方式/, 'mobile'],
  [/(?:日期|时间|之日|日)$|^.{0,6}年月日/, 'date'],
  [/利率|费率|税率|比例|百分比|占比/, 'percent'],
  [
    /金额|价款|租金|本金|押金|定金|订金|保证金|违约金|总价|单价|报酬|工资|费用?$|价格|款项|欠款|借款$|标的额/,
    'money',
  ],
  [/份数|人数|数量|件数|套数|天数|月数|年数|期数/, 'count'],
  [/事实|理由|经过|内容|说明|备注|条款|请求|描述|意见/, 'long_text'],
];
/** 5万元 is a figure of its own, no amount in yuan. */
const IN_OTHER_UNITS = /^[万亿千百]/;
/** A section called so hangs on a yes or no, whatever stands in it. */
const CONDITION = /^(?:是否|有无|有没有|有|无|已|未|需要?|不|含|包含|属于|适用)/;

/** What a field is asked for as, guessed from its name and from how the text uses it; a person puts right what is wrong. */
export function guessOwnFields(text: OwnText, dictionary: FactDictionary): OwnField[] {
  const uses = ownUses(text);
  const kinds = uses.map((use) => ({ name: use.name, kind: guessKind(use) }));
  const lists = ownLists(uses, kinds);
  const guessed = uses.map((use, at): OwnField => {
    const kind = kinds[at]?.kind ?? 'text';
    return {
      name: use.name,
      kind,
      label: use.name,
      help: '',
      required: kind === 'yes_no' || kind === 'list' || !use.isSection,
      bound: null,
    };
  });
  return guessed.map((field): OwnField => {
    const columns = lists.columns.get(field.name);
    const within = [...lists.columns].find(([, names]) => names.includes(field.name))?.[0];
    if (columns) return { ...field, bound: boundList(dictionary, field.name, columns) };
    if (within === undefined) return boundField(dictionary, field);
    const list = boundList(dictionary, within, lists.columns.get(within) ?? []);
    const of = list === null ? null : fieldCalled(dictionary, list, field.name);
    return of ? { ...field, kind: kindOf(of), bound: `${list}.${of.id}` } : field;
  });
}

function guessKind(use: OwnUse): OwnFieldKind {
  if (use.isSection && !use.isPrinted) {
    const isRows = use.inner.size > 0 && use.around.every((outer) => outer.length === 0);
    return isRows && !CONDITION.test(use.name) ? 'list' : 'yes_no';
  }
  if (use.isSection && CONDITION.test(use.name)) return 'yes_no';
  const kind = BY_NAME.find(([pattern]) => pattern.test(use.name))?.[1] ?? 'text';
  return kind === 'money' && IN_OTHER_UNITS.test(use.unit) ? 'text' : kind;
}

/** How people say what the dictionary calls otherwise. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  联系电话: ['电话', '手机', '手机号', '手机号码', '联系方式'],
  身份证号码: ['身份证号', '身份证', '公民身份号码', '身份号码'],
  住所地: ['住址', '住所', '地址', '户籍地址', '注册地址'],
  经常居住地: ['现住址', '居住地'],
  统一社会信用代码: ['信用代码'],
  出生日期: ['出生年月日', '生日'],
  银行账号: ['账号', '账户', '收款账号'],
  原告: ['我方当事人'],
  被告: ['对方当事人', '对方', '相对方', '相对人'],
  委托人: ['客户', '委托方', '当事人'],
  承办律师: ['律师', '经办律师', '代理律师', '受托律师'],
  律师事务所: ['受托人', '受托方', '律所'],
  请求: ['诉讼请求', '仲裁请求'],
  法院: ['受理法院', '管辖法院', '审理法院'],
  事情经过: ['事实经过'],
  签署日期: ['签订日期', '落款日期'],
  签署地点: ['签订地点', '签署地', '签订地'],
};

/** Everything a definition is called: 原告（申请人） is both, 姓名或者名称 as well. */
function namesOf({ label }: Pick<FactDefinition, 'label'>): string[] {
  const said = label.zh.split(/[（）()]|或者|或|、/).filter((name) => name !== '');
  return said.flatMap((name) => [name, ...(ALSO[name] ?? [])]);
}

const kindOf = ({ kind }: FactDefinition): OwnFieldKind => kind;

const plain = (name: string): string => name.normalize('NFKC').replace(/[\s_\-—的]/g, '');

function fieldCalled({ facts, records }: FactDictionary, list: string, name: string): FactDefinition | null {
  const fields = records.get(facts.get(list)?.record ?? '')?.fields ?? [];
  return fields.find((field) => namesOf(field).includes(plain(name))) ?? null;
}

/** The list of the dictionary whose rows a repeated stretch is about: only where it has all of its fields. */
function boundList(dictionary: FactDictionary, name: string, columns: readonly string[]): string | null {
  const called = plain(name).replace(/(?:列表|名单|清单|们)$/, '');
  for (const fact of dictionary.facts.values()) {
    if (fact.kind !== 'list' || !namesOf(fact).includes(called)) continue;
    if (columns.every((column) => fieldCalled(dictionary, fact.id, column) !== null)) return fact.id;
  }
  return null;
}

function boundField(dictionary: FactDictionary, field: OwnField): OwnField {
  if (field.kind === 'yes_no') return field;
  const name = plain(field.name);
  for (const fact of dictionary.facts.values()) {
    if (fact.kind !== 'list') {
      const fits = fact.kind !== 'yes_no' && namesOf(fact).includes(name);
      if (fits) return { ...field, kind: kindOf(fact), bound: fact.id };
      continue;
    }
    const of = namesOf(fact)
      .filter((list) => name.startsWith(list))
      .map((list) => fieldCalled(dictionary, fact.id, name.slice(list.length) || '姓名'))
      .find((found) => found !== null);
    if (of) return { ...field, kind: kindOf(of), bound: `${fact.id}.${of.id}` };
  }
  return field;
}
