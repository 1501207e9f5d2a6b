import { findPercentages } from '../figures/find-percentages.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside, clauseOf, lengthBeside } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { isTheirOffer } from './other-side-sums.ts';
import type { QuestionAmount } from './read-amounts.ts';
import { wageOf } from './work-figures.ts';

const GRADE =
  /([一二三四五六七八九十]|10|[1-9]) *级 *(?:工?伤|伤残|残疾|职业)|(?:伤残|残疾|工伤|评为|评上|评成|鉴定[为是]?|鉴定成|评了|定了|撞伤|打伤|撞成|打成|摔成)(?:等级)?[为是]? *([一二三四五六七八九十]|10|[1-9]) *级|(?:结论|结果|鉴定书?)(?:是|为|上写的?|出来|下来|了|[，：: ])*([一二三四五六七八九十]|10|[1-9]) *级|按([一二三四五六七八九十]|10|[1-9])级|我(?:是|评|定)?([一二三四五六七八九十]|10|[1-9]) *级|\b(?:grade|level) (10|[1-9])\b|\b(10|[1-9])(?:st|nd|rd|th)?[- ]grade\b/gi;
const OF_OTHERS = /同事|工友|别人|人家|朋友|邻居家|老乡/;

/** 十级伤残, 伤残八级, 7级, grade 8; of several the first that is told of nobody else. */
export function gradeOf(text: string): number | undefined {
  const grades = [...text.matchAll(GRADE)].filter(({ index }) => {
    const [head] = clauseOf(text, { start: index, end: index });
    return !OF_OTHERS.test(head);
  });
  const found = grades[0]?.slice(1).find((group) => group !== undefined);
  return found ? (parseNumeral(found) ?? undefined) : undefined;
}

const OF_DEPENDANT = /(?:女儿|儿子|孩子|小孩|娃|老大|老二|宝宝|我[爸妈]|母亲|父亲|爷爷|奶奶)[^，。]{0,8}$/;

/** The age of the one who was hurt; a second one makes it uncertain, and so does 六十多岁. */
function ageOf(text: string): number | undefined {
  const ages = I_AM_HURT.test(text)
    ? agesIn(text.replace(new RegExp(`${OF_DEPENDANT.source.slice(0, -1)}${AGE.source}`, 'gi'), ''))
    : agesIn(text);
  const [age] = ages;
  return new Set(ages).size === 1 && !/多 *(?:周)?岁/.test(text) ? age : undefined;
}

const AGE =
  /(\d{1,3}|[一二三四五六七八九十]{1,4})多? *(?:周?岁|years? old\b|-year-old\b)|\baged? (\d{1,3})\b/gi;
/** Somebody else was hurt than the one who tells it. */
const ANOTHER_HURT =
  /(?:我(?:的)?(?:爸|妈|父|母|老公|老婆|丈夫|妻子|爷|奶|外公|外婆|岳|儿子|女儿|孩子|哥|姐|弟|妹)|孩子|老人)[^，。]{0,6}(?:被|让)[^，。]{0,8}(?:撞|打|咬|砸|伤)/;

/** Every age of a story in years, but that of the teller where somebody else was hurt. */
export function agesIn(text: string): number[] {
  const ofAnother = ANOTHER_HURT.test(text);
  return [...text.matchAll(AGE)].flatMap((match) => {
    const [head] = clauseOf(text, { start: match.index, end: match.index });
    if (ofAnother && /^我(?:今年|现在|都|才)?$/.test(head)) return [];
    return parseNumeral(match[1] ?? match[2] ?? '') ?? [];
  });
}

const I_AM_HURT = /我(?:自己|走路|骑车|过马路)?[^，。爸妈父母爷奶老]{0,4}被[^，。]{0,8}(?:撞|打|咬|砸)/;
const OLD_PEOPLE =
  /我(?:的)?(?:老)?[爸妈]|父亲|母亲|父母|岳父|岳母|公公|婆婆|老人|老爷子|老太太|爷爷|奶奶|外公|外婆|姥姥|姥爷|退休|\belderly\b|grand(?:mother|father)/i;

/** Somebody of sixty or more may be the one hurt, whose age is not certain: an assumption of less would be wrong. */
const maybeOver60 = (text: string): boolean =>
  ageOf(text) === undefined &&
  ((OLD_PEOPLE.test(text) && !I_AM_HURT.test(text)) || agesIn(text).some((age) => age >= 60));

const DEAD =
  /撞死|打死|砸死|摔死|淹死|电死|死了|死亡|去世|身亡|遇难|人没了|没救过来|抢救无效|过世|不治|\b(?:died|killed|death)\b/i;
