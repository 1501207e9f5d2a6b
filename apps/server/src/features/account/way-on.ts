import type { LimitRefusal, LimitWay } from '@mingfa/contract/limit-refusal';
import type { Language } from '@mingfa/contract/values';
import type { PersonsLimit } from './limit-for.ts';

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

/** Whether a guest would have more with an account, or an account with VIP. */
function hasMoreIn({ limits, tier, isOwn }: PersonsLimit): 'sign_up' | 'vip' | null {
  if (isOwn) return null;
  const isMore = (next: number) => next === 0 || next > limits[tier];
  if (tier === 'guest' && isMore(limits.user)) return 'sign_up';
  return tier === 'user' && isMore(limits.vip) ? 'vip' : null;
}

/** What more somebody at a limit could have, and how to get it; nothing where there is no more to have. */
export function wayOn(at: PersonsLimit, say: Saying): Record<Language, string> {
  const { limits } = at;
  const more = hasMoreIn(at);
  if (more === 'sign_up')
    return {
      'zh-CN': `；注册后${say['zh-CN'](limits.user)}`,
      en: ` With an account: ${say.en(limits.user)}.`,
    };
  if (more === 'vip')
    return {
      'zh-CN': `；VIP ${say['zh-CN'](limits.vip)}，邀请码可得 VIP 天数（见“VIP 与邀请”）`,
      en: ` With VIP: ${say.en(limits.vip)}; invite codes give VIP days (see “VIP and invites”).`,
    };
  return { 'zh-CN': '', en: '' };
}

/** The same for a screen: what was refused, when it resets by itself, and what can be done. */
export function describeRefusal(at: PersonsLimit, resetsAt: Date | null): LimitRefusal {
  const { tier, kind } = at;
  const more = hasMoreIn(at);
  const ways: LimitWay[] = more ? [more] : [];
  if (resetsAt === null) ways.push('delete');
  // Only an account can be given more, and an administrator is asked nothing by themselves.
  if (tier === 'user' || tier === 'vip') ways.push('ask_administrator');
  return { kind, resetsAt: resetsAt?.toISOString() ?? null, ways };
}
