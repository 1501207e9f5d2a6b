import { causeIn } from './cause-head.ts';
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
  const behind = behindParties(flatTitle.replace(/(?:系列)?(?:虚假)?(?:诉讼监督|抗诉|监督)?一?案$/, ''));
  if (behind !== '') return [area === 'civil' && !/(?:纠纷|争议)$/.test(behind) ? `${behind}纠纷` : behind];
  const because = /以([\u4e00-\u9fff、]{2,20}纠纷)为由/.exec(facts);
  return because?.[1] ? [because[1]] : [];
}

const LAST_BODY =
  /^.*(?:公司|集团|[书商酒分饭网]店|店|厂|[^布结]局|政府|广场|影楼|机构|报社|网站|医院|学校|支行|分行|银行|中心|委员会|协会|办事处|办公室|村委会|合作社)(?:等)?/;
const LAST_PERSON = /^.*(?:诉|与|、|和)[\u4e00-\u9fff](?:某[某甲乙丙丁]?|[甲乙丙丁])(?:等人?)?/;

/** What a title names behind its last party: 李某诉某书店 → 买卖合同纠纷. */
function behindParties(title: string): string {
  const cut = LAST_BODY.exec(title)?.[0] ?? LAST_PERSON.exec(title)?.[0] ?? '';
  const rest = title.slice(cut.length).replace(/^(?:之间的?|因|的|等)/, '');
  // 某公司与张某执行实施: a person stands behind the last body.
  const behind = /^[与诉和及、]/.test(rest) ? (causeIn(rest) ?? '') : rest;
  return cut !== '' && behind.length > 3 && behind.length < 24 && !/[，。]/.test(behind) ? behind : '';
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
