import { memberAt, type StoryCast } from '../story-cast.ts';
import type { StoryFact } from '../story-fact.ts';
import type { StorySides } from '../story-sides.ts';

/** What people who lend to each other are, as a paper says it of the two: 系表亲关系. */
const RELATIONS: readonly [RegExp, string][] = [
  [/^(?:小叔子|大伯子|嫂子|嫂嫂)$/, '叔嫂'],
  [/^表/, '表亲'],
  [/^堂/, '堂亲'],
  [/^(?:小舅子|大舅子|姐夫|妹夫|连襟|小姨子|大姨子|女婿|岳父|岳母|儿媳|亲家)$/, '姻亲'],
  [/^(?:舅舅?|外甥女?)$/, '舅甥'],
  [/^(?:叔叔?|大伯|二叔|三叔|侄子|侄女|侄儿)$/, '叔侄'],
  [/^(?:姨妈?|姑姑?|姑妈|亲戚)$/, '亲戚'],
  [/^(?:亲?哥哥?|亲?弟弟?|亲?姐姐?|亲?妹妹?|大哥|二哥|大姐|二姐|大弟|小弟|小妹)$/, '兄弟姐妹'],
  [/^(?:哥们儿?|兄弟|好友|闺蜜)$/, '朋友'],
];
const NOUN =
  '(小叔子|大伯子|嫂子|嫂嫂|[表堂](?:哥|弟|姐|妹|叔|舅|姑|侄)|小舅子|大舅子|姐夫|妹夫|连襟|小姨子|大姨子|女婿|岳父|岳母|儿媳|亲家|舅舅?|外甥女?|二叔|三叔|大伯|叔叔?|侄子|侄女|侄儿|姨妈?|姑妈|姑姑?|亲戚|亲?哥哥?|亲?弟弟?|亲?姐姐?|亲?妹妹?|大哥|二哥|大姐|二姐|小弟|小妹|(?:大学|高中|初中|小学|中学|老)?同学|(?:前|老)?同事|工友|战友|老乡|(?:老|好)?朋友|好友|闺蜜|发小|邻居|师兄弟?|生意伙伴|哥们儿?|网友|同村)';
const P = '([\\ue000-\\ue3e7])';

/** How whoever tells and a named borrower stand to each other; a place among names, the noun as the group that is none. */
const SAYS: readonly RegExp[] = [
  new RegExp(
    `(?:^|[，。；！？\\n：日号前后]|(?<![他她]的?)我的?|原告的?|给了?|的)${NOUN}(?:叫|是)?${P}`,
    'g',
  ),
  new RegExp(`${P}(?:就)?(?:是|系)(?:我|原告|本人)(?:的)?(?:一个|以前的|多年的?|隔壁)?${NOUN}`, 'g'),
  new RegExp(`(?:我|原告|本人)(?:跟|和|与)${P}(?:就)?(?:是|系)[^，。；\\ue000-\\ue3e7]{0,8}?${NOUN}`, 'g'),
];
/** 我俩发小, 我们是同学. */
const OF_BOTH = new RegExp(`(?:我俩|我们俩?|双方|咱俩)(?:就)?(?:是|系)?(?:多年的?|从小的?)?${NOUN}`);

/** How lender and borrower stand to each other, where the telling says it of the borrower and of nobody else. */
export function loanRelation(cast: StoryCast, { own, sideOf }: StorySides): StoryFact[] {
  for (const says of SAYS)
    for (const match of cast.scene.matchAll(says)) {
      const [one = '', two = ''] = match.slice(1);
      const [token, noun] = /[\ue000-\ue3e7]/.test(one) ? [one, two] : [two, one];
      const member = memberAt(cast, token);
      const side = member && sideOf.get(member);
      if (side === undefined || side === own || isVouching(cast, token)) continue;
      const start = cast.placeOf(match.index + match[0].lastIndexOf(noun));
      return [{ path: 'loan_relation', value: relationOf(noun), start, end: start + noun.length }];
    }
  const both = OF_BOTH.exec(cast.scene);
  const sued = [...sideOf.values()].filter((side) => side !== own).length;
  if (!both?.[1] || sued !== 1) return [];
  const start = cast.placeOf(both.index + both[0].length - both[1].length);
  return [{ path: 'loan_relation', value: relationOf(both[1]), start, end: start + both[1].length }];
}

const relationOf = (noun: string): string => RELATIONS.find(([says]) => says.test(noun))?.[1] ?? noun;
const isVouching = ({ scene }: StoryCast, token: string): boolean =>
  new RegExp(`${token}[^。；\\ue000-\\ue3e7]{0,16}(?:担保|保证人)`).test(scene);
