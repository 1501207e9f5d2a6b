import type { Tier } from '@mingfa/contract/quota';
import type { Language } from '@mingfa/contract/values';

/** How a limit is said. */
type Saying = Record<Language, (limit: number) => string>;

export const A_DAY: Saying = {
  'zh-CN': (limit) => (limit === 0 ? '每天不限次数' : `每天 ${limit} 次`),
  en: (limit) => (limit === 0 ? 'as many as you like' : `${limit} a day`),
};
export const KEPT: Saying = {
  'zh-CN': (limit) => (limit === 0 ? '不限数量' : `可保存 ${limit} 个`),
  en: (limit) => (limit === 0 ? 'as many as you like' : `${limit}`),
};

/** What more somebody at a limit could have, and how to get it; nothing where there is no more to have. */
export function wayOn(limits: Record<Tier, number>, tier: Tier, say: Saying): Record<Language, string> {
  const isMore = (next: number) => next === 0 || next > limits[tier];
  if (tier === 'guest' && isMore(limits.user))
    return {
      'zh-CN': `；注册后${say['zh-CN'](limits.user)}`,
      en: ` With an account: ${say.en(limits.user)}.`,
    };
  if (tier === 'user' && isMore(limits.vip))
    return {
      'zh-CN': `；VIP ${say['zh-CN'](limits.vip)}，邀请码可得 VIP 天数（见“VIP 与邀请”）`,
      en: ` With VIP: ${say.en(limits.vip)}; invite codes give VIP days (see “VIP and invites”).`,
    };
  return { 'zh-CN': '', en: '' };
}
