import { Cover, type PlacedMask } from './cover.ts';
import { findLeftIdentifiers } from './left-identifiers.ts';
import type { MaskKind } from './mask.ts';
import { redactConversation } from './redact.ts';

/** What stands behind a placeholder. */
export interface Placeholder {
  kind: MaskKind | 'credit_code';
  /** 〔姓名1〕, 〔Name1〕. */
  placeholder: string;
  /** What it is put back as: of a name the fullest way in which it was written. */
  original: string;
  /** In how many places it stands. */
  count: number;
}

/** Texts as they leave, and what their placeholders stand for. */
export interface OutgoingTexts {
  texts: string[];
  placeholders: Placeholder[];
}

const LABELS: Record<Placeholder['kind'], { zh: string; en: string }> = {
  name: { zh: '姓名', en: 'Name' },
  mobile: { zh: '电话', en: 'Phone' },
  identity: { zh: '身份证号', en: 'IdNumber' },
  card: { zh: '银行卡号', en: 'CardNumber' },
  email: { zh: '邮箱', en: 'Email' },
  wechat: { zh: '微信号', en: 'WeChat' },
  qq: { zh: 'QQ号', en: 'QQ' },
  plate: { zh: '车牌号', en: 'Plate' },
  passport: { zh: '护照号', en: 'Passport' },
  licence: { zh: '证号', en: 'Licence' },
  account: { zh: '账号', en: 'Account' },
  address: { zh: '地址', en: 'Address' },
  credit_code: { zh: '信用代码', en: 'CreditCode' },
};
/** What looks like a placeholder, whoever wrote it. */
const BRACKETED = /〔[^〔〕\n]{1,24}〕/g;
/** This program, which its instructions name to every model. */
const NOBODY = new Set(['明法', 'Mingfa']);
/** Shorter ones stand in other words and numbers. */
const REPEATED_MIN = 4;

interface OutgoingValue {
  kind: Placeholder['kind'];
  written: Set<string>;
  placeholder: string | null;
  count: number;
}
interface OutgoingMask extends PlacedMask {
  value: OutgoingValue;
}

/**
 * Replaces what points at a person in all texts of one request by typed, numbered placeholders: the same person or number has the
 * same one in all of them. A placeholder that a text holds already is given to nobody. Besides what `Redactor` finds, every number
 * whose check digit is right is replaced. Takes seconds for 100,000 characters: run it beside the event loop.
 */
export function maskOutgoing(texts: readonly string[]): OutgoingTexts {
  const covers = new Map<string, Cover<OutgoingMask>>();
  for (const text of texts) if (!covers.has(text)) covers.set(text, new Cover(text));
  const all = [...covers.values()];
  const values = layFound(all);
  repeatValues(all, values);
  const given = new PlaceholderNames(texts);
  for (const cover of all) {
    cover.places.sort((a, b) => a.start - b.start);
    for (const { value } of cover.places) value.placeholder ??= given.next(value.kind, cover.text);
  }
  for (const text of texts) for (const { value } of covers.get(text)?.places ?? []) value.count += 1;
  return {
    texts: texts.map((text) => applyPlaceholders(text, covers.get(text)?.places ?? [])),
    placeholders: [...values.values()].flatMap(describePlaceholder),
  };
}

function layFound(covers: readonly Cover<OutgoingMask>[]): Map<string, OutgoingValue> {
  const values = new Map<string, OutgoingValue>();
  const lay = (
    cover: Cover<OutgoingMask>,
    { kind, start, end }: { kind: OutgoingValue['kind']; start: number; end: number },
    sameAs: string,
  ) => {
    if (!cover.isFree(start, end)) return;
    const key = `${kind} ${sameAs}`;
    const value = values.get(key) ?? { kind, written: new Set(), placeholder: null, count: 0 };
    values.set(key, value);
    value.written.add(cover.text.slice(start, end));
    cover.add({ start, end, replacement: '', value });
  };
  const redactions = redactConversation(covers.map(({ text }) => text));
  for (const [index, cover] of covers.entries()) {
    // The redactor's own replacement is the same for the same person or number, however it is written.
    for (const mask of redactions[index]?.masked ?? []) {
      if (!NOBODY.has(cover.text.slice(mask.start, mask.end))) lay(cover, mask, mask.replacement);
    }
    for (const left of findLeftIdentifiers(cover.text))
      lay(cover, left, plainNumber(cover.text.slice(left.start, left.end)));
  }
  return values;
}

/** What was recognised by the words around it is masked where it stands without them. */
function repeatValues(
  covers: readonly Cover<OutgoingMask>[],
  values: ReadonlyMap<string, OutgoingValue>,
): void {
  const all = [...values.values()]
    .flatMap((value) =>
      [...value.written].flatMap((written) =>
        written.length >= (value.kind === 'name' ? 2 : REPEATED_MIN) ? [{ written, value }] : [],
      ),
    )
    .toSorted((a, b) => b.written.length - a.written.length);
  for (const cover of covers)
    for (const { written, value } of all)
      for (const place of cover.occurrencesOf(written)) cover.add({ ...place, replacement: '', value });
}

/** Hands out each placeholder once, and none that stands in a text already. */
class PlaceholderNames {
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(texts: readonly string[]) {
    for (const text of texts) for (const [written] of text.matchAll(BRACKETED)) this.#taken.add(written);
  }

  next(kind: Placeholder['kind'], text: string): string {
    const label = LABELS[kind][/[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en'];
    for (let number = (this.#counts.get(label) ?? 0) + 1; ; number += 1) {
      const placeholder = `〔${label}${number}〕`;
      if (this.#taken.has(placeholder)) continue;
      this.#counts.set(label, number);
      return placeholder;
    }
  }
}

function describePlaceholder({ kind, written, placeholder, count }: OutgoingValue): Placeholder[] {
  if (placeholder === null) return [];
  const ways = [...written];
  const [original = ''] = kind === 'name' ? ways.toSorted((a, b) => b.length - a.length) : ways;
  // A line break within a number would break the line, or the JSON, that it is put back into.
  return [{ kind, placeholder, original: original.replace(/\s+/g, ' '), count }];
}

const plainNumber = (written: string) => written.replace(/[\s-]/g, '').toUpperCase();

function applyPlaceholders(text: string, masks: readonly OutgoingMask[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, value } of masks) {
    parts.push(text.slice(from, start), value.placeholder ?? '');
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
