import type { MaskKind } from './mask.ts';
import { COMMON_SURNAMES, COMPOUND_SURNAMES, PLAIN_SURNAMES } from './surnames.ts';

const STEMS = '甲乙丙丁戊己庚辛壬癸';
const ALREADY_MASKED =
  /[\u4e00-\u9fff]某[甲乙丙丁戊己庚辛壬癸\d]?|某[甲乙丙丁戊己庚辛壬癸](?!方)|Person [A-Z]\b/g;

const LABELS: Record<Exclude<MaskKind, 'name'>, { zh: string; en: string }> = {
  mobile: { zh: '电话', en: 'phone' },
  identity: { zh: '身份证号', en: 'identity number' },
  card: { zh: '卡号', en: 'card number' },
  email: { zh: '邮箱', en: 'e-mail' },
  wechat: { zh: '微信号', en: 'WeChat id' },
  qq: { zh: 'QQ号', en: 'QQ number' },
  plate: { zh: '车牌号', en: 'plate' },
  passport: { zh: '护照号', en: 'passport number' },
  licence: { zh: '证号', en: 'licence number' },
  account: { zh: '账号', en: 'account' },
  address: { zh: '地址', en: 'address' },
};

/**
 * What stands in the place of personal data, the same for the same in one conversation: 张某 as courts print names, 张某甲 and 张某乙 where
 * two are expected, 欧阳某; 某甲 where the surname is rare, since it alone may tell a reader who it is, and where there is none (阿强, John
 * Smith in Chinese text); Person A in English; [电话], [电话2] for the rest. Nothing of a number is kept.
 */
export class Pseudonyms {
  /** Documents of courts keep every surname: 诸葛某, 买某. */
  readonly #keepsSurnames: boolean;
  readonly #given = new Map<string, string>();
  readonly #used = new Set<string>();
  /** Names that will be asked for, by the form of the first of them. */
  readonly #expected = new Map<string, Set<string>>();
  /** How many of each form were given, so that the next free one is found at once. */
  readonly #counts = new Map<string, number>();

  constructor({ keepsSurnames = false }: { keepsSurnames?: boolean } = {}) {
    this.#keepsSurnames = keepsSurnames;
  }

  /** Tells of a name that will be asked for, so that the first of two is told from the second, too. */
  expect(name: string): void {
    const first = nameForms(name, 'zh', this.#keepsSurnames)(0);
    const names = this.#expected.get(first) ?? new Set();
    this.#expected.set(first, names);
    // Two are enough to know; 王建… is 王建国, whose name breaks off.
    const isCut = [...names].some((one) => one.startsWith(name) || name.startsWith(one));
    if (names.size < 2 && !isCut) names.add(name);
  }

  /** Lets a name that is written in another way be masked as one that is known. */
  alias(name: string, known: string): void {
    const given = this.of('name', known, 'zh');
    if (!this.#given.has(`name ${name}`)) this.#given.set(`name ${name}`, given);
  }

  /** Keeps what a text masks already (王某) from being given to somebody else. */
  reserve(text: string): void {
    for (const [masked] of text.matchAll(ALREADY_MASKED)) this.#used.add(masked);
  }

  /** The replacement of a value; `language` is that of the text around it. */
  of(kind: MaskKind, written: string, language: 'zh' | 'en'): string {
    const value = kind === 'name' ? written : written.replace(/[\s()（）-]/g, '').toUpperCase();
    const key = `${kind} ${value}`;
    const given = this.#given.get(key);
    if (given !== undefined) return given;
    const next = this.#firstFree(
      kind === 'name' ? this.#formsOf(written, language) : numbered(LABELS[kind][language]),
    );
    this.#given.set(key, next);
    this.#used.add(next);
    return next;
  }

  /** 王某, or 王某甲 where another 王 is expected and nobody has been called 王某 before. */
  #formsOf(name: string, language: 'zh' | 'en'): (index: number) => string {
    const forms = nameForms(name, language, this.#keepsSurnames);
    const first = forms(0);
    const isShared =
      (this.#expected.get(first)?.size ?? 0) > 1 && first.endsWith('某') && !this.#used.has(first);
    return isShared ? (index) => (index === 0 ? `${first}${STEMS[0]}` : forms(index)) : forms;
  }

  #firstFree(forms: (index: number) => string): string {
    const first = forms(0);
    let index = this.#counts.get(first) ?? 0;
    while (this.#used.has(forms(index))) index += 1;
    this.#counts.set(first, index + 1);
    return forms(index);
  }
}

const numbered = (label: string) => (index: number) =>
  index === 0 ? `[${label}]` : `[${label}${index + 1}]`;

function nameForms(name: string, language: 'zh' | 'en', keepsSurnames: boolean): (index: number) => string {
  if (language === 'en') {
    return (index) => `Person ${index < 26 ? String.fromCharCode(65 + index) : index + 1}`;
  }
  const surname = keepsSurnames ? surnameOf(name) : surnameKept(name);
  if (surname === '') return (index) => `某${STEMS[index] ?? index + 1}`;
  return (index) => `${surname}某${index === 0 ? '' : (STEMS[index] ?? index + 1)}`;
}

function surnameOf(name: string): string {
  if (!/^[\u4e00-\u9fff]/.test(name)) return '';
  return COMPOUND_SURNAMES.has(name.slice(0, 2)) ? name.slice(0, 2) : (name[0] ?? '');
}

/** Compound surnames that are not so rare that they tell who it is. */
const FREQUENT_COMPOUND = new Set(
  '欧阳 上官 司马 诸葛 司徒 皇甫 夏侯 慕容 令狐 东方 尉迟 公孙 长孙 宇文 端木 独孤 南宫 呼延 西门 轩辕'.split(
    ' ',
  ),
);

function surnameKept(name: string): string {
  // 欧阳主任 is found as 欧阳.
  if (FREQUENT_COMPOUND.has(name.slice(0, 2))) return name.slice(0, 2);
  if (/^[老小]/.test(name) && name.length === 2 && PLAIN_SURNAMES.has(name[1] ?? '')) return name[1] ?? '';
  const isPlain =
    name.length <= 3 &&
    !COMPOUND_SURNAMES.has(name.slice(0, 2)) &&
    !/^[阿小老]/.test(name) &&
    COMMON_SURNAMES.has(name[0] ?? '');
  return isPlain ? (name[0] ?? '') : '';
}
