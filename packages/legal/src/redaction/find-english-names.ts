import type { PersonalData } from './mask.ts';
import { PINYIN_SURNAMES } from './surnames.ts';

const WORD = "[A-Z][a-z]+(?:['-][A-Z]?[a-z]+)?";
const TITLED = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Mister|Madam|Dr|Prof|Professor|Judge|Attorney|Lawyer)\\.? (${WORD}(?: (?:[A-Z]\\. ?)?${WORD}){0,2})`,
  'g',
);
const TOLD = new RegExp(
  `(?:[Mm]y (?:full )?name is|[Nn]ame ?:|(?:is|are|was|were) (?:called|named)|called|named|I am|I'm|[Tt]his is|(?:landlord|landlady|boss|husband|wife|friend|colleague|employer|manager|neighbou?r|tenant|roommate|girlfriend|boyfriend|partner|agent|teacher|driver|brother|sister|son|daughter|father|mother|lawyer|plaintiff|defendant|borrower|lender)(?: is| was|,)?(?: called| named)?) (${WORD}(?: (?:[A-Z]\\. ?)?${WORD}){0,2})`,
  'g',
);
const LOWER = /[Mm]y (?:full )?name is ([a-z]{2,12}(?: [a-z]{2,12})?)(?= ?(?:[.,;!?\n]|and |from |$))/g;
const GROUP = new RegExp(`\\b${WORD}(?: (?:[A-Z]\\. )?${WORD}){1,3}`, 'g');
const SINGLE = /(?<![A-Za-z])[A-Z][a-z]+(?![A-Za-z])/g;
const NAMING =
  /(?:\b(?:by|to|from|with|lent|paid|owes?|sued?|gave|told|asked|against|between|sold|married|divorce|met|hired|hit)|^|[.,:;!?] ?) ?$/;

const NO_NAME = new RegExp(
  `\\b(?:${'Article|Articles|Law|Code|Civil|Labou?r|Criminal|Contract|Court|Courts|People|Peoples|Supreme|District|City|Province|County|Road|Street|Avenue|Lane|Building|Room|Republic|China|Chinese|American|British|French|German|Japanese|Korean|Russian|Indian|Canadian|Australian|Beijing|Shanghai|Shenzhen|Guangzhou|Chengdu|Hangzhou|Hong|Macau|Taiwan|University|College|School|Hospital|Bank|Company|Ltd|Inc|Co|Corp|Group|Hotel|Bureau|Commission|Committee|Ministry|Office|Department|Center|Centre|Arbitration|Tribunal|Procuratorate|Police|Security|Insurance|Regulations?|Interpretation|Measures|Rules|Provisions|Opinions|Procedure|Procedures|Property|Marriage|Family|Consumer|Protection|Rights|Social|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Festival|National|International|World|State|Council|Party|Act|Section|Chapter|Part|Paragraph|Item|Annex|Appendix|The|This|That|These|If|When|What|Why|How|Can|Could|Should|Would|Does|Do|Did|Is|Are|Was|Were|Has|Have|Had|My|Your|His|Her|Our|Their|He|She|It|We|They|You|In|On|At|By|For|From|To|With|And|But|Or|Not|No|Yes|Under|After|Before|According|According|Please|Dear|Hello|Hi|Thanks|Thank|Now|Then|There|Here|Also|However|English|Mandarin|Foreign|Work|Permit|Visa|Internet|Online|Service|Apple|Google|Alipay|Taobao|Tmall|Meituan|Didi|Douyin|Tencent|Alibaba|Huawei|WeChat|Weibo|Word|Excel|New|North|South|East|West|Central|Great|Wall|Sorry|Just|Still|Some|Any|Every|Each|Both|Notice|Agreement|Plaintiff|Defendant|Employer|Employee|Landlord|Tenant|Party|Mainland|Europe|European|Union|United|States|Kingdom|Arab|General|Manager|Human|Resources|Sales|Marketing|Chief|Executive|Officer|Judicial|Administrative|Economic|Compensation|Damages|Penalty|Interest|Evidence|Mediation|Litigation|Enforcement|Personal|Information|Data|Tort|Liability|Inheritance|Succession|Guarantee|Trade|Union|Muslim|Christian|Buddhist|Mr|Mrs|Ms|Miss|Dr|Prof|Person|Days?|Holidays?'})\\b`,
);
const PLACE_AFTER =
  /^,? ?(?:District|City|Province|County|Road|Street|Avenue|Lane|Town|Village|Township|Prefecture|Region|Court|University|Bank|Company|Co\.|Ltd|Inc|Law|Group)/;

