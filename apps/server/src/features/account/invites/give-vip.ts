import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/invite';
import { eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { COMMAND_LINE } from '../../../runtime/command-line.ts';
import { normalizeMobile } from '../normalize-mobile.ts';
import { DAY_MS, grantVip } from './grant-vip.ts';

/** Gives an account VIP, or shortens it, for a reason that the person sees. @throws AppError `not_found` */
export async function giveVip(
  context: MakingContext,
  input: EndpointInput<typeof contract.giveVip>,
): Promise<{ vip_exp: string }> {
  const { caller } = context;
  const whom = input.userId
    ? eq(user.id, input.userId)
    : eq(user.mobile, normalizeMobile(input.mobile ?? ''));
  return context.makeOnce(async (tx) => {
    const [person] = await tx.select({ id: user.id, role: user.role }).from(user).where(whom);
    if (!person || person.role === 'guest') throw new AppError('not_found');
    const until = await grantVip(context, tx, {
      userId: person.id,
      source: 'administrator',
      reason: input.reason,
      grantedBy: caller.userId === COMMAND_LINE.userId ? null : caller.userId,
      days: input.days,
      until: input.until ? endOfDayInChina(input.until) : undefined,
    });
    await recordAudit(context, tx, { kind: 'account', action: 'vip_given', id: person.id });
    return { vip_exp: until.toISOString() };
  });
}

const endOfDayInChina = (day: string) => new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS);
