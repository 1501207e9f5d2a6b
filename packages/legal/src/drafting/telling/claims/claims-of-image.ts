import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import { within } from '../telling.ts';
import type { ClaimGround } from './claim-ground.ts';
import { headsOf } from './heads.ts';

/** A face, a name, a reputation: to stop, to apologise, and the losses. */
export function claimsOfImage({ telling, wishes, wished, asks, at }: ClaimGround): CourseClaim[] {
  const { text, cause } = telling;
  const claims: CourseClaim[] = [];
  const put = (
    noun: string,
    words: string,
    amount: number | null,
    place: { start: number; end: number } = at,
  ) => claims.push(courseClaim(noun, `${asks}${words}`, amount, place));
  if (/姓名权/.test(cause)) {
    put('停止', '停止侵害原告姓名权', null);
    if (/法人|股东|登记|名字撤/.test(text)) put('登记', '办理变更登记，涤除原告的股东、法定代表人登记', null);
  } else
    put(
      '停止',
      /名誉/.test(cause)
        ? '立即停止侵害，删除侵权内容'
        : `立即停止使用原告${/著作/.test(cause) ? '作品' : '肖像'}${/广告牌|灯箱|海报|门头|店门口/.test(text) ? `，拆除${/灯箱/.test(text) ? '灯箱' : '广告'}中的有关内容` : ''}${/公众号|抖音|小红书|网|朋友圈/.test(text) ? '，删除网络上的有关内容' : ''}`,
      null,
    );
  if (/道(?:个|声)?歉|赔礼/.test(wished) || wished === '')
    put(
      '道歉',
      `${/公开/.test(wished) ? '公开' : ''}向原告赔礼道歉${/名誉/.test(cause) ? '，恢复名誉' : ''}`,
      null,
    );
  const heads = headsOf(telling).filter(({ noun }) => /费$/.test(noun));
  const sum = wishes
    .flatMap((clause) => within(telling.sums, clause))
    .find(({ start }) => !heads.some((head) => head.start === start));
  if (sum) put('赔偿', `赔偿经济损失${sum.value}元`, sum.value, sum);
  else if (/赔|损失/.test(wished) || wished === '') put('赔偿', '赔偿经济损失＿＿＿元', null);
  for (const head of heads)
    if (/公证费|律师费|鉴定费/.test(head.noun))
      put(head.noun, `支付${head.noun}${head.value}元`, head.value, head);
  return claims;
}
