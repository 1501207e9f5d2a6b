import type { Segment } from '../transcript.ts';

/** A talk as segments: who speaks, what, and a pause in seconds before it. */
export function talk(
  ...turns: readonly (readonly [speaker: string, text: string, pause?: number])[]
): Segment[] {
  let atMs = 0;
  return turns.map(([speaker, text, pause = 0], index) => {
    const startMs = atMs + pause * 1000;
    const endMs = startMs + text.length * 260;
    atMs = endMs + 400;
    return { id: `s${index + 1}`, startMs, endMs, speaker, text };
  });
}

/** Two neighbours about a loan and a leased shop: interrupted, corrected, in dialect. */
export const SHOP_TALK: Segment[] = talk(
  ['a', '喂，老周啊，我是李建国，你现在讲话方便伐'],
  ['b', '哎，方便方便，你讲嘛'],
  ['a', '那个，前年三月份我借你的那笔钱，你看，呃，都拖了快两年了'],
  ['b', '哎呀我晓得我晓得，三万，对吧'],
  ['a', '啥三万啊，五万！我2023年3月15日转给你的五万，有记录的'],
  ['b', '哦不对，是五万，是五万，我记岔了。这钱我确实借了，我认'],
  ['a', '那你打算啥时候还'],
  ['b', '下个月十五号，下个月十五号我一定还你两万，剩下的过完年结清'],
  ['a', '你上回也这么讲，你答应过我去年年底的'],
  ['b', '这回保证还，骗你是小狗'],
  ['a', '那利息呢，当时讲好月息一分的', 12],
  ['b', '利息我没答应过啊，我没答应过利息的'],
  ['a', '借条上写着呢，是不是你签的字'],
  ['b', '嗯，是我签的'],
  ['a', '接下来说说房子的事，我那个门面你租着，押金四千八，租金两千五一个月', 30],
  ['b', '押金不是五千吗，我记得押金给了五千'],
  ['a', '四千八，收条都在'],
  ['b', '行吧。水电费我结过了，物业费也交了'],
  ['a', '门面漏水你找物业没有'],
  ['b', '找了找了，物业拖着不修。反正漏水这个事我不赔的'],
  ['a', '那你周五之前把收据拍照发给我'],
  ['b', '好，我明天去找物业拿，回头发你'],
  ['a', '还有，门面到期以后你要赶紧搬走，我侄子陈小军要用'],
  ['b', '没门，合同到明年六月呢，我不搬'],
);

/** A worker and a manager about wages: sums pressed down in bargaining, what was said by others, a refusal in half a sentence. */
export const WAGES_TALK: Segment[] = talk(
  ['a', '刘经理，我小赵啊，赵敏，我那个工资的事'],
  ['b', '哦小赵，你说'],
  ['a', '你们公司欠我三个月工资了，一个月六千五，一共一万九千五，你到底发不发'],
  ['b', '工资我们认的，肯定会发的，等货款到了，估计二十号左右'],
  ['a', '上次开会你说十五号发，没发啊'],
  ['b', '我没说过十五号，我说的是月中'],
  ['a', '那社保呢，从2022年6月入职到现在一分钱没交过'],
  ['b', '社保这个，嗯，确实没交，是我们的疏忽'],
  ['a', '你把劳动合同给我一份，入职的时候你们收走了'],
  ['b', '行，我让人事王主任找一下，礼拜五发给你'],
  ['a', '你今天必须给我写个欠条，一万九千五'],
  ['b', '欠条我不写，写了我负不起责任。要不先给你五千，下周给'],
  ['a', '五千不够，先给一万'],
  ['b', '一万没有，最多八千，不能再多了'],
);
