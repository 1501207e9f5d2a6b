import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { resolvePlaces } from '../../../engine/library/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { FoundRule } from './report-facts.ts';

const OPINION = '最高人民法院关于统一法律适用加强类案检索的指导意见（试行）';
const LIBRARY_RULES = '人民法院案例库建设运行工作规程';

/** The articles that rule a search for like cases. What each says is told in our own words. */
const RULES = [
  {
    law: OPINION,
    number: '法发〔2020〕24号',
    article: '1',
    says: {
      'zh-CN': '类案须与待决案件在基本事实、争议焦点、法律适用问题等方面相似，且裁判已经生效。',
      en: 'a like case is alike in basic facts, issues and questions of law, and its decision has taken effect.',
    },
  },
  {
    law: OPINION,
    number: '法发〔2020〕24号',
    article: '4',
    says: {
      'zh-CN':
        '检索范围与顺位：指导性案例；最高人民法院的典型案例及生效裁判；本省高级人民法院的参考性案例及生效裁判；上一级法院及本院的生效裁判。除指导性案例外优先近三年；前一顺位已检索到类案的，可以不再检索。',
      en: 'the order: guiding cases; typical cases and effective decisions of the Supreme People’s Court; reference cases and effective decisions of the province’s High Court; effective decisions of the next higher and the own court. But for guiding cases those of the last three years come first; once like cases are found in an earlier tier, later ones need not be searched.',
    },
  },
  {
    law: OPINION,
    number: '法发〔2020〕24号',
    article: '8',
    says: {
      'zh-CN':
        '报告应当客观、全面、准确，写明检索主体、时间、平台、方法、结果、类案裁判要点、争议焦点，并说明是否参照或者参考。',
      en: 'a report is to be objective, complete and exact: who searched, when, where and how, results, gists, issues, and whether they are followed or considered.',
    },
  },
  {
    law: OPINION,
    number: '法发〔2020〕24号',
    article: '9',
    says: {
      'zh-CN': '检索到的类案为指导性案例的，应当参照；其他类案可以作为裁判的参考。',
      en: 'guiding cases shall be followed; other like cases may be considered.',
    },
  },
  {
    law: LIBRARY_RULES,
    number: '法〔2024〕92号',
    article: '19',
    says: {
      'zh-CN': '各级人民法院审理案件，应当检索人民法院案例库，并参考入库的类似案例。',
      en: 'courts are to search the People’s Court Case Library and to consider like cases held there.',
    },
  },
] as const;

/** Looks the rules of the search up in the library: held with the day from which their text holds, or not held. */
export async function findRules(context: Pick<RequestContext, 'db' | 'clock'>): Promise<FoundRule[]> {
  const asOf = todayInChina(context.clock);
  const places = await resolvePlaces(
    context,
    RULES.map(({ law, article }) => ({ lawName: law, article: parseArticleKey(article), asOf })),
  );
  return RULES.map(({ law, number, article, says }, at) => {
    const place = places[at];
    return {
      citation: `《${law}》（${number}）第${ARTICLES[article]}条`,
      says,
      held:
        place?.article && place.law
          ? {
              location: {
                ...{ lawId: place.law.id, versionId: place.version?.id ?? null },
                ...{ articleKey: article, paragraph: null, item: null },
              },
              from: place.version?.effectiveOn ?? null,
            }
          : null,
    };
  });
}

const ARTICLES = { '1': '一', '4': '四', '8': '八', '9': '九', '19': '十九' } as const;