const DIED_AT_WORK = /工亡|猝死|过劳死|心梗|脑出血|(?:人|就|突然|当场|也)[^，。]{0,2}(?:走了|没了)/;
const INCOME = /人均(?:可支配)?收入|disposable income/i;
/** The number right behind it, and no later one. */
const INCOME_BESIDE = /(?:人均(?:可支配)?收入[^，。；\d]{0,12}|disposable income[^.,;\d]{0,30})$/i;
const MOTOR =
  /汽车|轿车|小车|货车|卡车|大车|面包车|出租车|网约车|公交|客车|泥头车|渣土车|摩托|机动车|SUV|交强险|倒车|剐蹭|刮蹭|我的车|车主|追尾|两车|开车|司机|车祸|交通事故|被(?:一辆)?车撞|交警|\b(?:car|truck|bus|driver|motorcycle)\b/i;
/** Between people on foot or on bicycles no compulsory insurance pays. */
const NO_MOTOR =
  /(?:被|跟|和|与)[^，。]{0,6}(?:电动车|电瓶车|自行车|单车|滑板车)(?!.{0,12}(?:汽车|轿车|货车|机动车))/;

interface Share {
  otherShare: number;
  shareAssumed?: boolean;
}

const ME = '我们?(?:这?[方边])?|自己|本人|家父|我爸|我妈|老人|孩子|受害人';
const THEM = '对方|司机|车主|肇事者?|商场|超市|店家|酒店|物业|学校|狗主人?|他|她|被告|施工方|货车|轿车';
const RANKS: readonly [string, number][] = [
  ['全部责任|全责', 100],
  ['主要责任|主责', 70],
  ['同等责任|一半责任|各负?一半|一半的?(?:责任|过错)|五五开', 50],
  ['次要责任|次责', 30],
  ['没有?责任|无责|不负责任', 0],
];

/** The other side's share of fault, as percents or by its rank; undefined where nothing is said. */
export function readShare(text: string): Share | undefined {
  for (const share of findPercentages(text)) {
    const [head, tail] = clauseOf(text, share);
    if (!/责任|过错|责$/.test(`${head}${tail}`) || /违约金|利|首付/.test(head)) continue;
    const mine = lastAt(head, ME);
    const theirs = lastAt(head, THEM);
    const otherShare = theirs > mine || mine < 0 ? share.percent : 100 - share.percent;
    if (otherShare >= 0 && otherShare <= 100) return { otherShare };
  }
  const pair =
    /他([一二三四五六七八九])(?:成)?[，、]?我([一二三四五六七八九])|我([一二三四五六七八九])(?:成)?[，、]?他([一二三四五六七八九])/.exec(
      text,
    );
  const [theirs, mine] = [
    parseNumeral(pair?.[1] ?? pair?.[4] ?? ''),
    parseNumeral(pair?.[2] ?? pair?.[3] ?? ''),
  ];
  if (theirs !== null && mine !== null && theirs + mine === 10) return { otherShare: theirs * 10 };
  const tenths =
    /([一二三四五六七八九])成(?:的)?(?:责任|过错)|(?:责任|过错)(?:占|是)?([一二三四五六七八九])成/.exec(text);
  const tenth = parseNumeral(tenths?.[1] ?? tenths?.[2] ?? '');
  if (tenths && tenth !== null) {
    const head = text.slice(Math.max(0, tenths.index - 14), tenths.index);
    const mine = lastAt(head, ME);
    const theirs = lastAt(head, THEM);
    return { otherShare: theirs > mine || mine < 0 ? tenth * 10 : 100 - tenth * 10 };
  }
  for (const [words, percent] of RANKS) {
    const match = new RegExp(words).exec(text);
    if (!match) continue;
    if (percent === 50) return { otherShare: 50, ...(/一半/.test(match[0]) ? {} : { shareAssumed: true }) };
    const head = clauseOf(text, { start: match.index, end: match.index })[0];
    const mine = lastAt(head, ME);
    const theirs = lastAt(head, THEM);
    if (mine < 0 && theirs < 0) continue;
    const certain = percent === 100 || percent === 0;
    return {
      otherShare: theirs > mine ? percent : 100 - percent,
      ...(certain ? {} : { shareAssumed: true }),
    };
  }
  return undefined;
}

function lastAt(text: string, words: string): number {
  let at = -1;
  for (const match of text.matchAll(new RegExp(words, 'g'))) at = match.index;
  return at;
}

const isMotor = (text: string): boolean => MOTOR.test(text) && !NO_MOTOR.test(text);
const isWorkInjury = (text: string): boolean => /工伤|工亡|上班路上|厂里|工地/.test(text);

