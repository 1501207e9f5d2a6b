import type { ReviewColumnRule } from '../column-rule.ts';
import type { Passage } from '../read-passages.ts';
import { subjectColumn } from '../subject-column.ts';
import { ifFollowed, type TakeValue, takeMoney, takeSentence, takeShare } from '../take-values.ts';
import { LATE_PAYMENT_COLUMNS } from './late-payment.ts';
import { LATE_DELIVERY } from './late-words.ts';

const PENALTY = '(?:违约金|滞纳金|罚息|罚金|逾期利息|逾期付款利息|赔偿金)';

const perTime = ({ text }: Passage, match: RegExpExecArray): string => {
  const words = text.slice(match.index, match.index + match[0].length + 60);
  const found =
    /(?:每|按|以)(?:逾期|延误|延期|迟延|拖延|延迟|拖欠|超过|超)?\s*[一1壹]?\s*(日|天|周|个?月)|日(?=万分之|千分之|百分之|利率)/.exec(
      words,
    );
  if (!found) return '%';
  const unit = found[1] ?? '日';
  return unit === '天' || unit === '日' ? '%/日' : unit === '周' ? '%/周' : '%/月';
};
/** A rate counted by time, or one that the passage calls a penalty. */
const rate = (within: number): TakeValue => {
  const take = takeShare({ within, without: /[。;]/ }, perTime);
  return (passage, match) => {
    const taken = take(passage, match);
    if (!taken) return null;
    const around = passage.text.slice(match.index, taken.end + 40);
    return new RegExp(`${PENALTY}|利息|每(?:逾期|延|日|天|拖|超|迟|一)|按日|赔偿|罚`).test(around)
      ? taken
      : null;
  };
};

