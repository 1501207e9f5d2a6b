import type { ColumnConfidence, ColumnInput } from '../column-rule.ts';
import { type Passage, passagesWith, readPassages } from '../read-passages.ts';

/** What a contract says of where disputes go. */
export interface DisputePlace {
  /** Passages that speak of disputes and where they go. */
  passages: readonly Passage[];
  /** Null where nothing is chosen: a form whose choice is open, negotiation alone, words that contradict each other. */
  choice: '仲裁' | '诉讼' | '仲裁或诉讼' | '先仲裁后诉讼' | null;
  /** The passage that chooses. */
  passage: Passage | null;
  at: number;
  /** The court or the body, as written; null where none can be told. */
  body: Body | null;
  /** Where there is a choice between several: each of them. */
  bodies: readonly Body[];
}

/** A court or an arbitration body with its place. */
interface Body {
  text: string;
  passage: Passage;
  start: number;
  confidence: ColumnConfidence;
}

const ABOUT = /(?:协商|调解)不成|种方式解决|仲裁|法院|诉讼|起诉|争议|纠纷|争执|争端|打官司/g;
const ENGLISH = /\barbitrat\w+|\bjurisdiction\b|\bcourts?\b|\bdisputes?\b/gi;
/** Words on disputes that choose no place for them. */
const ELSEWHERE =
  /强制执行|财产保全|查封|冻结|诉讼时效|诉讼费|律师费|涉及(?:的)?(?:诉讼|仲裁)|未涉|不存在[^。;]{0,30}(?:诉讼|仲裁)|破产|(?:重大|任何)(?:诉讼|仲裁)|法院[^。;]{0,8}(?:裁定|查封|拍卖)|裁定|(?:作为|提供)[^。;]{0,10}证据|(?:诉讼|仲裁)(?:或|、)(?:仲裁|诉讼)[^。;]{0,12}(?:期间|过程|费用)|在(?:诉讼|仲裁)(?:期间|过程)|争议(?:解决)?(?:期间|过程)|仲裁(?:费|裁决)(?:用)?[^。;]{0,8}(?:由|是|为)/;
const OPEN_CHOICE =
  /第[\s_＿×/]*(?:[(【[{][^)】\]}]{0,8}[)】\]}])?[\s_＿×/]*(?:种|项|款)|(?:以下|下列)一种|约定以下|(?:下列|以下)(?:两种|方式之一|第)?[^。;]{0,10}(?:方式)?[^。;]{0,8}(?:选择|任选|择一)/;
const CHOSEN =
  /(?:按|选|采用|采取|以下|下列|依|用)[^。;:]{0,8}?第\s*[(【[]?[\s_]*([12一二①②])[\s_]*[)】\]]?\s*(?:种|项|款)/;
const EITHER =
  /仲裁[^。;]{0,30}(?:或者?|也可|亦可|均可|,可)[^。;]{0,24}(?:法院|诉讼|起诉)|(?:法院|起诉|诉讼)[^。;]{0,20}(?:或者?|也可|亦可|均可)[^。;]{0,24}仲裁/;
const AFTER_ARBITRATION =
  /不服[^。;]{0,24}(?:起诉|诉讼|法院)|仲裁[^。;]{0,40}不服[^。;]{0,24}(?:起诉|诉讼|法院)/;
const SENDS_TO_ARBITRATION =
  /(?:提交|申请|提请|由|向|通过|请|交|报|找|去|送)[^。;]{0,40}仲裁|仲裁(?:解决|裁决|处理|方式|机构)|进行仲裁/;
const SUES =
  /(?:去|上|到|在)[^。;,]{0,24}法院|法院(?:打官司|解决)|(?:向|由|提交|到|在|至|送|去|上)[^。;]{0,40}(?:法院|法庭)[^。;]{0,20}(?:起诉|诉讼|管辖|解决|裁决|判决|审理|处理|提出|诉)|(?:可|依法|有权)[^。;]{0,10}(?:起诉|提起诉讼|诉讼解决)|(?:向|由)[^。;]{0,30}法院|通过诉讼|(?:争议|纠纷)[^。;]{0,8}(?:提交|交|由)[^。;]{0,30}法院|法院(?:管辖|诉讼|为管辖|审|判)|提起诉讼/;
/** A court that enforces, or is told of. */
const NO_SUIT = /强制执行|申请执行|对裁决|判决书|调解书|申请处分|处分抵押|拍卖|裁定|查封/;
/** The words behind a box that is ticked, up to the next box. */
function tickedIn(passage: Passage): Passage[] {
  const match = /[☑√✓☒■]\s*[^□☐☑√✓☒■]{4,80}/.exec(passage.text);
  if (!match) return [];
  const end = match.index + match[0].trimEnd().length;
  return [
    {
      ...passage,
      text: passage.text.slice(match.index, end),
      raw: passage.raw.slice(match.index, end),
      start: passage.start + match.index,
      open: [],
    },
  ];
}

