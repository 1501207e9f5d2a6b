import { type CourseClaim, courseClaim, type ToldCourse } from './told-course.ts';
import {
  countOf,
  dayIn,
  dayTold,
  MEDICINE_BEHIND,
  OPEN,
  sumSaidBehind,
  sumTold,
  type ToldMatter,
  wordsTold,
} from './told-matter.ts';

const PLACES = '微信群|业主群|业主微信群|群|朋友圈|抖音|快手|微博|小红书|公众号';

/** A name is hurt in front of others: 民法典 995, 1000, 1024, 1182, 1183. */
export function defamationCourse(told: ToldMatter): ToldCourse | null {
  const { story, sides } = told;
  const said =
    wordsTold(told, /(?:[说讲骂](?:我|本人)?(?:是)?[“"]([^”"]{4,60})[”"])/) ??
    wordsTold(told, /[说讲骂](我[^。；]{4,40}?)(?=，还|。|；)/);
  const day = dayTold(told, new RegExp(PLACES));
  if (!said && !day) return null;
  const at = said ?? day ?? { start: 0, end: 1 };
  const group = wordsTold(told, /群[“"]([^”"]{2,30})[”"]/);
  const heads = /(\d{2,5})个?人(?:的)?[^，。]{0,4}(?:业主)?(?:微信)?群/.exec(story)?.[1];
  const account = wordsTold(
    told,
    /(?:抖音|快手|微博|小红书)[^，。]{0,4}(?:账)?号?，?(?:号)?(?:叫|是)?[“"]([^”"]{2,20})[”"]/,
  );
  const platform = /抖音|快手|微博|小红书|朋友圈/.exec(story)?.[0];
  const cleared = /没(?:有)?(?:发现)?[^，。；]{0,10}(?:过期|虐待|问题)/.test(story);
  const medical =
    sumTold(told, /(?:药费|药钱|医[药疗]费|诊疗费|看病)[^，。\d]{0,6}$/) ??
    sumSaidBehind(told, MEDICINE_BEHIND);
  const notary =
    sumTold(told, /公证费?[^。；\d]{0,6}$|公证[^。；]{0,8}花了?$/) ?? sumInNextClause(told, /公证$/);
  const loss = lossOf(told);
  const who = [...sides.sideOf].find(([, side]) => side !== sides.own)?.[0].name ?? '';
  const places = [
    group ? `微信群“${group.value}”` : /群/.test(story) ? '上述微信群' : null,
    account && platform ? `${platform}账号“${account.value}”` : platform,
  ]
    .filter(Boolean)
    .join('和');
  const hasGroup = group !== null || /群/.test(story);
  const left = whereLeft(story, group?.value ?? null, account?.value ?? null, platform);
  const sentences = [
    `${dayIn(day)}，被告${who}在${group ? `${heads ? `${heads}人的` : ''}微信群“${group.value}”` : hasGroup ? '微信群' : (platform ?? OPEN)}发布关于原告的言论${said ? `，称“${said.value.replace(/^[“"]|[”"]$/g, '').replace(/^我/, '原告')}”` : `，内容为${OPEN}`}${/照片/.test(story) ? '，并发布原告的照片' : ''}。`,
    ...(platform && hasGroup
      ? [`此后被告又在${platform}${account ? `账号“${account.value}”` : ''}发布相关内容。`]
      : []),
    ...(cleared ? ['有关部门检查后，没有发现被告所称的情形。'] : [`被告所称与事实不符：${OPEN}。`]),
    ...(loss ? [`原告因此损失${loss.value}元（${loss.how}）。`] : []),
  ];
  const claims: CourseClaim[] = [
    ...(left === ''
      ? []
      : [courseClaim('停止侵害', `请求判令被告立即停止侵害，删除在${left ?? OPEN}发布的侵权内容`, null, at)]),
    courseClaim('道歉', `请求判令被告在${places || OPEN}发布声明，向原告赔礼道歉，恢复名誉`, null, at),
    ...(loss
      ? [courseClaim('经济损失', `请求判令被告赔偿经济损失${loss.value}元（${loss.how}）`, loss.value, loss)]
      : []),
    ...(medical
      ? [courseClaim('医疗费', `请求判令被告赔偿医疗费${medical.value}元`, medical.value, medical)]
      : []),
    ...(notary
      ? [courseClaim('公证费', `请求判令被告赔偿公证费${notary.value}元`, notary.value, notary)]
      : []),
    courseClaim('精神损害', `请求判令被告赔偿精神损害抚慰金${OPEN}元`, null, at),
  ];
  return { sentences, claims };
}

/** That a post is gone already. */
const DELETED = /(?:删除?|撤回?|下架)(?:了|掉|的|$)|(?:才|已经?|后来|都|又)[^，。；]{0,6}(?:删|撤|下架)/;
const NOT_DELETED = /(?:没|未|不|拒绝?|让|叫|喊|要求?)[^，。；]{0,6}(?:删|撤|下架)/;

/** Where what was posted still stands, as far as the story says; '' where all of it is gone, null where no place is told. */
function whereLeft(
  story: string,
  group: string | null,
  account: string | null,
  platform: string | undefined,
): string | null {
  const gone = story
    .split(/[，。；！？\n]/)
    .filter((clause) => DELETED.test(clause) && !NOT_DELETED.test(clause));
  const isGone = (place: string | undefined) =>
    place !== undefined && gone.some((clause) => clause.includes(place) || !new RegExp(PLACES).test(clause));
  const hasGroup = group !== null || /群/.test(story);
  const places = [
    ...(hasGroup && !isGone('群') ? [group ? `微信群“${group}”` : '上述微信群'] : []),
    ...(platform && !isGone(platform) ? [account ? `${platform}账号“${account}”` : platform] : []),
  ];
  if (places.length > 0) return places.join('和');
  return gone.length > 0 && (hasGroup || platform) ? '' : null;
}

/** 我去公证处做了公证，花了2000. */
function sumInNextClause({ story, clauses, amounts }: ToldMatter, says: RegExp) {
  const at = clauses.findIndex(({ text }) => says.test(text));
  const next = clauses[at + 1];
  const sum =
    at >= 0 && next ? amounts.find(({ start }) => start >= next.start && start < next.end) : undefined;
  return sum && /花|付|交/.test(story.slice(next?.start ?? 0, sum.start))
    ? { value: sum.value, start: sum.start, end: sum.end }
    : null;
}

/** 退了9个，每个每月1800元，从6月到8月: so many, at so much a month, for so many months. */
function lossOf(told: ToldMatter): { value: number; how: string; start: number; end: number } | null {
  const match = /(?:退|走|流失|取消|少)了?([一二三四五六七八九十\d]{1,3})[个名位]/.exec(told.story);
  const heads = match?.[1] ? countOf(match[1]) : null;
  const span = /从?(\d{1,2})月份?(?:到|至)(\d{1,2})月/.exec(told.story);
  const each = told.amounts.find(({ start }) => {
    const clause = told.clauses.find((one) => one.start <= start && start < one.end);
    return clause !== undefined && /每(?:个|人|月)|一个月|一个人/.test(clause.text);
  });
  if (!match || heads === null || !span || !each) return null;
  const months = Number(span[2]) - Number(span[1]) + 1;
  if (months < 1) return null;
  return {
    value: heads * each.value * months,
    how: `${heads}人×每月${each.value}元×${months}个月`,
    start: match.index,
    end: match.index + match[0].length,
  };
}
