import type { SenseDifference } from './sense-difference.ts';

/** 要发包方同意, 须经出租人书面同意: whose consent is asked for. */
const CONSENT =
  /(?:(?:要|须|应当?)(?:由|经过?|取得|征得|得到)?|经过?|得到|取得|征得)([一-龥]{2,5}?)的?(?:书面)?(?:同意|批准|许可)/g;
const ANY_CONSENT = /同意|批准|许可|认可|准许|核准/;

/** Consent where the article, which asks for nobody's, has the same person only told: 要发包方同意 for 向发包方备案. */
export function consentForNotice(claim: string, law: string): SenseDifference | null {
  if (ANY_CONSENT.test(law)) return null;
  for (const match of claim.matchAll(CONSENT)) {
    const [, whom = ''] = match;
    if (/[不无没未](?:需|用|必|须)?$/.test(claim.slice(Math.max(0, match.index - 2), match.index))) continue;
    const told = [`向${whom}备案`, `报${whom}备案`, `通知${whom}`, `告知${whom}`].find((words) =>
      law.includes(words),
    );
    if (told) return { kind: 'word', said: `${whom}同意`, law: told };
  }
  return null;
}
