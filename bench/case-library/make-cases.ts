import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A judgment put together from real ones; it tells of nothing that happened. */
export interface MadeCase {
  title: string;
  text: string;
}

interface RealShape {
  isCriminal: boolean;
  title: string;
  /** What stands before the first long paragraph, without court and number. */
  head: string[];
  body: string[];
  /** From the ruling on. */
  tail: string[];
}

const LONG_LINE = 80;
const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
const GIVEN = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉萍红宇浩凯鑫鹏志建国海云峰雪梅兰竹松柏琳瑶晨曦岚岩泽',
];
/** Courts as they are named, with the code of their region. */
const COURTS = [
  ['浙江省杭州市', '西湖区', '浙01'],
  ['广东省深圳市', '南山区', '粤03'],
  ['江苏省南京市', '鼓楼区', '苏01'],
  ['四川省成都市', '武侯区', '川01'],
  ['湖北省武汉市', '江汉区', '鄂01'],
  ['山东省青岛市', '市南区', '鲁02'],
  ['河南省郑州市', '金水区', '豫01'],
  ['福建省厦门市', '思明区', '闽02'],
  ['湖南省长沙市', '岳麓区', '湘01'],
  ['陕西省西安市', '雁塔区', '陕01'],
] as const;
const DIGITS = [...'〇一二三四五六七八九十'];

/** The shapes of the shared judgments: heads, paragraphs and endings to make others of. */
export async function readShapes(folder: string): Promise<RealShape[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  const shapes: RealShape[] = [];
  for (const name of names) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').map((line) => line.trim());
    const field = (key: string) => lines.find((line) => line.startsWith(`${key}:`))?.slice(key.length + 1);
    const all = lines.slice(lines.findIndex((line) => line.startsWith('content:')) + 1).filter(Boolean);
    const start = all.findIndex((line) => line.length > LONG_LINE && !/住|代理|代表/.test(line.slice(0, 60)));
    const end = all.findLastIndex((line) => line.length > LONG_LINE) + 1;
    if (start < 0 || end <= start || all.length - end > 30) continue;
    shapes.push({
      isCriminal: field('category') === '刑事',
      title: field('title') ?? '',
      head: all.slice(0, start).filter((line) => !/人民法院$|号$|^(?:中华人民共和国)/.test(line)),
      body: all.slice(start, end),
      tail: all.slice(end),
    });
  }
  return shapes;
}

/**
 * Judgments of about `characters` each, put together from the paragraphs of real ones with other courts, numbers, days, names and
 * sums. The same number makes the same judgment.
 */
export function* makeCases(
  shapes: readonly RealShape[],
  { from, count, characters }: { from: number; count: number; characters: number },
): Generator<MadeCase> {
  const kinds = [shapes.filter((one) => one.isCriminal), shapes.filter((one) => !one.isCriminal)];
  for (let number = from; number < from + count; number += 1) {
    const random = seeded(number);
    const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
    const base = pick(shapes);
    const others = kinds[base.isCriminal ? 0 : 1] as RealShape[];
    const body = [...base.body];
    let length = body.reduce((sum, line) => sum + line.length, 0);
    while (length < characters) {
      const line = pick(pick(others).body);
      // Between the first and the last, which hold how the matter came to the court and what it found.
      body.splice(1 + Math.floor(random() * (body.length - 1)), 0, line);
      length += line.length;
    }
    const year = 2012 + Math.floor(random() * 13);
    const names = new Map<string, string>();
    for (const [, name = ''] of base.head.join('\n').matchAll(/[：:]([一-鿿]{2,3})(?=[，。,、（(])/g))
      names.set(name, pick(SURNAMES) + pick(GIVEN) + (random() < 0.7 ? pick(GIVEN) : ''));
    const text = [...headOf(base, year, number, pick), ...base.head.slice(1), ...body, ...base.tail].join(
      '\n',
    );
    const renamed = (words: string) =>
      [...names].reduce((so, [name, other]) => so.replaceAll(name, other), words);
    const day = `二〇一${DIGITS[1 + Math.floor(random() * 9)]}年${DIGITS[1 + Math.floor(random() * 10)]}月${DIGITS[1 + Math.floor(random() * 10)]}日`;
    yield {
      title: renamed(base.title),
      text: renamed(text)
        .replace(
          /^二〇[〇○Ｏ０-９一二三四五六七八九]{2}年[一二三四五六七八九十]+月[一二三四五六七八九十]+日$/m,
          day,
        )
        .replace(/(?<![第（(\d])\d{3,7}(?=[元人株平克万号])/g, (digits) =>
          String(1 + Math.floor(random() * 10 ** digits.length)),
        ),
    };
  }
}

function headOf(
  { isCriminal, head }: RealShape,
  year: number,
  number: number,
  pick: <One>(all: readonly One[]) => One,
): string[] {
  const [city, district, code] = pick(COURTS);
  const stage = pick(['初', '终', '申'] as const);
  const kind = isCriminal ? '刑' : '民';
  const first = stage === '初';
  const court = stage === '申' ? city.replace(/省.*$/, '省高级') : `${city}${first ? district : '中级'}`;
  const codeOfCourt = stage === '申' ? code.slice(0, 1) : first ? `${code}06` : code;
  return [
    `${court}人民法院`,
    head[0] ?? '民事判决书',
    `（${year}）${codeOfCourt}${kind}${stage}${number + 1}号`,
  ];
}

/** Numbers from 0 to 1 from a seed: mulberry32. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
