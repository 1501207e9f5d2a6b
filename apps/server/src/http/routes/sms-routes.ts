import * as contract from '@mingfa/contract/sms';
import * as sms from '../../features/sms/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Text messages: who sends them, and a trial. */
export function smsRoutes(context: sms.SmsContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getSmsSettings, sms.getSmsSettings),
    bind(contract.saveSmsSettings, sms.saveSmsSettings),
    bind(contract.testSms, sms.testSms),
  ];
}
