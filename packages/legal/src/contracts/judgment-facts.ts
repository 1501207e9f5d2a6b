import type { DocumentFact } from './document-reading.ts';
import type { Sentence } from './sentences.ts';

const COURT =
  /^(?:中华人民共和国)?(?:最高人民法院|[\u4e00-\u9fff×]{2,20}?(?:高级|中级|基层|海事|铁路运输|知识产权|金融|互联网)?人民法院)/;
const PARTY =
  /^(原告|被告人?|第三人|上诉人|被上诉人|申请人|被申请人|再审申请人|申请执行人|被执行人|赔偿请求人|公诉机关|委托代理人|诉讼代理人|辩护人)(?:[（(][^）)]{1,20}[）)])?[：:\s]?([\u4e00-\u9fff×A-Za-z（）()·]{2,40}?)(?=[，,。；：:（(]|$)/;
/** 被告人某某亦供认: a sentence about a party, no line that names one. */
const SAYS = /亦|供认|不服|辩称|诉称|认为|提出|的|对|因|于|犯|将|与/;

/** Court and parties of a judgment; a party stands at the head of its own line. */
export function courtFacts(sentence: Sentence): DocumentFact[] {
  const { text, span } = sentence;
  const facts: DocumentFact[] = [];
  const at = (start: number, length: number) => ({
    ...span,
    start: span.start + start,
    end: span.start + start + length,
  });
  const court = text.length <= 40 ? COURT.exec(text) : null;
  if (court) {
    facts.push({
      kind: 'court',
      label: '法院',
      value: court[0],
      normal: null,
      sentence: text,
      span: at(court.index, court[0].length),
    });
  }
  const party = PARTY.exec(text);
  if (party && !SAYS.test(party[2] ?? '')) {
    const [whole, role = '', name = ''] = party;
    facts.push({
      kind: 'party',
      label: role,
      value: name,
      normal: null,
      sentence: text,
      span: at(whole.lastIndexOf(name), name.length),
    });
  }
  return facts;
}
