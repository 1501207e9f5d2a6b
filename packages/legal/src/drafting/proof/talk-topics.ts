import { type Telling, within } from '../telling/telling.ts';

/** What people of a trouble speak about, by the words around a chat, a letter or a recording. */
const TOPICS: readonly [topic: string, says: RegExp, of?: RegExp][] = [
  ['借款和还款', /还(?:钱|款|我|清|不上|上)|不还|借(?:钱|款|我|了)|欠(?:条|款|钱)|连本带利/, /借贷/],
  ['担保', /担保|保证人|做保/, /借贷|保证/],
  ['工资', /工资|发薪|薪水|加班费/],
  ['解除和离职', /解除|辞退|开除|不用来|离职|起不来|不胜任|不能胜任/, /劳动/],
  ['解除合同', /解除/, /^(?!劳动)/],
  ['调岗', /调岗|调去|降薪/],
  ['怀孕', /怀孕|产检|恭喜/],
  ['货款和付款', /尾款|货款|付款|打款|余款|结账|付清/],
  ['交货', /交货|发货|到货|交期/],
  ['质量问题', /质量|漏水|渗水|防水|生?锈|开裂|返工|返修|坏了|故障|事故车|泡水/],
  ['退款', /退(?:钱|款|费|卡|课|定金|车|货|不退)|定金不退/],
  ['押金', /押金/],
  ['租金', /房租|租金|搬走|搬离/],
  ['赔偿', /赔(?:偿|钱|我|付)/],
];
const TOPICS_MAX = 3;

/** What a talk is told to have been about: 工资、解除和离职; empty where its words do not say it. */
export function topicsOf(places: readonly { start: number; end: number }[], telling: Telling): string {
  const said = telling.clauses
    .flatMap((clause, index) => {
      if (within(places, clause).length === 0) return [];
      const next = telling.clauses[index + 1];
      return [clause.text, next?.sentence.start === clause.sentence.start ? next.text : ''];
    })
    .join('，');
  return TOPICS.flatMap(([topic, says, of]) =>
    says.test(said) && (of?.test(telling.cause) ?? true) ? [topic] : [],
  )
    .slice(0, TOPICS_MAX)
    .join('、');
}
