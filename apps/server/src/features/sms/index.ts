export { getSmsSettings } from './get-sms-settings.ts';
export { saveSmsSettings } from './save-sms-settings.ts';
export type { SmsContext } from './sms-context.ts';
export { configuredSms } from './sms-settings.ts';
export { testSms } from './test-sms.ts';
