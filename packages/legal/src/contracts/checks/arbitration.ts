import type { Sentence } from '../sentences.ts';
import type { Check, CheckResult } from './check.ts';
import { spanIn } from './check-lines.ts';
import { type DisputeClause, disputeClauses, IS_NO_CHOICE } from './dispute-clauses.ts';

/** The reader is to tick one. */
const CHOICE =
  /第[_＿\s（(【[]{0,12}[一二12]?[_＿\s）)】\]]{0,12}种|(?:下列|以下)(?:第|方式|一种)|任选|择一|选择(?:以下|下列)/;
/** One or the other, at a party's choice. */
const EITHER =
  /仲裁[^。；]{0,20}(?:或|也可|亦可|均可)[^。；]{0,18}法院|法院[^。；]{0,20}(?:或|也可|亦可|均可)[^。；]{0,24}仲裁/;
const SUIT = /(?:向|由|提交|到)[^。；]{0,30}法院[^。；]{0,8}(?:起诉|诉讼|管辖|解决)/;
const SENDS = /(?:提交|申请|提请|由|向|通过)[^。；]{0,24}仲裁|仲裁(?:解决|裁决|处理)|进行仲裁/;

const withoutLabour = (clause: DisputeClause): Sentence[] =>
  clause.sentences.filter(({ text }) => !IS_NO_CHOICE.test(text));

/** Disputes of one kind alone, which may well go elsewhere than the others. */
const SPECIAL =
  /(?:质量|知识产权|工程|技术|专利|著作权|土地|保险|劳动|担保|抵押|海事)[^，,。；]{0,8}(?:争议|纠纷)/;

/** Arbitration and a court side by side, in one clause or in two (仲裁法解释 §7). */
export const checkArbitrationAndCourt: Check = (input) => {
  if (input.kind === 'labor') return [];
  const clauses = disputeClauses(input.text).filter(({ folded }) => !CHOICE.test(folded));
  const within = clauses.flatMap(withinOne);
  return within.length > 0 ? within : acrossClauses(clauses);
};

const CHOOSE_ONE =
  '二者择一：“向【约定地点】有管辖权的人民法院提起诉讼”，或者“提交【仲裁机构全称】，按照申请仲裁时该机构现行有效的仲裁规则仲裁，仲裁裁决是终局的，对双方均有约束力”';

function withinOne(clause: DisputeClause): CheckResult[] {
  const sentences = withoutLabour(clause);
  const both = sentences.find(
    ({ text }) =>
      EITHER.test(text) &&
      /起诉|诉讼|管辖|解决|裁决|判决|处理|申诉/.test(text) &&
      !/不得|除外|不再|裁决书|判决书/.test(text),
  );
  const arbitrates = both ?? arbitration(sentences);
  const sues = both ?? suit(sentences);
  if (!arbitrates || !sues) return [];
  return [
    {
      spans: both ? [both.span] : [arbitrates.span, sues.span],
      clauseId: clause.clauseId,
      detail: { zh: '本条同时约定了仲裁和诉讼。', en: 'The clause names both arbitration and a court.' },
      action: 'comment',
      suggestion: CHOOSE_ONE,
    },
  ];
}

/** One clause sends disputes to arbitration, another one to a court. */
function acrossClauses(clauses: readonly DisputeClause[]): CheckResult[] {
  const general = clauses.map((clause) => ({
    clauseId: clause.clauseId,
    sentences: withoutLabour(clause).filter(({ text }) => !SPECIAL.test(text)),
  }));
  for (const one of general) {
    const arbitrates = arbitration(one.sentences);
    if (!arbitrates) continue;
    for (const other of general) {
      const sues = other === one ? undefined : suit(other.sentences);
      if (!sues || !/争议|纠纷|争端|协商不成/.test(sues.text)) continue;
      return [
        {
          spans: [arbitrates.span, sues.span],
          clauseId: one.clauseId,
          detail: {
            zh: '本条约定仲裁，另一条款又约定由法院管辖。',
            en: 'This clause sends disputes to arbitration, another one to a court.',
          },
          action: 'comment',
          suggestion: CHOOSE_ONE,
        },
      ];
    }
  }
  return [];
}

const arbitration = (sentences: readonly Sentence[]) => sentences.find(({ text }) => SENDS.test(text));
const suit = (sentences: readonly Sentence[]) =>
  sentences.find(({ text }) => SUIT.test(text) && !/仲裁|裁决|执行/.test(text));

const BODY = /([\u4e00-\u9fff]{2,20}?)(仲裁委员会|仲裁院|仲裁中心|仲裁委)/g;
/** Words that stand before 仲裁委员会 and name none. */
const VAGUE =
  /(?:有关|相关|当地|所在地|本地|有权|合法|双方|甲方|乙方|任何|一方|国家|经济合同|法定|约定|约定的|指定|专业|管理机关|当事人|的)$/;
const OPEN = /[_＿]{2,}|\s{4,}|\u3000{3,}|【|\[|\{\{|[×xX]{2}/;
/** Bodies whose name does not end as those do, and rules by which one can be found (仲裁法解释 §4). */
const OTHER_BODY = /ICC|HKIAC|SIAC|CIETAC|国际商会|斯德哥尔摩|贸促会|促进委员会|仲裁规则|交易所/;

/** Arbitration without a body that can be found, or with several (仲裁法 §27, §29; 仲裁法解释 §5, §6). */
export const checkArbitrationBody: Check = (input) => {
  if (input.kind === 'labor') return [];
  const clauses = disputeClauses(input.text).map((clause) => ({
    ...clause,
    sentences: withoutLabour(clause).filter(({ text }) => /仲裁/.test(text)),
  }));
  const all = clauses.flatMap(({ sentences }) => sentences);
  const names = new Set(all.flatMap(({ text }) => [...text.matchAll(BODY)].flatMap(bodyName)));
  if (names.size === 1 || all.some(({ text }) => OPEN.test(text) || OTHER_BODY.test(text))) return [];
  for (const { sentences, clauseId } of clauses) {
    const first = sentences.find(({ text }) => SENDS.test(text));
    if (first) return [withoutBody(first, clauseId, [...names])];
  }
  return [];
};

function withoutBody(sentence: Sentence, clauseId: string | null, names: readonly string[]): CheckResult {
  const at = sentence.text.indexOf('仲裁');
  const start = sentence.text.lastIndexOf('，', at) + 1;
  return {
    spans: [spanIn(sentence, start, sentence.text.length)],
    clauseId,
    detail:
      names.length === 0
        ? { zh: '约定了仲裁，但没有写明具体的仲裁机构。', en: 'Arbitration is agreed, but no body is named.' }
        : {
            zh: `写明了${names.length}个仲裁机构（${names.join('、')}）。`,
            en: `${names.length} bodies are named (${names.join(', ')}).`,
          },
  };
}

function bodyName(match: RegExpMatchArray): string[] {
  const before = (match[1] ?? '').replace(/^.*(?:提交|提请|申请|向|由|至|到|于|在|或者?|和|交)/, '');
  return before.length < 2 || VAGUE.test(before) ? [] : [`${before}${match[2]}`];
}