/** What a breach costs. */
export const BREACH_COLUMNS: readonly ReviewColumnRule[] = [
  ...LATE_PAYMENT_COLUMNS,
  subjectColumn({
    key: 'late_delivery_rate',
    kind: 'number',
    group: 'breach',
    label: { zh: '逾期交付违约金比例', en: 'Penalty rate for late delivery' },
    asks: {
      zh: '逾期交货、交房或完工时，违约金按什么比例计算？',
      en: 'At what rate does late delivery or completion cost?',
    },
    about: new RegExp(LATE_DELIVERY),
    english: /\blate delivery\b|\bdelay in delivery\b/i,
    and: /违约金|滞纳金|罚息|利息|赔偿|违约责任|[%‰]|[万千百]分|每(?:日|天|逾|延)/,
    takes: [
      { words: new RegExp(LATE_DELIVERY), value: rate(80), first: true },
      {
        words: /\b(?:late delivery|delay in delivery)\b/i,
        value: takeShare({ within: 120 }),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'penalty',
    kind: 'quote',
    group: 'breach',
    label: { zh: '违约金条款', en: 'Penalty clause' },
    asks: { zh: '违约金是怎样约定的？', en: 'What penalties are agreed?' },
    about: /违约金|违约罚金|罚金/,
    english: /\b(?:liquidated damages|penalt(?:y|ies))\b/i,
    takes: [
      { words: /违约金|违约罚金|罚金/, value: takeSentence, none: /^.{0,10}$/, first: true },
      {
        words: /\b(?:liquidated damages|penalt(?:y|ies))\b/i,
        value: takeSentence,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'liquidated_damages',
    kind: 'money',
    group: 'breach',
    label: { zh: '固定违约金', en: 'Fixed penalty' },
    asks: { zh: '约定了多少数额的固定违约金？', en: 'What fixed sum is agreed as penalty?' },
    about: /违约金|违约罚金|罚金/,
    english: /\bliquidated damages\b/i,
    takes: [
      {
        words: /(?:违约金|违约罚金|罚金)(?:\(.{0,8}?\))?(?:金额)?(?:为|计|共|合计|人民币)*/,
        value: takeMoney({ within: 8 }),
        none: /每(?:逾期|延|日|天|拖|超|迟|发现)/,
      },
      {
        words: /(?:支付|赔偿|承担|给付)/,
        value: ifFollowed(takeMoney({ within: 14 }), /^[^。;,]{0,6}(?:违约金|违约罚金)/),
        none: /每(?:逾期|延|日|天|拖|超|迟|发现)/,
      },
      { words: /\bliquidated damages\b/i, value: takeMoney({ within: 40 }), confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'penalty_share',
    kind: 'number',
    group: 'breach',
    label: { zh: '违约金占合同价比例', en: 'Penalty as a share of the price' },
    asks: { zh: '违约金占合同总价（或货款）的比例是多少？', en: 'What share of the price is the penalty?' },
    about: /违约金/,
    english: /\bliquidated damages\b/i,
    takes: [
      {
        words:
          /(?:合同|总|货款|价款|租金|标的|成交)[^。;,]{0,8}?(?:价款?|金额|总额|总值|额|货款|租金|值)?的?/,
        value: (passage, match) => {
          const taken = takeShare({ within: 3 })(passage, match);
          return taken && /违约金/.test(passage.text.slice(Math.max(0, match.index - 40), taken.end + 30))
            ? taken
            : null;
        },
        none: /每(?:逾期|延|日|天|拖|超|迟)|按日|每[^。;]{0,6}[日天]|利率|不超过/,
      },
    ],
  }),
  subjectColumn({
    key: 'liability_cap',
    kind: 'quote',
    group: 'breach',
    label: { zh: '责任上限', en: 'Cap on liability' },
    asks: {
      zh: '赔偿责任或违约金有没有上限，是多少？',
      en: 'Is liability or the penalty capped, and at what?',
    },
    about:
      /(?:赔偿|责任|违约金)[^。;\n]{0,30}(?:不超过|不得超过|最高|上限|为限|以[^。;\n]{0,12}为限)|(?:不超过|最高|上限)[^。;\n]{0,20}(?:赔偿|违约金)|责任(?:的)?限制|责任上限/,
    english:
      /\blimitation of liability\b|\b(?:aggregate|total|maximum) liability\b|\bliability\b[^.;\n]{0,60}\b(?:exceed|limited)\b/i,
    takes: [
      {
        words:
          /(?:赔偿|责任|违约金)[^。;]{0,40}(?:不(?:得)?超过|最高(?:不超过)?|上限|为限)|(?:不超过|最高|上限)[^。;]{0,20}(?:赔偿|违约金)/,
        value: takeSentence,
        none: /保险|注册资本|出资额|认缴/,
        first: true,
      },
      {
        words: /\bliability\b[^.;]{0,120}\b(?:exceed|limited to)\b/i,
        value: takeSentence,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'attorney_fees',
    kind: 'yes_no',
    group: 'breach',
    label: { zh: '律师费等维权费用由违约方承担', en: 'Losing side bears counsel fees' },
    asks: {
      zh: '律师费、诉讼费等是否约定由违约方承担？',
      en: 'Does the party in breach bear counsel fees and costs?',
    },
    about: /律师(?:代理)?费/,
    english: /\battorneys?['’]? fees\b|\blegal fees\b/i,
    takes: [
      {
        words: /律师(?:代理)?费[^。;]{0,60}/,
        value: (_, match) => ({
          value: { kind: 'yes_no', yes: true, text: '是' },
          start: match.index,
          end: match.index + match[0].length,
        }),
        none: /各自承担|自行承担/,
        only: /违约|败诉|过错|赔偿|追偿|维权|实现债权|损失/,
        first: true,
      },
      {
        words: /各自承担|自行承担/,
        value: (_, match) => ({
          value: { kind: 'yes_no', yes: false, text: '否' },
          start: match.index,
          end: match.index + match[0].length,
        }),
        first: true,
      },
      { words: /\b(?:attorneys?['’]?|legal) fees\b/i, value: takeAgree, first: true, confidence: 'medium' },
    ],
  }),
];

function takeAgree(_: Passage, match: RegExpExecArray) {
  return {
    value: { kind: 'yes_no' as const, yes: true, text: 'Yes' },
    start: match.index,
    end: match.index + match[0].length,
  };
}
