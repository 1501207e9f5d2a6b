import type { SmsSender } from '../ports/sms-sender.ts';

/** Writes codes to the server's console: for trying things out. */
export function consoleSms(write: (line: string) => void = console.log): SmsSender {
  return {
    kind: 'console',
    async sendCode({ mobile, code, purpose }) {
      write(`SMS to ${mobile} (${purpose}): ${code}`);
    },
    async sendInvite({ mobile, code }) {
      write(`SMS to ${mobile} (invite): ${code}`);
    },
  };
}
