import type { SenseDifference } from './sense-difference.ts';

const DEEMED = /视为(?!的)([^，。；：、,;\n（(]{2,40})/g;
/** What both take it for must share so many of the shorter one's characters. */
const LEAST_SHARE = 0.65;
const CONTRARY = /不|未|无|没|拒绝|放弃|丧失/;

/** What something is deemed to be, where the law deems it something else: 视为同意 for 视为放弃. */
export function otherDeemed(claim: string, law: string): SenseDifference | null {
  const held = deemedIn(law);
  const [first] = held;
  if (first === undefined) return null;
  for (const said of deemedIn(claim)) {
    if (held.some((one) => isAlike(said, one))) continue;
    return { kind: 'word', said: `视为${said}`, law: `视为${first}` };
  }
  return null;
}

/** 没问题 is what people say for 符合约定. */
const deemedIn = (text: string) =>
  [...text.matchAll(DEEMED)].map(([, words = '']) => words.replace(/没有?问题|合格/, '符合约定'));

function isAlike(said: string, law: string): boolean {
  const [one, other] = [new Set(said), new Set(law)];
  const shared = [...one].filter((character) => other.has(character)).length;
  return shared >= LEAST_SHARE * Math.min(one.size, other.size) && CONTRARY.test(said) === CONTRARY.test(law);
}
