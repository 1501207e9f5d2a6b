import { FIRST_NAMES } from './english-name-lists.ts';
import { findLatinNames } from './find-latin-names.ts';
import {
  CORPORATE,
  FIRMS,
  NO_NAME,
  PLACE_AFTER,
  PINYIN_PLACES as PLACES,
  LATIN_WORD as WORD,
} from './latin-words.ts';
import type { PersonalData } from './mask.ts';
import { PINYIN_SURNAMES } from './surnames.ts';

const TITLED = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Mister|Madam|Mdm|Mx|Sir|Dr|Prof|Professor|Judge|Justice|Attorney|Lawyer|Sgt|Sergeant|Officer|Inspector|Constable|Detective|Captain|Capt|Lieutenant|Director|Manager|President|Chairman|Nurse|Coach|Teacher|Master|Comrade|Boss|Engineer)\\.? (${WORD}(?: (?:[A-Z]\\. ?)?${WORD}){0,2})`,
  'g',
);
const TOLD = new RegExp(
  `(?:[Mm]y (?:full )?name is|[Nn]ame ?:|(?:is|are|was|were) (?:called|named)|called|named|I am|I'm|[Tt]his is|(?:\\b[Hh]i|\\b[Hh]ello|\\b[Hh]ey),? it['’]s|[Nn]ame\\. A:|(?:landlord|landlady|boss|husband|wife|ex|friend|colleague|co-?worker|cousin|uncle|aunt|nephew|niece|classmate|client|customer|seller|buyer|supervisor|director|shareholder|accountant|worker|patient|doctor|nurse|witness|guarantor|contractor|supplier|fianc[ée]e?|employer|manager|neighbou?r|tenant|roommate|girlfriend|boyfriend|partner|agent|teacher|driver|brother|sister|son|daughter|father|mother|lawyer|plaintiff|defendant|borrower|lender)(?: is| was|,)?(?: called| named)?) (${WORD}(?: (?:[A-Z]\\. ?)?${WORD}){0,2})`,
  'g',
);
/** Plaintiff: Ouyang Mei; Contact person: ZHANG WEI. */
const LABELLED = new RegExp(
  `(?<![A-Za-z])(?:Plaintiffs?|Defendants?|Appellant|Appellee|Applicant|Respondent|Attorney|Lawyer|Counsel|Solicitor|Witness(?:es)?|Patient|Doctor|Physician|Tenant|Landlord|Lessor|Lessee|Employee|Seller|Buyer|Lender|Borrower|Guarantor|Client|Contact(?: [Pp]erson)?|Recipient|Consignee|Sender|Signed(?: by)?|Signature|Payee|Payer|Account [Hh]older|Beneficiary|Insured|Driver|Owner|Guardian|Testator|Heir|Judge|Clerk|Interpreter|Student|Parent|Party [AB]|(?:Full |Given |First |Last |Family )?[Nn]ame|Legal [Rr]epresentative|Supervisor|Manager|Agent) ?(?:\\([^)\\n]{1,20}\\) ?)?[:：] ?((?:${WORD}|[A-Z]{2,})(?:,? (?:[A-Z]\\. ?)?(?:${WORD}|[A-Z]{2,})){0,3})`,
  'g',
);
/** Old Wang, Auntie Li, Lao Chen. */
const FAMILIAR = new RegExp(
  `\\b(?:Old|Little|Auntie|Uncle|Aunt|Lao|Xiao|Brother|Sister|Grandma|Grandpa|Granny) (${WORD})`,
  'g',
);
/** What people do, behind a given name in pinyin or a pair that no list knows. */
const DOES =
  /^(?:['’]s (?:wife|husband|son|daughter|mother|father|house|car|account|lawyer|phone|signature|family|salary|father|brother|sister)|,? (?:who|whose)\b| (?:had|has|have|said|says|claimed|claims|owes?|owed|refuse[sd]?|promised|told|signed|lent|borrowed|threatened|quit|resigned|testified|denie[sd]|argue[sd]|admit(?:s|ted)|agree[sd]|moved|married|divorced|hit|beat|live[sd]|works?|worked|never|paid|pays|transferred|repaid|sold|bought|disappeared|died|was|is|did|does|didn't|doesn't|won't|will|wants?|wanted|asked|asks|keeps?|kept|still|also|should|can|could|left|filed|sued)\b)/;
/** Before a given name in pinyin: that Zhiqiang had delivered, I lent Xiaoyan. */
const LEADS =
  /(?:\b(?:that|and|but|because|when|if|while|after|before|by|to|from|with|lent|paid|owes?|gave|told|asked|against|sued?|hit|married|divorce|between|or|where|whether|since|so|then|says|of|for)|^|[.,;:!?“"(]) ?$/;
/** A given name of two syllables that stands alone in pinyin. */
const LONE =
  /(?<![A-Za-z'’-] ?)(?<![A-Za-z][A-Za-z]* )[A-Z][a-z]{4,11}(?![A-Za-z-])|(?<=[a-z,] )[A-Z][a-z]{4,11}(?![A-Za-z-])(?! [A-Z])/g;
const LOWER = /[Mm]y (?:full )?name is ([a-z]{2,12}(?: [a-z]{2,12})?)(?= ?(?:[.,;!?\n]|and |from |$))/g;
const GROUP = new RegExp(`\\b${WORD}(?: (?:[A-Z]\\. )?${WORD}){1,3}`, 'g');
const SINGLE = /(?<![A-Za-z])[A-Z][a-z]+(?![A-Za-z])/g;
const NAMING =
  /(?:\b(?:by|to|from|with|lent|paid|owes?|sued?|gave|told|asked|against|between|sold|married|divorce|met|hired|hit)|^|[.,:;!?] ?) ?$/;

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkhjqxzcsryw]|zh|ch|sh)?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|vn|a|e|i|o|u|v)){1,2}$/i;

/** Names of persons in English text, and Chinese ones in pinyin: after Mr, "my name is", a relation, or as a pair that looks like one. */
export function findEnglishNames(text: string): PersonalData[] {
  const firms = [...text.matchAll(FIRMS)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return [
    ...cued(text, TITLED, true),
    ...cued(text, LOWER, true),
    ...cued(text, LABELLED, true),
    ...cued(text, FAMILIAR, false).filter(({ start, end }) => isSurname(text.slice(start, end))),
    ...cued(text, TOLD, false),
    ...lone(text),
    ...besideHan(text),
    ...groups(text),
    ...singles(text),
    ...findLatinNames(text),
  ].filter(({ start, end }) => !firms.some((firm) => start < firm.end && end > firm.start));
}

function cued(text: string, pattern: RegExp, sure: boolean): PersonalData[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const written = namePart(match[1] ?? '').replace(/,$/, '');
    if (written === '' || PLACE_AFTER.test(text.slice(end, end + 14))) return [];
    const start = end - (match[1] ?? '').length;
    return [
      { kind: 'name' as const, start, end: start + written.length, sure: sure || written.includes(' ') },
    ];
  });
}

/** The words before the first that is no name; empty where the first is none. */
function namePart(written: string): string {
  if (CORPORATE.test(written)) return '';
  const words: string[] = [];
  for (const word of written.split(' ')) {
    if (NO_NAME.test(word.replace(/,$/, ''))) break;
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
    const isPerson =
      words.length > 1 &&
      !CORPORATE.test(rest) &&
      !ROLES.test(rest) &&
      PERSONAL.test(text.slice(end, end + 30));
    const isKnown = FIRST_NAMES.has(words[0] ?? '') || (words.length > 1 && isPinyin(words));
    const isNamed =
      words.length > 1 &&
      !CORPORATE.test(rest) &&
      /[a-z] ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
      NAMING.test(text.slice(Math.max(0, start - 10), start));
    return isKnown || isNamed || isPerson ? [{ kind: 'name' as const, start, end, sure: isKnown }] : [];
  });
}

/** What only a person is or does, behind two words in capitals that no list knows. */
const PERSONAL =
  /^(?:,? (?:aged \d|born (?:on|in) |holder of|holding|a (?:Swedish|Nigerian|foreign|[A-Z][a-z]+) (?:national|citizen))|['’]s (?:wife|husband|son|daughter|mother|father|brother|sister|lawyer)\b| (?:says|said|claims|claimed|owes|owed|refuses|lent|borrowed|threatened|quit|resigned|testified|admits|admitted|denies|denied|moved out|married|divorced|hit me|beat|died|was (?:hit|injured|born|fired|dismissed|arrested|detained|pregnant|killed|hired|driving)|lives? (?:in|at)|works? (?:at|in|for|as)|worked (?:at|in|for|as))\b| ?\((?:male|female|born|aged|passport|ID)\b)/;
const ROLES =
  /\b(?:Seller|Buyer|Lender|Borrower|Lessor|Lessee|Contractor|Owner|Customer|Client|Supplier|Guarantor|Debtor|Creditor|Worker|Applicant|Respondent|Appellant|Claimant|Shareholder|Director|Board|Staff|Team|Association|Platform|Store|Shop|Factory|Clinic|Agency)\b/;

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

const isSurname = (word: string) => PINYIN_SURNAMES.has(word.toLowerCase());
const TWO_SYLLABLES =
  /^(?:(?:[bpmfdtnlgkhjqxzcsryw]|zh|ch|sh)(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|an|ao|ei|en|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u)|er|an|ai|ao|en){2}$/i;

/** Two syllables in pinyin that no place is called, where somebody does something or something is done to somebody. */
function lone(text: string): PersonalData[] {
  return [...text.matchAll(LONE)].flatMap(({ index, 0: word }) => {
    const end = index + word.length;
    if (!TWO_SYLLABLES.test(word) || PLACES.test(word) || NO_NAME.test(word)) return [];
    const after = text.slice(end, end + 16);
    if (PLACE_AFTER.test(after)) return [];
    const before = text.slice(Math.max(0, index - 12), index);
    const isGiven = /\b(?:lent|paid|owes?|gave|told|asked|sued?|hit|married|divorced?|met|hired) $/.test(
      before,
    );
    return isGiven || (LEADS.test(before) && DOES.test(after))
      ? [{ kind: 'name' as const, start: index, end, sure: false }]
      : [];
  });
}

/** 室友Kenji, 老板叫Kevin, Cindy姐: one word in Latin letters within Chinese. */
const BEHIND_HAN =
  /(?<=老板娘?|同事|室友|朋友|房东|租客|邻居|经理|主管|外教|老师|同学|客户|男友|女友|老公|老婆|丈夫|妻子|前夫|前妻|律师|网友|教练|领导|员工|我叫|他叫|她叫|名叫|我是|中介|司机|股东|老总|合伙人|[他她]叫)[A-Z][a-z]{1,11}(?: [A-Z][a-z]{1,11}){0,2}(?![A-Za-z0-9])/g;
const BEFORE_HAN =
  /(?<![A-Za-z0-9])[A-Z][a-z]{1,11}(?=(?:姐|哥|总|老师|先生|女士|小姐|经理|律师|教练|医生)(?![部公经]))/g;

const besideHan = (text: string): PersonalData[] =>
  [...text.matchAll(BEHIND_HAN), ...text.matchAll(BEFORE_HAN)].flatMap(({ index, 0: written }) =>
    namePart(written) === ''
      ? []
      : [{ kind: 'name' as const, start: index, end: index + namePart(written).length, sure: false }],
  );
