import type { Database } from '../../apps/server/src/db/client.ts';

interface Row extends Record<string, unknown> {
  title: string;
  label: string;
  text: string;
}

const FILLER =
  '双方就上述事实进行了举证和质证，原告提交的证据可以相互印证，被告虽有异议，但未提交相反证据，其主张与合同的约定不符，也与双方多年往来的习惯不符，难以采信。';

/** Facts between two citations, where a text is to have fewer of them. */
const FACTS = [
  '2021年3月8日，原告与被告签订《设备购销合同》一份，约定被告向原告购买数控车床两台，总价款860,000元，货到验收合格后付至九成。',
  '合同签订后，原告于同年5月20日将两台设备运至被告位于开发区的厂房，被告的工作人员在送货单上签字并加盖了收货专用章。',
  '庭审中，被告辩称设备在调试时出现异响，曾通过微信向原告的销售经理反映，但没有提交检验记录，也没有在约定的期间内发函提出异议。',
  '原告另提交了2021年8月至2022年1月的对账单三份、银行流水一份，显示被告先后付款四笔，合计516,000元，余款至今没有付清。',
  FILLER,
];

/**
 * A made text as long as asked that goes back and forth between many laws of the library: it quotes them, tells them in other words,
 * applies them to the parties and now and then cites them wrongly.
 * @param charactersEach a citation has so many characters of the text at least, with facts between it and the next
 */
export async function makeLongText(
  db: Database,
  characters: number,
  charactersEach = 0,
): Promise<{ text: string; citations: number }> {
  const { rows } = await db.execute<Row>(`
    select law.short_title as title, article.label, article.text from law_article article
    join law_version version on version.id = article.version_id join law on law.id = article.law_id
    where version.state = 'ready' and law.id in (select id from law where short_title not like '%关于%' order by md5(id) limit 350)
      and length(article.text) between 40 and 400
    order by md5(article.key || law.id) limit 4500`);
  const parts: string[] = [];
  let [length, citations] = [0, 0];
  for (let at = 0; length < characters && rows.length > 0; at += 1) {
    const one = rows[at % rows.length] as Row;
    const other = rows[(at * 7 + 3) % rows.length] as Row;
    const sentence = write(at, one, other);
    citations += 1;
    let part = at % 6 === 5 ? `${sentence}${FILLER}\n\n` : sentence;
    for (let fact = at; part.length < charactersEach; fact += 1) part += FACTS[fact % FACTS.length];
    parts.push(part);
    length += part.length;
  }
  return { text: parts.join('').slice(0, characters), citations };
}

function write(at: number, one: Row, other: Row): string {
  const place = `《${one.title}》${one.label}`;
  const [first = ''] = one.text.split(/[。\n]/);
  switch (at % 5) {
    case 0:
      return `${place}规定：“${first}。”`;
    case 1:
      return `依据${place}的规定，被告${first.replace(/^[^，]{0,12}应当/, '应当').slice(0, 90)}，原告的请求于法有据。`;
    case 2:
      return `根据${place}，${(other.text.split(/[。\n]/)[0] ?? '').slice(0, 90)}。`;
    case 3:
      return `${first.slice(0, 80).replace('应当', '可以')}（${place}）。`;
    default:
      return `原告认为，被告的行为符合${place}关于${first.slice(0, 40)}的情形，应在三十日内承担相应责任。`;
  }
}