const INJURY =
  /残疾赔偿金|伤残赔偿金|死亡赔偿金|(?:交通事故|车祸|被[^，。]{0,6}(?:撞|打|砸|咬)|侵权|医疗事故)[^。]{0,20}(?:级伤残|伤残|致残|死亡|撞死|打死|死了|去世)/;
const NO_WORK =
  /误工|歇(?:了|着|工)|没(?:能|法)?(?:上班|干活)|不能(?:上班|干活|工作)|停工|开假|开了?[^，。；]{0,6}天?的?(?:病)?假|假条|全休|病休|休息|休了|请假|病假|耽误|off work|could not work|unable to work/i;
const IN_BED = /住院|卧床|养伤|hospital/i;
const HURT = /撞|摔|打伤|被[^，。]{0,6}打|咬|砸|滑倒|烫|车祸|事故|骨折/;
const CARE = /护工|护理|陪护|照顾|\bcarer?\b|nurs/i;
/** 我实际一天350: what one makes in a day, beside what the other side would pay for it. */
const OWN_DAY = /我?(?:实际|本来|平时|平常|正常|其实|自己)(?:上)?[^，。；\d]{0,6}$/;
const BY_DAY = /(?:每天|每日|一天|日均|天|per day|a day)[^，。\d]{0,4}$/i;

/** What was lost while somebody could not work; the time in hospital where income is asked for and nothing else is said. */
function readLostTime(text: string, figures: Figures) {
  const length =
    lengthBeside(text, figures, NO_WORK) ??
    (/误工|lost (?:wages|income)/i.test(text) ? lengthBeside(text, figures, IN_BED) : undefined);
  if (!length) return {};
  return length.months !== null ? { monthsLost: length.months } : { daysLost: length.days ?? undefined };
}

/** What the one who looked after the hurt person lost of their own pay (人身损害赔偿解释 8). */
const CARER_LOST =
  /(?:护理|陪护|照顾|伺候)[^。；]{0,20}(?:扣|少(?:挣|赚|拿|发)|损失|误工)了?(?:工资|收入|钱)?[^，。；\d]{0,4}$/;

const isCarersLoss = (text: string, { start }: QuestionAmount): boolean =>
  CARER_LOST.test(text.slice(Math.max(0, start - 40), start));

function readCare(text: string, figures: Figures) {
  const lost = figures.amounts.filter((amount) => isCarersLoss(text, amount));
  if (lost.length === 1) return { carePerDay: lost[0]?.value, careDays: 1 };
  const perDay = figures.amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    if (isTheirOffer(text, amount)) return false;
    return (
      CARE.test(`${head}${tail}`) && (BY_DAY.test(head) || /^(?:一天|每天|\/天| a day| per day)/i.test(tail))
    );
  });
  const length = figures.durations.find((one) => {
    const [head, tail] = clauseOf(text, one);
    return one.days !== null && one.days > 1 && CARE.test(`${head}${tail}`);
  });
  const inHospital = lengthBeside(text, figures, IN_BED)?.days ?? undefined;
  return perDay ? { carePerDay: perDay.value, careDays: length?.days ?? inHospital } : {};
}

const BILLS =
  /医药费|医疗费|住院(?!\d)|手术费|治疗费|药费|看病|打针|疫苗|挂号|检查|输液|治病|医院|medical|hospital bill|treatment/i;
const REPAIRS = /修车|修了|维修|修理|车损|定损|财产损失|手机坏|衣服|repair/i;
const LOSS = /损失/;

/** The one who caused it asks, too; what others claim of them is not worked out first. */
const I_CAUSED_IT =
  /我(?:们)?(?:不小心|开车|骑车|倒车|酒驾|的狗|家狗|家的狗|家孩子)?[^，。]{0,6}(?:撞了|撞到|撞伤|撞死|打了|打伤|咬了)(?:别人|人|他|她|一个|个|对方|行人|老人)|我把[^，。]{0,8}(?:撞|打|咬)|(?:让|要|叫|找)我(?:们)?赔|我(?:们)?(?:已经)?赔了?(?:对方|他|她|人家)|我(?:要|该|得)赔/;
/** What is still due after a part was paid is asked: what that part was for is not known. */
const ASKS_THE_REST = /还[能可该要]/;
const PAID_IN_PART = /(?:保险|对方|司机|他|公司|学校|店)[^，。]{0,4}(?:已经?)?(?:赔|给)了[^，。]{0,4}\d/;
const PAID_BY_THEM =
  /垫付|已经?赔|[只才]肯|[只才][赔出给]|愿意?[赔出给]|肯[赔出给]|赔了我|给了我|(?:对方|他们?|她|司机|车主|狗主人?|店家|物业|学校)[^，。]{0,8}[给出付]了/;