const FIRST_NAMES: ReadonlySet<string> = new Set(
  'James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Donald Steven Paul Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Raymond Patrick Jack Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Douglas Zachary Peter Kyle Noah Ethan Jeremy Walter Christian Keith Roger Terry Harry Ralph Sean Jesse Roy Louis Bruce Eugene Carl Alan Philip Tony Tom Tim Jim Joe Mike Dave Bob Steve Chris Dan Matt Ben Sam Nick Alex Leo Luke Oscar Simon Ivan Igor Ahmed Ali Omar Mohamed Mohammed Muhammad Hassan Carlos Juan Luis Pedro Diego Pierre Jean Hans Klaus Marco Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Laura Sharon Cynthia Kathleen Amy Angela Shirley Anna Brenda Pamela Emma Nicole Helen Samantha Katherine Christine Rachel Carolyn Janet Maria Catherine Heather Diane Olivia Julie Joyce Kelly Christina Joan Evelyn Lauren Judith Megan Alice Julia Sophie Sophia Lucy Lily Jane Kate Anne Ann Diana Chloe Zoe Eva Natalia Olga Irina Fatima Aisha Elena Sofia Isabella Carmen Ana Marie Claire Monica Vivian Cindy Tina Wendy Jenny Coco Fiona Tracy Sally Molly Peggy'.split(
    ' ',
  ),
);
const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkhjqxzcsryw]|zh|ch|sh)?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|vn|a|e|i|o|u|v)){1,2}$/i;

/** Names of persons in English text, and Chinese ones in pinyin: after Mr, "my name is", a relation, or as a pair that looks like one. */
export function findEnglishNames(text: string): PersonalData[] {
  return [
    ...cued(text, TITLED, true),
    ...cued(text, LOWER, true),
    ...cued(text, TOLD, false),
    ...groups(text),
    ...singles(text),
  ];
}

function cued(text: string, pattern: RegExp, sure: boolean): PersonalData[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const written = namePart(match[1] ?? '');
    if (written === '' || PLACE_AFTER.test(text.slice(end, end + 14))) return [];
    const start = end - (match[1] ?? '').length;
    return [
      { kind: 'name' as const, start, end: start + written.length, sure: sure || written.includes(' ') },
    ];
  });
}

/** The words before the first that is no name; empty where the first is none. */
function namePart(written: string): string {
  const words: string[] = [];
  for (const word of written.split(' ')) {
    if (NO_NAME.test(word)) break;
    words.push(word);
  }
  return words.join(' ');
}

function groups(text: string): PersonalData[] {
  return [...text.matchAll(GROUP)].flatMap(({ index, 0: written }) => {
    const end = index + written.length;
    // "Then David Brown": a word that begins the sentence is no part of the name.
    const lead = /^(?:[A-Z][a-z]+) /.exec(written)?.[0] ?? '';
    const start = NO_NAME.test(lead) ? index + lead.length : index;
    const rest = text.slice(start, end);
    if (NO_NAME.test(rest) || PLACE_AFTER.test(text.slice(end, end + 14))) return [];
    const words = rest.split(' ');
    const isKnown = FIRST_NAMES.has(words[0] ?? '') || (words.length > 1 && isPinyin(words));
    const isNamed =
      words.length > 1 &&
      /[a-z] ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
      NAMING.test(text.slice(Math.max(0, start - 10), start));
    return isKnown || isNamed ? [{ kind: 'name' as const, start, end, sure: isKnown }] : [];
  });
}

/** Tom owes me money; 老板Kevin. */
const singles = (text: string): PersonalData[] =>
  [...text.matchAll(SINGLE)].flatMap(({ index, 0: word }) =>
    FIRST_NAMES.has(word) &&
    !NO_NAME.test(word) &&
    !PLACE_AFTER.test(text.slice(index + word.length, index + word.length + 14))
      ? [{ kind: 'name' as const, start: index, end: index + word.length, sure: false }]
      : [],
  );

const isPinyin = (words: string[]) =>
  words.length <= 3 &&
  words.every((word) => SYLLABLES.test(word.replace(/['-]/g, ''))) &&
  [words[0], words.at(-1)].some((word) => PINYIN_SURNAMES.has((word ?? '').toLowerCase()));
