import { lawKey } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/** A place of a rule on which law judges what happened before a law took effect. */
export interface TransitionRule {
  /** Full title of the interpretation. */
  source: string;
  documentNumber: string;
  article: number;
  paragraph: number | null;
  item: number | null;
  /** When today's law judges the earlier event. */
  zh: string;
  en: string;
}

interface Transition {
  law: string;
  since: IsoDate;
  source: string;
  documentNumber: string;
  /** Hold whatever article the matter rests on. */
  general: readonly Exception[];
  /** By the articles of the new law that then judge what happened before. */
  special: readonly (Exception & { articles: readonly [from: number, to: number][] })[];
}
interface Exception {
  at: readonly [article: number, paragraph?: number, item?: number];
  zh: string;
  en: string;
}

const one = (...articles: number[]): [number, number][] => articles.map((article) => [article, article]);

/** Each was read in the interpretation named, whose own articles it gives. */
const TRANSITIONS: readonly Transition[] = [
  {
    law: '民法典',
    since: '2021-01-01',
    source: '最高人民法院关于适用《中华人民共和国民法典》时间效力的若干规定',
    documentNumber: '法释〔2020〕15号',
    general: [
      {
        at: [1, 2],
        zh: '民法典施行前的事，适用当时的法律、司法解释',
        en: 'what happened before the Civil Code took effect is judged by the law and interpretations of that time',
      },
      {
        at: [1, 3],
        zh: '民法典施行前的事持续到施行后的，适用民法典',
        en: 'what began before the Civil Code took effect and went on afterwards is judged by the Code',
      },
      {
        at: [2],
        zh: '适用民法典更有利于保护民事主体合法权益、维护社会和经济秩序、弘扬社会主义核心价值观的，适用民法典',
        en: 'the Code applies where it better protects the lawful rights of the parties, public and economic order and core values',
      },
    ],
    special: [
      {
        at: [7],
        articles: one(401, 428),
        zh: '施行前约定到期不还抵押物、质物就归债权人的，适用民法典',
        en: 'earlier clauses that let a pledge fall to the creditor are judged by the Code',
      },
      {
        at: [8],
        articles: [[143, 157], ...one(502)],
        zh: '施行前成立的合同，按当时的法律无效而按民法典有效的，适用民法典',
        en: 'an earlier contract that was void then and is valid under the Code is judged by the Code',
      },
      {
        at: [9],
        articles: one(496, 497),
        zh: '施行前的格式条款没有提示或者说明的，它的效力适用民法典',
        en: 'earlier standard terms that were not pointed out are judged by the Code',
      },
      {
        at: [10],
        articles: one(565),
        zh: '施行前没有通知、直接起诉解除合同的，适用民法典',
        en: 'ending a contract directly by suit before that day is judged by the Code',
      },
      {
        at: [11],
        articles: one(580),
        zh: '非金钱债务无法继续履行、合同目的落空而请求终止合同的，适用民法典',
        en: 'ending a contract whose performance has become impossible is judged by the Code',
      },
      {
        at: [12],
        articles: [[761, 769]],
        zh: '施行前订立的保理合同，适用民法典',
        en: 'factoring contracts made earlier are judged by the Code',
      },
      {
        at: [13],
        articles: one(1125),
        zh: '施行前伪造、隐匿遗嘱等行为是否丧失继承权，适用民法典',
        en: 'whether an heir lost the right to inherit by earlier acts is judged by the Code',
      },
      {
        at: [14],
        articles: one(1128),
        zh: '被继承人在施行前死亡，遗产无人继承又无人受遗赠的，侄甥代位继承适用民法典，遗产已经处理完毕的除外',
        en: 'nephews and nieces may stand in for their parent under the Code where nobody else inherits, unless the estate was dealt with',
      },
      {
        at: [15],
        articles: one(1136),
        zh: '施行前打印的遗嘱，效力适用民法典，遗产已经处理完毕的除外',
        en: 'a printed will made earlier is judged by the Code, unless the estate was dealt with',
      },
      {
        at: [16],
        articles: one(1176),
        zh: '施行前自愿参加有风险的文体活动受伤的，适用民法典',
        en: 'earlier injury in risky sports one joined of free will is judged by the Code',
      },
      {
        at: [17],
        articles: one(1177),
        zh: '施行前为保护自己扣留侵权人财物的，适用民法典',
        en: 'earlier self-help by keeping the wrongdoer’s things is judged by the Code',
      },
      {
        at: [18],
        articles: one(1217),
        zh: '施行前好意搭乘非营运机动车出事故的，适用民法典',
        en: 'an earlier accident of somebody given a free lift is judged by the Code',
      },
      {
        at: [19],
        articles: one(1254),
        zh: '施行前高空抛物、坠物伤人的，适用民法典',
        en: 'earlier harm by things thrown or fallen from a building is judged by the Code',
      },
      {
        at: [20],
        articles: [[509, 542]],
        zh: '施行前成立、履行持续到施行后的合同，因施行后的履行发生争议的，适用民法典',
        en: 'disputes about performance after that day of a contract made before it are judged by the Code',
      },
      {
        at: [21],
        articles: one(734),
        zh: '租期在施行后届满的，承租人的优先承租权适用民法典',
        en: 'the tenant’s priority to rent again follows the Code where the lease ended after that day',
      },
      {
        at: [22],
        articles: one(1079),
        zh: '施行前判决不准离婚、之后又分居满一年再起诉的，适用民法典',
        en: 'a second divorce suit after a refusal and a further year apart is judged by the Code',
      },
      {
        at: [23],
        articles: one(1142),
        zh: '施行前有公证遗嘱、施行后又立新遗嘱的，适用民法典',
        en: 'a later will beside an earlier notarised one is judged by the Code',
      },
      {
        at: [24],
        articles: [[1164, 1258]],
        zh: '侵权行为在施行前、损害后果在施行后出现的，适用民法典',
        en: 'a wrong done before that day whose harm appears after it is judged by the Code',
      },
      {
        at: [25],
        articles: one(564),
        zh: '施行前成立的合同，解除权期限当时没有规定、也没有约定和催告的，自民法典施行之日起算一年',
        en: 'the right to end an earlier contract for which no period was set runs for a year from that day',
      },
      {
        at: [26],
        articles: one(1052),
        zh: '施行前受胁迫结婚的，撤销权的期限适用民法典',
        en: 'the time to annul an earlier forced marriage follows the Code',
      },
      {
        at: [27],
        articles: one(692),
        zh: '施行前的保证合同，保证期间有过渡规定',
        en: 'the guarantee period of earlier guarantees has a transitional rule',
      },
    ],
  },
  {
    law: '公司法',
    since: '2024-07-01',
    source: '最高人民法院关于适用《中华人民共和国公司法》时间效力的若干规定',
    documentNumber: '法释〔2024〕7号',
    general: [
      {
        at: [1, 2],
        zh: '所列情形适用新公司法更有利于实现其立法目的的，适用新法',
        en: 'the new Company Law applies in the cases listed there, where it better serves its purpose',
      },
    ],
    special: [
      {
        at: [1, 2, 1],
        articles: one(26),
        zh: '没被通知参加股东会的股东，自决议作出之日起一年内请求撤销的，适用新法',
        en: 'a shareholder who was not notified may ask for annulment within a year under the new law',
      },
      {
        at: [1, 2, 4],
        articles: one(84),
        zh: '有限责任公司股东向外转让股权发生争议的，适用新法',
        en: 'transfers of shares to outsiders are judged by the new law',
      },
      // §4 item 1 (公司法 §88) no longer applies: 法释〔2024〕15号 keeps that paragraph to transfers after 2024-07-01.
      {
        at: [4, undefined, 2],
        articles: one(89),
        zh: '控股股东严重损害其他股东利益、请求公司收购股权的，适用新法',
        en: 'buy-out for grave oppression by the controlling shareholder follows the new law',
      },
    ],
  },
];

