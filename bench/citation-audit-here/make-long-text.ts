import type { Database } from '../../apps/server/src/db/client.ts';

interface Row extends Record<string, unknown> {
  title: string;
  label: string;
  text: string;
}

const FILLER =
  '双方就上述事实进行了举证和质证，原告提交的证据可以相互印证，被告虽有异议，但未提交相反证据，其主张与合同的约定不符，也与双方多年往来的习惯不符，难以采信。';

/**
 * A made text as long as asked that goes back and forth between many laws of the library: it quotes them, tells them in other words,
 * applies them to the parties and now and then cites them wrongly.
 */
export async function makeLongText(
  db: Database,
  characters: number,
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
    const part = at % 6 === 5 ? `${sentence}${FILLER}\n\n` : sentence;
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
