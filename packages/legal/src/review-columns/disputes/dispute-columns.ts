import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { placeQuote } from '../place-quote.ts';
import { saySeveral } from '../say-several.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid, subjectColumn } from '../subject-column.ts';
import { takePeriod, takeSentence, takeWords, takeYes } from '../take-values.ts';
import { type DisputePlace, readDisputePlace } from './dispute-place.ts';

/** A reading of where disputes go, from what `value` takes of it. */
const onDisputes =
  (take: (place: DisputePlace, input: ColumnInput) => ColumnReading | null) =>
  (input: ColumnInput): ColumnReading => {
    if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
    const place = readDisputePlace(input);
    if (place.passages.length === 0) return nothingSaid(input);
    const { passage, at } = place;
    return (
      take(place, input) ?? {
        state: 'not_found',
        value: null,
        ...placeOf(input, passage ?? place.passages[0], at),
        confidence: (passage?.open.length ?? 0) > 0 ? 'high' : 'medium',
      }
    );
  };

const placeOf = (input: ColumnInput, passage: DisputePlace['passage'] | undefined, at: number) =>
  passage ? placeQuote(input, { ...passage, text: passage.raw }, at, at + 2) : { quote: '', span: null };

const readChoice = onDisputes(({ choice, passage, at }, input) =>
  choice === null || passage === null
    ? null
    : {
        state: 'found',
        value: { kind: 'choice', choice, text: choice },
        ...placeOf(input, passage, at),
        confidence: choice === '仲裁或诉讼' ? 'medium' : 'high',
      },
);

const readBody = onDisputes(({ body, bodies }, input) =>
  body === null
    ? readBodies(bodies, input)
    : {
        state: 'found',
        value: { kind: 'text', text: body.text },
        ...placeQuote(
          input,
          { ...body.passage, text: body.passage.raw },
          body.start,
          body.start + body.text.length,
        ),
        confidence: body.confidence,
      },
);

/** Two that may be chosen from: each with what it is. */
function readBodies(bodies: DisputePlace['bodies'], input: ColumnInput): ColumnReading | null {
  const kindOf = (text: string) => (/仲裁/.test(text) ? '仲裁' : '诉讼');
  const areAlike = new Set(bodies.map(({ text }) => kindOf(text))).size < bodies.length;
  const found = bodies.map(({ text, passage, start }, index) => ({
    ...{ passage, from: start, of: areAlike ? `${index + 1}` : kindOf(text) },
    taken: { value: { kind: 'text' as const, text }, start, end: start + text.length },
  }));
  return saySeveral(input, found, { several: true, confidence: 'medium' });
}

/** 甲方所在地 of 甲方所在地人民法院. */
const SEAT_OF_COURT =
  /^(.{2,24}?(?:所在地|住所地|签订地|签约地|签署地|履行地|坐落地|座落地|注册地|居住地|工程地|项目地))[^。;,]{0,12}(?:仲裁|法院)/;

const readSeat = onDisputes((place, input) => {
  const { body, passages } = place;
  for (const passage of passages) {
    const match =
      /(?<!约定|所)在([^。;,_\s仲裁]{2,12}?)(?:依法)?(?:进行|申请)?仲裁(?!委|机|院|法|庭|规|裁|期|过)/.exec(
        passage.text,
      ) ?? /(?:仲裁地|仲裁地点|开庭地点?)(?:为|是|:|在|于|应为)+\s*([^。;,_\s]{2,20})/.exec(passage.text);
    if (!match?.[1]) continue;
    const start = match.index + match[0].lastIndexOf(match[1]);
    return {
      state: 'found',
      value: { kind: 'text', text: passage.raw.slice(start, start + match[1].length) },
      ...placeQuote(input, { ...passage, text: passage.raw }, match.index, start + match[1].length),
      confidence: 'high',
    };
  }
  const seat = body && SEAT_OF_COURT.exec(body.text)?.[1];
  if (!body || !seat) return null;
  return {
    state: 'found',
    value: { kind: 'text', text: seat },
    ...placeQuote(
      input,
      { ...body.passage, text: body.passage.raw },
      body.start,
      body.start + body.text.length,
    ),
    confidence: 'medium',
  };
});