/** Special rules named; with the general ones this is what is read before an answer. */
const SPECIAL_MAX = 2;

/** An article that a matter rests on. */
export interface RestsOn {
  title: string;
  article: number;
  /** It decides what was asked. */
  decides?: boolean;
}

/**
 * The rules by which a law of today judges what happened on an earlier day after all, for matters that rest on some of its articles:
 * what is ruled for the article that decides leads, then comes what holds in general, then what is ruled for the others. None where
 * the law was in force on the day, or where nothing is ruled.
 */
export function transitionRules(places: readonly RestsOn[], day: IsoDate): TransitionRule[] {
  return TRANSITIONS.flatMap(({ law, since, source, documentNumber, general, special }) => {
    const key = lawKey(law);
    const own = places.filter(({ title }) => lawKey(title) === key);
    if (day >= since || own.length === 0) return [];
    const fitting = special
      .filter((rule) => own.some(({ article }) => rulesOn(rule, article)))
      .sort((a, b) => widthOf(a) - widthOf(b));
    const decisive = fitting.filter(
      (rule) => !isWide(rule) && own.some(({ article, decides }) => decides && rulesOn(rule, article)),
    );
    const others = fitting
      .filter((rule) => !decisive.includes(rule))
      .slice(0, Math.max(0, SPECIAL_MAX - decisive.length));
    return [...decisive.slice(0, SPECIAL_MAX), ...general, ...others].map(
      ({ at: [article, paragraph, item], zh, en }) => ({
        source,
        documentNumber,
        article,
        paragraph: paragraph ?? null,
        item: item ?? null,
        zh,
        en,
      }),
    );
  });
}

type Ruled = { articles: readonly [number, number][] };
const rulesOn = ({ articles }: Ruled, one: number): boolean =>
  articles.some(([from, to]) => from <= one && one <= to);
/** What speaks of one article comes before what speaks of a whole book. */
const widthOf = ({ articles }: Ruled): number => Math.min(...articles.map(([from, to]) => to - from));
const isWide = ({ articles }: Ruled): boolean => articles.every(([from, to]) => to - from > 1);

const SOURCES = new Set(TRANSITIONS.map(({ source }) => lawKey(source)));

/** Whether a text says which law judges what happened before: it holds today for what happened earlier. */
export const isTransitionSource = (title: string): boolean => SOURCES.has(lawKey(title));
