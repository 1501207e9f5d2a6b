import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { COMMAND_LINE } from '../../runtime/command-line.ts';
import { networkOf } from '../../runtime/network-of.ts';
import type { AuditedDeed } from './audited.ts';

/** What only the log tells: who came and went, and what was refused. All other security events are deeds that the audit keeps. */
type LogEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'access_refused'
  | 'sign_in_failed'
  | 'second_factor_failed'
  | 'password_change_failed'
  | 'password_reset_failed'
  | 'setup_code_failed'
  | 'sign_up_failed'
  | 'share_password_failed'
  | 'invite_claim_failed'
  | 'attempts_slowed';

type DeedName = {
  [Deed in AuditedDeed as Deed['kind']]: `${Deed['kind']}_${Deed['action']}`;
}[AuditedDeed['kind']];

export interface SecurityEvent {
  event: LogEvent | DeedName;
  /** The account it is about, where there is one. */
  accountId?: string | null | undefined;
  /** By which factors somebody signed in. */
  factors?: readonly ('password' | 'sms_code' | 'second_factor')[];
}

/**
 * Tells the operator's log of a security event: who, about whom and from where, by pseudonyms that this installation's key makes
 * and by a network instead of an address. No number, no name and no word of anybody is in it.
 */
export function tellSecurity(
  context: Pick<RequestContext<Caller | null>, 'caller' | 'logger' | 'pseudonymOf' | 'request'>,
  { event, accountId, factors }: SecurityEvent,
): void {
  const { caller, logger, pseudonymOf, request } = context;
  const isPerson = caller !== null && caller.userId !== COMMAND_LINE.userId;
  logger.info(
    {
      security: event,
      requestId: request.requestId,
      by: isPerson ? pseudonymOf(caller.userId) : caller ? 'system' : 'nobody',
      ...(accountId ? { account: pseudonymOf(accountId) } : {}),
      ...(factors ? { factors } : {}),
      network: networkOf(request.address),
    },
    'security event',
  );
}