const SEVERAL_HURT =
  /(?:[两二三四五2-5])(?:个|名|位)(?:人|伤者|受害人|行人|乘客|路人|骑手)(?:都|同时|一起|全|均|被|受|，)?[^，。；]{0,6}(?:伤|撞|住院|死)|(?:撞|砸|伤)(?:了|伤|倒|死)+(?:我们)?(?:[两二三四五2-5])(?:个|名|位)?人|(?:另外?|还有)(?:一|1|两|2)?(?:个|名|位)(?:伤者|受害人|被撞的|受伤的|人(?:也|受|被))|我(?:和|跟|与)[^，。；]{1,8}(?:都|一起|同时|两个?人?)(?:被|让)?[^，。；]{0,8}(?:撞|砸|受|伤)|two (?:people|victims|of us) (?:were )?(?:hurt|injured|hit)/i;
/** Not what the dead person earned. */
const OF_THE_PLACE = /^[^我他她人缴]*(?:年)?平均工资[^，。；\d]{0,4}$/;

/** The average wage of a month, for the funeral; told by the year it is divided. */
function averageWageOf(text: string, { amounts }: Figures): number | undefined {
  const average =
    amounts.find(({ role }) => role === 'average_wage') ??
    amounts.find((amount) => OF_THE_PLACE.test(clauseOf(text, amount)[0]));
  if (!average) return undefined;
  return /年平均|年均|一年/.test(clauseOf(text, average)[0])
    ? Math.round((average.value / 12) * 100) / 100
    : average.value;
}

const ANIMAL = /(?:狗|猫|宠物|牛|羊|猪|鸡|鸭)[^，。]{0,4}(?:死|没了)|死[^，。]{0,5}(?:狗|猫|宠物|牛|羊|猪)/;

