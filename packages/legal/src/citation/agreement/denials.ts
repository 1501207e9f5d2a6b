/** Every word that denies; those of other words, and the sides of figures, are none. */
const DENIALS =
  /不(?!动产|可抗|正当|当得|法|同|论|服|满|足|超|少于|低于|高于|特定)|未(?!成年|满)|没(?!收)|无(?!论|期|偿|形|限|理由)|禁止|严禁|拒(?!不)|非(?=[^法常典机固营])|缺乏|丧失|除外|免(?!费)/g;
const DENIED_VERB =
  /(?:不(?:得|能|可以|应当?|予|再)?|无权|无法|禁止|未(?!成年)|没有?)(?:再|予以)?(?![满足超少低高])([一-龥])/g;

/** The first characters of all that a text denies. */
export const deniedVerbs = (text: string): string[] =>
  [...text.matchAll(DENIED_VERB)].map(([, verb = '']) => verb);

/**
 * Whether two texts deny as often, or deny the same verb: then what is denied only stands in another order, or is said in other
 * words (证明不了 for 不能证明), and neither says the contrary of the other.
 */
export function areDeniedAlike(one: string, other: string): boolean {
  const count = (text: string) => text.match(DENIALS)?.length ?? 0;
  if (count(one) > 0 && count(one) === count(other)) return true;
  const others = deniedVerbs(other);
  return deniedVerbs(one).some((verb) => others.includes(verb));
}

const DENIED_WORDS = /(?:没有|未|不)([一-龥]{2})/g;

/** Whether a law knows all that a clause denies as a case of its own: 没有约定, where it says 没有约定的, and elsewhere 可以约定. */
export function isKnownDenial(clause: string, law: string): boolean {
  const denied = [...clause.matchAll(DENIED_WORDS)].map(([, words = '']) => words);
  return denied.length > 0 && denied.every((words) => new RegExp(`(?:没有|未|不)${words}`).test(law));
}

const UNDONE = /未(?!成年|满|经)|没有?(?!收)|拒(?:不|绝)|怠于/;
const NORMATIVE = /应|须|可以|不[得能予需必可应再会是]|无[权需须]|禁止|有权/;

/** 被告未支付租金 against 应当支付租金: what somebody left undone is told, and no rule that he need not do it. */
export const isBreach = (clause: string, law: string): boolean =>
  UNDONE.test(clause) && !NORMATIVE.test(clause) && /应当|必须/.test(law);
