import { CHAPTER_OF_CHARGE } from './charges.ts';
import type { CaseArea } from './judgment-reading.ts';

/** What the causes of a guiding or typical case are read in; all flat text. */
interface DigestCauseSource {
  area: CaseArea;
  title: string;
  keywords: string;
  facts: string;
}

const CHARGES = [...CHAPTER_OF_CHARGE.keys()].toSorted((a, b) => b.length - a.length);

/** Reads the causes: keywords that the title bears out, the title's end, charges that the facts name. */
export function readDigestCauses({ area, title, keywords, facts }: DigestCauseSource): string[] {
  const flatTitle = title
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .replace(/^[^:：]{0,14}号[:：]/, '');
  const words = keywords
    .replace(/^[【[]?(?:关键词|主题词)[】\]]?[ :：]*/, '')
    .split(/[/\n ]+|(?<=罪|纠纷)[、，]/)
    .map((word) => word.replace(/[。]$/, '').trim())
    .filter((word) => word.length > 1);
  if (area === 'criminal') return readCharges(flatTitle, words, facts);
  const told = words.filter((word) => /纠纷$|争议$/.test(word) && word.length < 30);
  if (told.length > 0) return [...new Set(told)];
  const borne = words.find((word) => word.length > 2 && flatTitle.includes(`${word}纠纷`));
  if (borne) return [`${borne}纠纷`];
  const end =
    /(?:公司|银行|政府|局|厂|店|院|广场|学校|中心|委员会|某[\u4e00-\u9fff]{0,2}|等人?|网|会|处|社|行)(?:与[^与]{2,20}之间)?([\u4e00-\u9fff、]{2,24}?(?:纠纷|争议))(?:系列)?(?:[\u4e00-\u9fff]{0,8})?案/.exec(
      flatTitle,
    );
  if (end?.[1]) return [end[1].replace(/^(?:与|和|的|之间)/, '')];
  const because = /以([\u4e00-\u9fff、]{2,20}纠纷)为由/.exec(facts);
  return because?.[1] ? [because[1]] : [];
}

function readCharges(title: string, keywords: readonly string[], facts: string): string[] {
  const told = keywords.filter((word) => CHAPTER_OF_CHARGE.has(word) || /[^犯]罪$/.test(word));
  if (told.length > 0) return [...new Set(told)];
  const inTitle = CHARGES.filter((charge) => charge.length > 2 && title.includes(charge.slice(0, -1)));
  const longest = inTitle.filter(
    (charge) => !inTitle.some((other) => other !== charge && other.includes(charge.slice(0, -1))),
  );
  if (longest.length > 0)
    return longest.toSorted((a, b) => title.indexOf(a.slice(0, -1)) - title.indexOf(b.slice(0, -1)));
  const inFacts = [...facts.matchAll(/(?:以|犯|构成|涉嫌)([\u4e00-\u9fff、]{2,30}?罪)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(inFacts.filter((charge) => CHAPTER_OF_CHARGE.has(charge)))];
}
