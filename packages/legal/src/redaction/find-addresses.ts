import type { PersonalData } from './mask.ts';

const NUMBER = '[\\dA-Za-z一二三四五六七八九十]{1,5}(?:-\\d{1,4}){0,3}';
/** 3号楼, 2单元, 501室: one step of where in a house. */
const UNIT = `(?:第? ?${NUMBER} ?(?:号楼|栋|幢|座|号院|单元|号房|楼|层|室|户|组|队|门|梯))`;
const PLACE = '[\\u4e00-\\u9fff]{1,12}?';
const STREET = '(?:路|街|大道|巷|弄|胡同|里|条|道|段|村|屯|庄|寨|社区|街道|工业园|工业区|科技园|开发区)';
const ESTATE =
  '(?:小区|花园|家园|公寓|新村|苑|府|城|湾|庭|里|园|大厦|广场|中心|村|屯|庄|山庄|名都|国际|新城|宿舍|大院|居|轩|阁|郡|墅)';

/** 建国路88号(3号楼2单元501室), with a name of what stands there in between (创业大厦1203室). */
const ON_STREET = new RegExp(
  `${PLACE}${STREET}(?:[东西南北中]?(?:路|街|段))?(?:\\d{1,4}(?:弄|巷|组))?(?:第? ?${NUMBER} ?号(?!令|文|公告|判决|裁定|线|仲裁|法庭|指导)(?:院|楼)?)(?:${PLACE}${ESTATE})?${UNIT}{0,4}(?:\\d{3,4}(?!\\d|元|块|年|万)(?:室|房)?)?`,
  'g',
);
/** 阳光小区12号楼1单元302室, 李家村3组12号, 翠湖花园3栋2单元1601. */
const IN_ESTATE = new RegExp(
  `${PLACE}${ESTATE}${UNIT}{1,4}(?:${NUMBER} ?号?(?:房|室)?(?!\\d|元|块|年|万|个|天|月|平))?`,
  'g',
);
/** 恒大绿洲8栋1501, 宿舍3栋401: a name without such a word, then house and flat. */
const HOUSE_AND_FLAT =
  /(?:(?<=住|住在|买了|租了|租的|在|到|于|房子是)[\u4e00-\u9fff]{2,8}?)?\d{1,3} ?(?:栋|幢|座|号楼) ?-?\d{3,4}(?!\d|元|块|年|万|个|天|月|平)(?:室|房|号)?/g;
/** Steps alone, where two or more follow each other: 3号楼2单元501室. */
const UNITS = new RegExp(`${UNIT}{2,4}(?:\\d{3,4}(?!\\d|元|块|年|万|个|天|月|平))?`, 'g');

const ENGLISH_UNIT =
  '(?:Room|Flat|Apartment|Apt\\.?|Unit|Suite|Building|Block|Floor) ?(?:No\\.? ?)?[A-Z]?\\d{1,5}[A-Z]?';
const ENGLISH_STREET =
  '(?:No\\.? ?)?\\d{1,5} (?:[A-Z][A-Za-z]+ ){1,3}(?:Road|Street|Avenue|Lane|Rd|St|Ave|Boulevard|Alley)\\b';
const ENGLISH = new RegExp(
  `(?:${ENGLISH_UNIT}(?:, ?| )){0,3}${ENGLISH_STREET}|${ENGLISH_UNIT}(?:(?:, ?| )${ENGLISH_UNIT}){1,3}`,
  'g',
);

/** Everything up to here is a district or larger, which says little of a person and decides which rules hold. */
const DISTRICT = /^.*(?:[省市区县旗州盟镇乡]|街道|自治[州县旗])(?=[^里区])/u;
/** Everything up to here is no part of an address. */
const LEAD =
  /^.*(?:住址?|位于|地址(?:是|为|在)?|户籍(?:地|在)?|坐落(?:于|在)?|租(?:的|了|在)?|买(?:的|了)?|卖(?:的|了)?|在|于|到|去|的|是|为|了|家(?=[\u4e00-\u9fff]{2,}(?:路|街|小区|花园))|房子|把|从|我们?|他们?|她们?|有)/u;

/** Addresses below the district, down to a house or a flat, in a flat text; the district itself stays. */
export function findAddresses(text: string): PersonalData[] {
  return [ON_STREET, IN_ESTATE, HOUSE_AND_FLAT, UNITS, ENGLISH].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const start = index + leadOf(match);
      const end = index + match.length;
      return end - start < 3 || NO_HOUSE.test(text.slice(start, end))
        ? []
        : [{ kind: 'address' as const, start, end, sure: /\d/.test(match) }];
    }),
  );
}

/** 小区3号楼, 村里3组: one step without the name of the place says nothing. */
const NO_HOUSE = new RegExp(
  `^(?:们|本|这个?|那个?|该|同|隔壁|整个|个)?(?:小区|村|屯|公司|家|城|院|楼|县|市|校|厂|屋|房|单位|工地|社区|中心|大厦|广场|宿舍)里?(?:的|内)?${UNIT}$|^.{0,1}[里城园府居中]${UNIT}$`,
);

function leadOf(match: string): number {
  const district = DISTRICT.exec(firstPart(match))?.[0].length ?? 0;
  const rest = match.slice(district);
  const lead = LEAD.exec(firstPart(rest))?.[0].length ?? 0;
  return district + (lead < rest.length ? lead : 0);
}

/** The words before the first number, less the last two, which name the street. */
const firstPart = (match: string) => /^[\u4e00-\u9fff]*/.exec(match)?.[0].slice(0, -2) ?? '';
