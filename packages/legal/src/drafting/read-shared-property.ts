import type { QuestionAmount } from '../questions/read-amounts.ts';
import type { FactValue } from './fact-sheet.ts';
import { rowPath } from './fact-sheet.ts';
import { clauseBefore } from './story-amounts.ts';
import type { StoryCast } from './story-cast.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { foundIn } from './story-words.ts';

const HOME = /房(?:子|屋|产|$)|住房|商品房|住宅|[一1]套[^，。]{0,8}房|室/;
const OWN = /婚前|父母[^，。]{0,6}(?:买|出资|名下)|租(?:的|了|住)|租房/;
const SHARED =
  /每月(?:还)?贷|还贷|(?:两个?人|双方|夫妻)[^，。]{0,4}(?:名字|名下)|写[^，。]{0,4}(?:两|双|俩)[^，。]{0,3}名|婚后|共同|我们|双方|夫妻|婚姻(?:关系)?存续期间|房贷|按揭|月供|一起(?:买|还)/;
const ADDRESS =
  /(?:(?:买了|购买了?|购置了?)(?:位于|坐落于)?|位于|坐落(?:于|在)?|坐落地?[:：]|房(?:子|屋|产)?\(|在|地址[:：是为]?|买的，(?:就|在)*)([\u4e00-\u9fff]{2,}[\u4e00-\u9fffA-Za-z0-9\-#]*\d+[\u4e00-\u9fffA-Za-z0-9\-#]*(?:号|室|房|幢|栋|单元|楼)(?:\d{2,4}(?![\d年月万元平]))?(?!子|屋|产))/g;
const WORTH = /(?:值|估值|价值|市值|市价|现价|估价)[^，。\d]{0,6}$/;
/** 房子在武侯区簇桥: where the home is, without a number. */
const HOME_AT =
  /房(?:子|屋|产)?(?:[^。；，]{0,12}，)?(?:就)?(?:在|位于)([\u4e00-\u9fff]{2,16}?)(?=[，。；的]|$)/g;
/** 婚后在武侯区簇锦街道买的房. */
const BOUGHT_AT = /在([\u4e00-\u9fff]{2,16}?)买(?:了|的)(?:一?套)?[^，。]{0,6}房/g;
/** 大众帕萨特, 本田思域: a car by its make. */
const MAKE =
  '(?:大众|丰田|本田|日产|别克|福特|宝马|奔驰|奥迪|比亚迪|吉利|长安|哈弗|长城|奇瑞|现代|起亚|雪佛兰|马自达|沃尔沃|特斯拉|五菱|荣威|名爵|理想|蔚来|小鹏|问界|红旗|雷克萨斯|路虎|标致|雪铁龙|斯柯达|三菱|铃木)';
const CAR_OF_MAKE = new RegExp(
  `${MAKE}[\\u4e00-\\u9fffA-Za-z0-9]{0,8}?(?=[，。、；]|$|车|归|登记|现在|值|是|在)`,
  'g',
);
const PLATE = /([\u4e00-\u9fff][A-Z][A-Z0-9]{5,6})(?![A-Z0-9])/g;
const CAR =
  /(?:[一1](?:辆|台|部)([^，。；、]{0,16}?(?:轿车|汽车|越野车|SUV|面包车|车)|[\u4e00-\u9fff]{2,4}(?=在|归|，登记|，现值)))(?!位|库|贷)/g;
const WHO = '(我|本人|他|她|对方|原告|被告|[\\ue000-\\ue3e7])';
const HOME_TO = new RegExp(`房(?:子|屋|产)?(?:\\([^()]{0,60}\\))?(?:[^，。]{0,10})归${WHO}`);
const CAR_TO = new RegExp(`(?:车|[A-Z0-9]{5})[^。；\\n抚]{0,10}归${WHO}(?!抚养)`);
/** How much of it somebody asks for: 我要求分70%. */
const SHARE =
  /(?:(?:我|本人|原告|女方|男方)[^，。；\n]{0,10})?(?:分得|多分|分割|分)[^，。；\n%]{0,8}(?:\d{1,2}(?:\.\d+)?%|百分之[一二三四五六七八九十]{1,3}|[一二三四五六七八九]成|\d分之\d)/;

interface OwnedItem {
  kind: 'home' | 'car';
  words: string;
  at: number;
}

/** Homes and cars of both; what was had before the marriage, or is rented, is none of them. */
export function propertyFacts(
  story: string,
  cast: StoryCast,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
  sideOfWord: (word: string) => FactValue | null,
): StoryFact[] {
  const things: (OwnedItem & { until: number })[] = [];
  const seen = new Set<number>();
  for (const { sentence } of clauses) {
    if (seen.has(sentence.start)) continue;
    seen.add(sentence.start);
    const words = story.slice(sentence.start, sentence.end);
    if (OWN.test(words) || !SHARED.test(words)) continue;
    const those = thingsIn(words).map((thing) => ({ ...thing, at: thing.at + sentence.start }));
    for (const [index, thing] of those.entries())
      if (!things.some((one) => one.words === thing.words))
        things.push({ ...thing, until: those[index + 1]?.at ?? sentence.end });
  }
  const facts = things.flatMap(({ kind, words, at, until }, index): StoryFact[] => {
    const path = (field: string) => rowPath('shared_property', `p${index + 1}`, field);
    const place = { start: at, end: at + words.length };
    const worth = amounts.find(
      (one) => one.start >= at && one.end <= until && WORTH.test(clauseBefore(clauses, one.start)),
    );
    // Whose it shall be is open where there are several of its kind.
    const isOnly = things.filter((one) => one.kind === kind).length === 1;
    const to = isOnly ? (kind === 'home' ? HOME_TO : CAR_TO).exec(cast.scene) : null;
    const by = to && sideOfWord(to[1] ?? '');
    const toPlace = to && { start: cast.placeOf(to.index), end: cast.placeOf(to.index) + to[0].length };
    return [
      { path: path('kind'), value: kind, ...place },
      { path: path('description'), value: words, ...place },
      ...(worth ? [{ path: path('value'), value: worth.value, start: worth.start, end: worth.end }] : []),
      ...(toPlace && by ? [{ path: path('goes_to'), value: by, ...toPlace }] : []),
      ...(isOnly ? shareOf(story, things.length === 1, kind, path, sideOfWord) : []),
    ];
  });
  const [first] = facts;
  if (first)
    return [{ path: 'has_shared_property', value: true, start: first.start, end: first.end }, ...facts];
  return foundIn(story, 'has_shared_property', /(?:没有|无)(?:夫妻)?共同财产/, false);
}

/** What share is asked for, as it is told: of the only thing there is, or of the one its sentence names. */
function shareOf(
  story: string,
  isOnlyThing: boolean,
  kind: OwnedItem['kind'],
  path: (field: string) => string,
  sideOfWord: (word: string) => FactValue | null,
): StoryFact[] {
  const match = SHARE.exec(story);
  if (!match) return [];
  const before = /[^。；\n]*$/.exec(story.slice(0, match.index))?.[0] ?? '';
  const named = kind === 'home' ? /房/ : /车/;
  if (!isOnlyThing && !(named.test(before) && !(kind === 'home' ? /车/ : /房/).test(before))) return [];
  const side = sideOfWord('我');
  const value = side ? match[0].replace(/^(?:我|本人)/, side === 'claimant' ? '原告' : '被告') : match[0];
  return [{ path: path('how'), value, start: match.index, end: match.index + match[0].length }];
}

function thingsIn(words: string): OwnedItem[] {
  const homes: OwnedItem[] = HOME.test(words)
    ? [...words.matchAll(ADDRESS)].map(({ index, 0: all, 1: place = '' }) => ({
        kind: 'home',
        words: place,
        at: index + all.length - place.length,
      }))
    : [];
  if (homes.length === 0)
    for (const { index, 0: all, 1: place = '' } of words.matchAll(HOME_AT))
      if (/[省市区县镇乡路街巷村桥]/.test(place))
        homes.push({ kind: 'home', words: place, at: index + all.length - place.length });
  if (homes.length === 0)
    for (const { index, 0: all, 1: place = '' } of words.matchAll(BOUGHT_AT))
      if (/[省市区县镇乡路街巷村桥]/.test(place))
        homes.push({ kind: 'home', words: place, at: index + all.indexOf(place) });
  const plates: OwnedItem[] = [...words.matchAll(PLATE)].map(({ index, 1: plate = '' }) => ({
    kind: 'car',
    words: plate,
    at: index,
  }));
  // Where a plate is told, it names the car.
  const cars: OwnedItem[] =
    plates.length > 0
      ? plates
      : [...words.matchAll(CAR)].map(({ index, 0: all, 1: car = '' }) => ({
          kind: 'car',
          words: car,
          at: index + all.length - car.length,
        }));
  if (cars.length === 0 && /车|[一1](?:辆|台|部)/.test(words))
    for (const { index, 0: make } of words.matchAll(CAR_OF_MAKE))
      cars.push({ kind: 'car', words: make, at: index });
  return [...homes, ...cars].sort((one, other) => one.at - other.at);
}

const MORTGAGE = /房贷|车贷|按揭|(?:欠|还)[^，。]{0,6}贷款/;
const NO_DEBTS = /(?:没有|无)(?:夫妻)?(?:共同)?(?:外债|债务)/;
const OWED =
  /房贷|车贷|按揭|共同债务|(?:婚后|共同|我们|双方|夫妻)[^，。；\n]{0,20}(?:贷款|借款|借了|欠(?!费|薪))/;
/** What one of them owes alone, lends, or was paid back is no debt of both. */
const NOT_SHARED = /婚前|赌|借给|借款给|个人债务|私自|瞒|已(?:经)?(?:还清|结清)|每个?月|月供/;

/** Debts of both, each with what is still owed; what one of them owes alone is none. */
export function debtFacts(
  story: string,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  const none = foundIn(story, 'has_shared_debts', NO_DEBTS, false);
  // 没有外债 beside a mortgage: both stand there, for a person to choose.
  const mortgage = MORTGAGE.test(
    story.replace(/(?:没有|无|已(?:经)?还清|还清了?)[^，。]{0,4}(?:房贷|车贷|按揭|贷款)/g, ''),
  );
  if (none.length > 0 && !mortgage) return none;
  const owed = clauses.filter(({ text }) => OWED.test(text) && !NOT_SHARED.test(text));
  const rows = owed.flatMap(({ text, start, end }) => {
    const sums = amounts.filter((one) => one.start >= start && one.end <= end);
    return sums.length === 1
      ? [{ value: text.trim(), sum: sums[0], start: start + text.indexOf(text.trim()), end }]
      : [];
  });
  const [first] = rows;
  if (!first) return none.length > 0 ? [...foundIn(story, 'has_shared_debts', MORTGAGE, true), ...none] : [];
  return [
    { path: 'has_shared_debts', value: true, start: first.start, end: first.end },
    ...none,
    ...rows.flatMap(({ value, sum, start, end }, index): StoryFact[] => {
      const path = (field: string) => rowPath('shared_debts', `d${index + 1}`, field);
      return [
        { path: path('description'), value, start, end },
        ...(sum ? [{ path: path('amount'), value: sum.value, start: sum.start, end: sum.end }] : []),
      ];
    }),
  ];
}
