import type { SenseDifference } from './sense-difference.ts';

/** 犯盗窃罪的: the crime that a sentence names. */
const SAID = /犯([一-龥]{2,12}?)罪/g;
/** 犯抢劫、放火、爆炸罪的: those that a rule names. */
const HELD = /犯([一-龥]{2,20}(?:、[一-龥]{2,20})+)罪/;

/** A crime that is none of those which the rule lists (刑法 §17 names all that it means). */
export function otherCrime(claim: string, law: string): SenseDifference | null {
  const held = HELD.exec(law);
  if (!held) return null;
  for (const [words, crime = ''] of claim.matchAll(SAID))
    if (!/[前本该此]/.test(crime) && !law.includes(crime)) return { kind: 'word', said: words, law: held[0] };
  return null;
}