const read = new WeakMap<ColumnInput['contract'], DisputePlace>();

/** Where disputes go, by all the passages on them; made once a contract. */
export function readDisputePlace({ contract }: ColumnInput): DisputePlace {
  const known = read.get(contract);
  if (known) return known;
  const made = contract.language === 'en' ? readEnglish(contract) : readChinese(contract);
  read.set(contract, made);
  return made;
}

function readChinese(contract: ColumnInput['contract']): DisputePlace {
  const all = readPassages(contract);
  const passages = passagesWith(all, ABOUT)
    .map((index) => all.all[index])
    .filter((passage): passage is Passage => passage !== undefined)
    .filter(
      ({ text, section, heading }) =>
        section !== 'annex' && (!ELSEWHERE.test(text) || /争议|纠纷/.test(heading + text)),
    );
  const nothing = { passages, choice: null, passage: null, at: 0, body: null, bodies: [] };
  const ticked = passages.flatMap(tickedIn);
  if (ticked.length === 1 && ticked[0]) {
    const choice = /仲裁/.test(ticked[0].text) ? '仲裁' : '诉讼';
    // Where the box has the bare word, the sentence before it says which court or body.
    const byBox = chosen(passages, ticked, choice);
    return byBox.body ? byBox : chosen(passages, [...ticked, ...passages], choice);
  }
  const boxes = passages.filter(({ text }) => /[□☐]/.test(text));
  if (boxes.length > 0) return { ...nothing, passage: boxes[0] ?? null };
  const open = passages.find(({ text }) => OPEN_CHOICE.test(text));
  const option = passages.map(({ text }) => CHOSEN.exec(text)?.[1]).find((one) => one !== undefined);
  if (open && option === undefined) return { ...nothing, passage: open };
  const sends = passages.filter(({ text }) => SENDS_TO_ARBITRATION.test(text));
  const sues = passages.filter(
    ({ text }) =>
      SUES.test(text) &&
      !NO_SUIT.test(text) &&
      (!sends.some((one) => one.text === text) || EITHER.test(text)),
  );
  const both = passages.find(
    ({ text, open: places }) =>
      places.length === 0 && EITHER.test(text) && !AFTER_ARBITRATION.test(text) && !NO_SUIT.test(text),
  );
  // 调处不服 goes to court without any arbitration.
  const after = sends.length > 0 ? passages.find(({ text }) => AFTER_ARBITRATION.test(text)) : undefined;
  if (option !== undefined && sends[0] && sues[0]) {
    const isFirst = /[1一①]/.test(option);
    const order = passages.indexOf(sends[0]) <= passages.indexOf(sues[0]);
    return isFirst === order ? chosen(passages, sends, '仲裁') : chosen(passages, sues, '诉讼');
  }
  if (after) return chosen(passages, [after, ...sends], '先仲裁后诉讼');
  if (both) return chosen(passages, [both], '仲裁或诉讼');
  if (sends.length > 0 && sues.length > 0) {
    const isOne =
      /(?:或者?|也可|亦可|均可)(?:以|直接|依法)?(?:向|由|提|到|诉)/.test(sues[0]?.text ?? '') &&
      sues[0]?.open.length === 0;
    return isOne
      ? chosen(passages, [...sends, ...sues], '仲裁或诉讼')
      : { ...nothing, passage: sends[0] ?? null };
  }
  if (sends.length > 0) return chosen(passages, sends, '仲裁');
  if (sues.length > 0) return chosen(passages, sues, '诉讼');
  return { ...nothing, passage: passages.find(({ text }) => text.length > 8) ?? passages[0] ?? null };
}

function chosen(
  passages: readonly Passage[],
  by: readonly Passage[],
  choice: NonNullable<DisputePlace['choice']>,
): DisputePlace {
  const passage = by.find(({ text }) => /争议|纠纷|争执|协商不成/.test(text)) ?? by[0] ?? null;
  const bodies = by
    .flatMap(bodiesIn)
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index);
  const wanted = bodies.filter(
    ({ text }) => choice === '仲裁或诉讼' || /仲裁|机关/.test(text) === (choice !== '诉讼'),
  );
  return {
    passages,
    choice,
    passage,
    at: Math.max(0, passage?.text.search(/仲裁|法院|诉讼|起诉/) ?? 0),
    body: wanted.length === 1 ? (wanted[0] ?? null) : null,
    bodies:
      wanted.length === 2 && (choice === '仲裁或诉讼' || wanted[0]?.passage === wanted[1]?.passage)
        ? wanted
        : [],
  };
}

const ARBITRATORS =
  /(?:提交|提请|申请|向|由|交|经|请|选择|到|报|找|去|送)\s*(?:给|到|至)?\s*((?:(?!提交|提请|申请|向|协商|由)[^。;,]){2,30}?(?:仲裁委员会|仲裁院|仲裁中心|仲裁委(?!员)|仲裁机构|仲裁机关|仲裁部门|仲裁庭)(?:[\u4e00-\u9fff]{2,6}?(?:分会|分院|分委会))?)/;
