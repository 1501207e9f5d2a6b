import type { PersonalData } from './mask.ts';

const NUMBER = '[\\dA-Za-z一二三四五六七八九十]{1,5}(?:-\\d{1,4}){0,3}';
/** 3号楼, 2单元, 501室: one step of where in a house. */
const UNIT = `(?:第? ?${NUMBER} ?(?:号楼|栋|幢|座|号院|单元|号房|楼|层|室|户|房(?![屋子产东租])|组|队|门|梯))`;
const PLACE = '[\\u4e00-\\u9fff]{1,12}?';
const STREET = '(?:路|街|大道|巷|弄|胡同|里|条|道|段|村|屯|庄|寨|社区|街道|工业园|工业区|科技园|开发区)';
const ESTATE =
  '(?:小区|花园|家园|公寓|新村|苑|府|城|湾|庭|里|园|大厦|广场|中心|村|屯|庄|山庄|名都|国际|新城|宿舍|大院|居|轩|阁|郡|墅|[里园苑村城][东西南北中一二三四五六七八九十]区)';
const NO_SUM = '(?!\\d|元|块|年|万|个|天|月|平)';
/** 七组, 3社: a part of a village. */
const GROUP = '(?:第?[一二三四五六七八九十\\d]{1,3}(?:村民小组|组|社|队|屯))';

/** 建国路88号(3号楼2单元501室), with a name of what stands there in between (创业大厦1203室). */
const ON_STREET = new RegExp(
  `${PLACE}${STREET}(?:[东西南北中一二三四五六七八九十]{0,2}(?:路|街|段|巷|弄))?${GROUP}?(?:\\d{1,4}(?:弄|巷|组))?(?:第? ?(?:附|${NUMBER}附)?${NUMBER} ?号(?!令|文|公告|判决|裁定|线|仲裁|法庭|指导)(?:院|楼)?)(?:${PLACE}${ESTATE})?${UNIT}{0,4}(?:\\d{1,4}(?:-\\d{1,4}){1,3}|\\d{3,4}${NO_SUM}(?:室|房|号)?|\\d{1,4}号)?`,
  'g',
);
/** 阳光小区12号楼1单元302室, 李家村3组12号, 翠湖花园3栋2单元1601. */
const IN_ESTATE = new RegExp(`${PLACE}${ESTATE}${UNIT}{1,4}(?:${NUMBER} ?号?(?:房|室)?${NO_SUM})?`, 'g');
/** 恒大绿洲8栋1501, 宿舍3栋401: a name without such a word, then house and flat. */
const HOUSE_AND_FLAT =
  /(?:(?<=住|住在|买了|租了|租的|在|到|于|房子是)[\u4e00-\u9fff]{2,8}?)?\d{1,3} ?(?:栋|幢|座|号楼) ?-?\d{3,4}(?!\d|元|块|年|万|个|天|月|平)(?:室|房|号)?/g;
/** 大关路东新园12-3-402, 翠苑小区7-1201: house, stair and flat by dashes alone. */
const DASHED = new RegExp(
  `${PLACE}(?:路|街|巷|弄)?(?:${PLACE})?(?:小区|花园|家园|公寓|新村|苑|园|庭|里|村|庄)(?:\\d{1,3}-\\d{1,2}-\\d{3,4}|\\d{1,3}-\\d{3,4})(?![\\d-]|元|万|年|月|日)(?:室|号)?`,
  'g',
);
/** Steps alone, where two or more follow each other: 3号楼2单元501室. */
const UNITS = new RegExp(`${UNIT}{2,4}(?:\\d{3,4}${NO_SUM})?`, 'g');
/** Behind the district a village and its town, without a house: 敖汉旗新惠镇扎赛营子村, 昭觉县火普村二组. */
const VILLAGE = new RegExp(
  `(?<=[\\u4e00-\\u9fff][区县市旗])[\\u4e00-\\u9fff]{1,8}?(?:镇|乡|街道|苏木)[\\u4e00-\\u9fff]{1,8}?(?:村(?!民|委)|嘎查|社区|屯|庄|寨)${GROUP}?|(?<=[\\u4e00-\\u9fff][区县市旗镇乡])[\\u4e00-\\u9fff]{1,6}?村${GROUP}`,
  'g',
);
/** 住址：…区滨河路翠湖花园: a street or an estate without a number, where an address is told. */
const TOLD =
  /(?:住址?|住所地?|地址|户籍(?:地|所在地)?|现住|居住(?:地|于|在)?|位于|坐落于?|坐落在|家住|收货地址)(?:是|为|在|[:：])? ?[\u4e00-\u9fff]{2,16}?[区县市旗](?=([\u4e00-\u9fff]{1,12}?(?:路|街|巷|大道|胡同|小区|花园|家园|公寓|新村|苑|社区))(?![\u4e00-\u9fff\d]|[东西南北]))/g;