/** Where disputes go, under which law, and what excuses. */
export const DISPUTE_COLUMNS: readonly ReviewColumnRule[] = [
  {
    key: 'dispute_resolution',
    kind: 'choice',
    group: 'disputes',
    label: { zh: '争议解决方式', en: 'How disputes are settled' },
    asks: { zh: '争议由仲裁还是诉讼解决？', en: 'Do disputes go to arbitration or to court?' },
    choices: [
      { zh: '仲裁', en: 'Arbitration' },
      { zh: '诉讼', en: 'Court' },
      { zh: '仲裁或诉讼', en: 'Either' },
      { zh: '先仲裁后诉讼', en: 'Arbitration first, then court' },
    ],
    read: readChoice,
  },
  {
    key: 'dispute_body',
    kind: 'text',
    group: 'disputes',
    label: { zh: '管辖法院或仲裁机构', en: 'Court or arbitration body' },
    asks: { zh: '由哪个法院管辖，或者提交哪个仲裁机构？', en: 'Which court, or which arbitration body?' },
    read: readBody,
  },
  {
    key: 'dispute_seat',
    kind: 'text',
    group: 'disputes',
    label: { zh: '管辖地、仲裁地', en: 'Place of court or arbitration' },
    asks: { zh: '约定在哪里诉讼或者仲裁？', en: 'In which place are disputes decided?' },
    read: readSeat,
  },
  subjectColumn({
    key: 'governing_law',
    kind: 'text',
    group: 'disputes',
    label: { zh: '适用法律', en: 'Governing law' },
    asks: { zh: '合同适用哪国（地区）的法律？', en: 'Which law governs the contract?' },
    about:
      /适用[^。;,\n]{0,16}法律|(?:适用|受)[^。;,\n]{0,16}法(?:律)?(?:的)?(?:管辖|约束|保护|解释|调整)|准据法|(?:遵照|服从)[^。;,\n]{0,10}(?:中国|中华人民共和国|我国)|(?:依照|依据|按照|根据)[^。;,\n]{0,6}(?:中国|中华人民共和国|我国|[\u4e00-\u9fff]国)[^。;,\n]{0,10}法律?[^。;\n]{0,12}(?:解释|管辖|处理|解决|执行)|法律适用|管辖法律/,
    english: /\bgovern(?:ed|ing|s)?\b[^.;\n]{0,80}\blaws?\b|\blaws? of\b/i,
    notAbout:
      /法人|缴纳|税|根据《|依照《[^》]*》(?:的)?(?:有关|规定|等)|依法(?:成立|设立)|特?(?:签订|订立|制定)(?:本|如下)|为了?(?:明确|维护)|人员[^。;]{0,20}遵守/,
    takes: [
      {
        words:
          /(?:适用|依照|按照|根据|受|遵照|依据|服从)\s*(?:于)?\s*((?:中华人民共和国|我国|中国(?:大陆|内地)?(?:地区)?|香港(?:特别行政区)?|澳门(?:特别行政区)?|台湾(?:地区)?|美国[\u4e00-\u9fff]{0,8}?州?|英国|英格兰|新加坡(?:共和国)?|日本国?|德国|法国|瑞士|瑞典|韩国)(?:的)?(?:现行)?(?:有关)?(?:实体)?(?:法律|法))/,
        value: takeWords('text', 30),
        first: true,
      },
      {
        words: /\blaws? of (?:the )?([A-Z][\w'’ ()-]{2,60}?)(?=[.,;]|,? without| and | as |$)/,
        value: takeWords('text', 70),
        none: /organi[sz]ed|existing|incorporated/i,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'force_majeure',
    kind: 'yes_no',
    group: 'disputes',
    label: { zh: '有无不可抗力条款', en: 'Force majeure clause' },
    asks: { zh: '是否约定不可抗力？', en: 'Is force majeure dealt with?' },
    about: /不可抗[力拒]|不可抗御|人力不可抗/,
    english: /\bforce majeure\b|\bacts? of god\b/i,
    takes: [
      { words: /不可抗[力拒]|不可抗御|人力不可抗/, value: takeYes, first: true },
      { words: /\bforce majeure\b|\bacts? of god\b/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'force_majeure_notice',
    kind: 'period',
    group: 'disputes',
    label: { zh: '不可抗力通知期限', en: 'Notice of force majeure' },
    asks: {
      zh: '发生不可抗力后多久内通知或者提供证明？',
      en: 'Within what time must force majeure be told or proved?',
    },
    about: /不可抗[力拒]|不可抗御/,
    english: /\bforce majeure\b/i,
    and: /通知|证明|告知|[日天时]之?内/,
    takes: [
      {
        words: /(?:发生|出现|遭遇|结束|影响|事件|事故|遭受)[^。;]{0,20}?(?:后|起|时)?(?:的|,|应在|应于|在)*/,
        value: (passage, match) => {
          const taken = takePeriod({ within: 10 })(passage, match);
          return taken &&
            /^[之以]?内/.test(passage.text.slice(taken.end)) &&
            /不可抗|事故|事件/.test(passage.text + passage.heading)
            ? taken
            : null;
        },
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'service_address',
    kind: 'quote',
    group: 'disputes',
    label: { zh: '送达地址条款', en: 'Address for service' },
    asks: { zh: '怎样约定通知和送达的地址？', en: 'What is agreed on the address for notices and service?' },
    about:
      /送达|通知[^。;\n]{0,30}(?:地址|邮寄|书面形式|发出|视为)|(?:通讯|通信|联系)(?:地址|方式)[^。;\n]{0,16}(?:变更|送达|有效)/,
    english: /\bnotices?\b[^.;\n]{0,80}\b(?:address|writing|delivered)\b/i,
    notAbout: /解除/,
    takes: [
      {
        words:
          /送达(?:地址|至|到|方式)|视为[^。;]{0,10}送达|(?:通讯|通信|联系)(?:地址|方式)[^。;]{0,16}变更|通知[^。;]{0,40}(?:书面|地址|邮寄)/,
        value: takeSentence,
        none: /解除|工程|货物|^.{0,10}$/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /\bnotices?\b[^.;]{0,100}\b(?:writing|address)\b/i,
        value: takeSentence,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
];