/** Harm to people: what stands to be paid for it. */
export const INJURY_RULES: readonly CalculatorRule[] = [
  {
    id: 'work-death',
    answers: 'amount',
    matches: (text, _figures, asks) => /一次性工亡补助金|工亡/.test(text) && asks.amount,
    inputs: (text, figures) =>
      DEAD.test(text) || DIED_AT_WORK.test(text)
        ? {
            nationalIncome: /全国[^，。]{0,12}人均/.test(text)
              ? amountBeside(text, figures, INCOME)?.value
              : undefined,
            localAverageWage: figures.amounts.find(({ role }) => role === 'average_wage')?.value,
          }
        : null,
  },
  {
    id: 'personal-injury',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      INJURY.test(text) && asks.amount && !/工伤|工亡|上班路上|判/.test(text),
    inputs(text, figures) {
      const grade = gradeOf(text);
      const isDeath = DEAD.test(text.replace(/(?:去世|过世)(?:了)?(?:以后|之后|后)/g, ''));
      // Somebody else's death beside one's own wound: which is meant is not guessed.
      if (I_CAUSED_IT.test(text) || ANIMAL.test(text) || (isDeath && grade !== undefined)) return null;
      if (!isDeath && grade === undefined && !INJURY.test(text)) return null;
      if (isWorkInjury(text) && !/车|撞/.test(text)) return null;
      // Several people hurt share the limits, and whose part is asked is not told by the sums.
      if (SEVERAL_HURT.test(text)) return null;
      const share = readShare(text);
      return {
        kind: isDeath ? 'death' : 'disability',
        grade: isDeath ? undefined : grade,
        age: ageOf(text),
        maybeOver60: maybeOver60(text) || undefined,
        disposableIncome: figures.amounts.find((amount) => {
          const [head] = clauseOf(text, amount);
          // One standard for town and country since 2022.
          return INCOME_BESIDE.test(head) && !/农村/.test(head);
        })?.value,
        averageMonthlyWage: isDeath ? averageWageOf(text, figures) : undefined,
        ...(share ? { otherShare: share.otherShare, motor: isMotor(text) || undefined } : {}),
      };
    },
  },
  {
    id: 'injury-costs',
    answers: 'amount',
    matches: (text, figures, asks) =>
      asks.amount &&
      !/工伤|工亡|判/.test(text) &&
      (/误工费|护理费/.test(text) ||
        (HURT.test(text) && /误工|护理|护工|没上班/.test(text) && figures.amounts.length > 0)),
    inputs(text, figures) {
      if (SEVERAL_HURT.test(text)) return null;
      if (I_CAUSED_IT.test(text) || (ASKS_THE_REST.test(text) && PAID_IN_PART.test(text))) return null;
      const care = readCare(text, figures);
      const lost = readLostTime(text, figures);
      const perDay = figures.amounts.find((amount) => {
        const [head, tail] = clauseOf(text, amount);
        if (/日薪|日工资|(?:每天|一天|每日)[^，。\d]{0,4}(?:挣|赚|收入|工资)/.test(head)) return true;
        if (BY_DAY.test(head) && OWN_DAY.test(head)) return true;
        const isByDay = /(?:每天|一天|每日)$/.test(head) || /^(?:一天|每天|\/天)/.test(tail);
        return isByDay && /误工|没上班|没干活/.test(head) && !CARE.test(`${head}${tail}`);
      })?.value;
      const income =
        /误工|没(?:能|法)?上班|lost|off work/i.test(text) || Object.keys(lost).length > 0
          ? incomeOf(text, figures)
          : undefined;
      const medical = figures.amounts.find((amount) => {
        const [head] = clauseOf(text, amount);
        if (PAID_BY_THEM.test(head)) return false;
        const isMine =
          (BILLS.test(text) || IN_BED.test(text)) &&
          /(?:(?:自己|又|还|另外)[^，。]{0,3}|住院[^，。]{0,8})(?:花|付|掏|垫)了?[^，。\d]{0,3}$/.test(head);
        return (
          (amount.role === 'medical' || BILLS.test(head) || isMine) &&
          !LOST_SUM.test(head) &&
          !OF_THE_OTHER.test(head) &&
          amount.value !== care.carePerDay
        );
      })?.value;
      const lostIncome = figures.amounts.find((amount) => {
        const [head, tail] = clauseOf(text, amount);
        return (
          LOST_SUM.test(head) &&
          !OF_THE_OTHER.test(head) &&
          !/^ ?(?:元|块)?(?:一|每|\/)(?:天|个?月)/.test(tail)
        );
      })?.value;
      const otherLosses = figures.amounts.find((amount) =>
        OF_THE_OTHER.test(clauseOf(text, amount)[0]),
      )?.value;
      const property = amountBeside(text, figures, REPAIRS)?.value;
      const loss = amountBeside(text, figures, LOSS)?.value;
      const share = readShare(text);
      const others = [perDay, income, property, loss, lostIncome, care.carePerDay].some(
        (value) => value !== undefined,
      );
      // The bills alone are what was told, and not what is owed: nothing is worked out of one number.
      // Beside a disability it is one item of several.
      const isAlone = !others && !(gradeOf(text) && INCOME.test(text)) && (share?.otherShare ?? 100) === 100;
      return {
        ...care,
        ...lost,
        medical: isAlone ? undefined : medical,
        ...(perDay !== undefined && perDay !== care.carePerDay && 'daysLost' in lost
          ? { dailyIncome: perDay }
          : { monthlyIncome: income }),
        lostIncome,
        otherLosses: /互|还手|对打|都受|双方/.test(text) ? otherLosses : undefined,
        property: property === medical ? undefined : property,
        loss: loss === medical || loss === property ? undefined : loss,
        ...share,
        motor: isMotor(text) || undefined,
      };
    },
  },
];

/** 误工1万2: a sum of lost income, told as such. */
const LOST_SUM = /误工(?:费|损失|工资)?(?:是|一共|共|：|:)?$/;
/** 他那边医药费2000: what the other side lost in a fight. */
const OF_THE_OTHER = /(?:他那[边儿]|他的|对方(?:的)?|对方那边|他(?:也)?花)[^，。]{0,8}$/;

const NO_INCOME = /护|陪|租|贷|生活费|抚养|补课|药|治疗/;

/** What somebody earned by the month: named as a wage, or as what they make in a month. */
function incomeOf(text: string, told: Figures): number | undefined {
  // What the carer was docked is no income of the one who was hurt.
  const figures = { ...told, amounts: told.amounts.filter((amount) => !isCarersLoss(text, amount)) };
  const wage = wageOf(figures);
  if (wage !== undefined) return wage;
  return figures.amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    if (NO_INCOME.test(`${head}${tail}`)) return false;
    return (
      /(?:每个?月|一个?月|月)[^，。\d]{0,6}(?:挣|赚|收入|工资|到手|能?拿)[^，。\d]{0,3}$|月入$|(?:误工|没上班)[^，。]{0,8}(?:每个?月|一个?月|月)$/.test(
        head,
      ) || /^(?:一个?月|每月|\/月)/.test(tail)
    );
  })?.value;
}
