/** Who does not accept what another one decided or found; the law has one word for it in each article. */
const OBJECTS =
  /不(?:予)?(?:认可|认同|接受|赞同|承认)|不同意(?=[^，。；]{0,10}(?:结论|决定|结果|意见|认定|裁决|判决|裁定|鉴定))/g;

/** A sentence with the article's own word for an objection: 不认可诊断结论 denies nothing of what the article says, it is its 有异议. */
export function asObjection(sentence: string, law: string): string {
  const word = /有异议|持异议|不服/.exec(law)?.[0];
  return word === undefined || /不(?:认可|认同|接受|赞同|承认)/.test(law)
    ? sentence
    : sentence.replace(OBJECTS, word);
}