const COURTS =
  /(?:向|由|提交|到|在|至|送|去|上|交|以|归|找|(?:^|[,:;。\s]|或者?)(?=[^。;,\s]{2,24}法院(?:依法)?(?:专属)?(?:管辖|审理|裁[判决]|处理)))\s*((?:(?!提交|提请|申请|协商|向|由)[^。;,]){0,30}?(?:人民法院|海事法院|知识产权法院|法院|法庭)(?![,(]?即))/;
/** Behind the name of a court, another one to choose from. */
const OTHER_COURT =
  /^(?:或者?|、|或由|和)([^。;,向提申仲]{2,24}?法院)(?=[^。;,]{0,6}(?:管辖|审理|起诉|诉讼|解决|裁|处理))/;
/** No body can be found by these words. */
const VAGUE_BODY =
  /^(?:有关|相关|约定的?|劳动争议|劳动人事争议|劳动|国家|国家规定的?|经济合同|经济|合同|主管|当地有关|法定|专业|有权|有关的?|合法|上级)*(?:的)?(?:仲裁(?:委员会|机构|机关|部门|庭|院|委)|合同管理机关|合同仲裁(?:委员会|机关|机构))$|合同管理机关/;
const VAGUE_COURT = /^(?:依法|直接)?(?:人民)?(?:法院|法庭)$/;

function bodiesIn(passage: Passage): Body[] {
  const { text, open } = passage;
  const bodies: Body[] = [];
  for (const [pattern, vague] of [
    [ARBITRATORS, VAGUE_BODY],
    [COURTS, VAGUE_COURT],
  ] as const) {
    const match = pattern.exec(text);
    // 原审法院即某某人民法院: the second name says which.
    const name = match?.[1]?.replace(
      /^.*法院[,(]?即|^[^,]{2,12}(?:住处|住所地?|所在地?|住的地方)的(?=[\u4e00-\u9fff]{2,8}[市县区州])/,
      '',
    );
    if (!match || name === undefined) continue;
    const start = match.index + match[0].lastIndexOf(name);
    const end = start + name.length;
    if (open.some((place) => place.start < end && place.end > start) || /[_×]{2,}|\s{2,}|XX|某/.test(name))
      return [];
    const bare = name.replace(/\s/g, '');
    if (vague.test(bare) || (pattern === COURTS && /仲裁|机关/.test(bare))) continue;
    const isNamed =
      !/(?:有管辖权|当地|所在地|有权|管辖)/.test(bare) || /[甲乙双出承原被告买卖供需守履签房项]/.test(bare);
    const confidence = isNamed ? 'high' : 'medium';
    bodies.push({ text: passage.raw.slice(start, end).trim(), passage, start, confidence });
    // 由甲地法院或乙地法院管辖 names two.
    const other = pattern === COURTS ? OTHER_COURT.exec(text.slice(end)) : null;
    if (other?.[1]) {
      const at = end + other[0].indexOf(other[1]);
      bodies.push({ text: passage.raw.slice(at, at + other[1].length), passage, start: at, confidence });
    }
  }
  return bodies;
}

function readEnglish(contract: ColumnInput['contract']): DisputePlace {
  const all = readPassages(contract);
  const passages = passagesWith(all, ENGLISH)
    .map((index) => all.all[index])
    .filter((passage): passage is Passage => passage !== undefined);
  const arbitration = passages.find(({ text }) =>
    /\b(?:settled|resolved|determined|submitted|referred)\b[^.;]{0,60}\barbitration\b|\bbinding arbitration\b/i.test(
      text,
    ),
  );
  const court = passages.find(({ text }) =>
    /\b(?:exclusive|non-exclusive) jurisdiction\b|\bsubmits? to the jurisdiction\b|\bbrought\b[^.;]{0,60}\bcourts?\b/i.test(
      text,
    ),
  );
  const passage = arbitration ?? court ?? passages[0] ?? null;
  const choice = arbitration && court ? null : arbitration ? '仲裁' : court ? '诉讼' : null;
  const found = passage && choice !== null ? englishBody(passage) : null;
  return { passages, choice, passage, at: 0, body: found, bodies: [] };
}

function englishBody(passage: Passage): DisputePlace['body'] {
  const match =
    /\b((?:the )?[A-Z][\w’' ]{3,60}? (?:Arbitration (?:Commission|Cent(?:re|er)|Association)|Court of Arbitration)|American Arbitration Association|JAMS|(?:the )?(?:state and federal |state or federal |federal and state )?courts? (?:of|in|located in|sitting in) (?:the )?[A-Z][\w ,]{2,50}?)(?=[.;,)]| in accordance| under| for | (?:shall|will|have|has)\b| and (?:each|the|waive)|$)/.exec(
      passage.raw,
    );
  if (!match?.[1]) return null;
  return { text: match[1].trim(), passage, start: match.index, confidence: 'medium' };
}