const ENGLISH_UNIT =
  '(?:Room|Flat|Apartment|Apt\\.?|Unit|Suite|Building|Bldg\\.?|Block|Floor|House|Villa|Tower) ?(?:No\\.? ?|#)?[A-Z]?\\d{1,5}[A-Z]?';
const ENGLISH_STREET =
  '(?:No\\.? ?)?\\d{1,5}(?:-\\d{1,4})?,? (?:Lane \\d{1,5},? )?(?:[A-Z][A-Za-z\\u2019\\u0027]+ ){1,4}(?:Road|Street|Avenue|Lane|Rd|St|Ave|Boulevard|Blvd|Alley|Hutong|Drive|Highway)\\b';
const ENGLISH = new RegExp(
  `(?:${ENGLISH_UNIT}(?:, ?| )){0,4}${ENGLISH_STREET}(?:, ?${ENGLISH_UNIT}){0,3}|${ENGLISH_UNIT}(?:(?:, ?| )${ENGLISH_UNIT}){1,3}(?:, ?(?:[A-Z][a-z]+ ){1,3}(?:Garden|Gardens|Estate|Court|Village|Residence|Community|Apartments|Mansion)\\b)?`,
  'g',
);

/**
 * Everything up to here is a district or larger, which says little of a person and decides which rules hold; 小区, 园区 and the like are none,
 * nor are 四区 and the 东区 of an estate.
 */
const DISTRICT =
  /^.*(?:省|市(?!场)|(?<![小社园校街厂片矿景库牧林灾郊发业术]|[一二三四五六七八九十]|[里园苑村院庭府湾][东西南北中])区(?!里)|县(?![城道])|旗|自治州|盟)/u;
/** Everything up to here is no part of an address. */
const LEAD =
  /^.*(?:住址?|位于|地址(?:是|为|在)?|户籍(?:地|在)?|坐落(?:于|在)?|租(?:的|了|在)?|买(?:的|了)?|卖(?:的|了)?|在|于|到|去|的|是|为|了|家(?=[\u4e00-\u9fff]{2,}(?:路|街|小区|花园))|房子|把|从|我们?|他们?|她们?|有)/u;
/** So far before a house its town may stand. */
const REACH = 30;

/** Addresses below the district, from town or street down to a house or a flat, in a flat text; the district itself stays. */
export function findAddresses(text: string): PersonalData[] {
  const found = [ON_STREET, IN_ESTATE, HOUSE_AND_FLAT, DASHED, UNITS].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const start = startOf(text, index, match);
      return read(text, start, index + match.length);
    }),
  );
  const places = [...text.matchAll(VILLAGE)].flatMap(({ index, 0: match }) => {
    const start = index + (DISTRICT.exec(match)?.[0].length ?? 0);
    return [{ kind: 'address' as const, start, end: index + match.length, sure: false }];
  });
  const told = [...text.matchAll(TOLD)].map(({ index, 0: match, 1: place = '' }) => {
    const start = index + match.length + (DISTRICT.exec(place.slice(0, -2))?.[0].length ?? 0);
    return { kind: 'address' as const, start, end: index + match.length + place.length, sure: false };
  });
  const english = [...text.matchAll(ENGLISH)].flatMap(({ index, 0: match }) =>
    read(text, index, index + match.length),
  );
  // The longest first: 三塘镇大石村五组17号 before 大石村五组.
  return [...found, ...places, ...told, ...english].toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

function read(text: string, start: number, end: number): PersonalData[] {
  const written = text.slice(start, end);
  return end - start < 3 || NO_HOUSE.test(written)
    ? []
    : [{ kind: 'address', start, end, sure: /\d/.test(written) }];
}

/** 小区3号楼, 村里3组: one step without the name of the place says nothing. */
const NO_HOUSE = new RegExp(
  `^(?:们|本|这个?|那个?|该|同|隔壁|整个|个)?(?:小区|村|屯|公司|家|城|院|楼|县|市|校|厂|屋|房|单位|工地|社区|中心|大厦|广场|宿舍)里?(?:的|内)?${UNIT}$|^.{0,1}[里城园府居中]${UNIT}$`,
);

/** Behind the district where one is told, however far before the house; else behind what leads to the address. */
function startOf(text: string, index: number, match: string): number {
  const head = firstPart(match);
  const before = /[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, index - REACH), index))?.[0] ?? '';
  const from = index - before.length;
  const district = DISTRICT.exec(before + head)?.[0].length ?? 0;
  if (district > 0) return from + district;
  const lead = LEAD.exec(head)?.[0].length ?? 0;
  if (lead > 0) return index + (lead < match.length ? lead : 0);
  // 我住万年镇大石村17号: the town stands before what the pattern reached.
  const far = LEAD.exec(before)?.[0].length ?? before.length;
  return /[镇乡村路街]|街道|社区/.test(before.slice(far)) ? from + far : index;
}

/** The words before the first number, less the last two, which name the street. */
const firstPart = (match: string) => /^[\u4e00-\u9fff]*/.exec(match)?.[0].slice(0, -2) ?? '';
