const NOTHING = '(?:(?:个|什么)?(?:屁|鬼|毛(?!病)|锤子|球|蛋|大头鬼)|个头(?![绪盔像儿子]))(?!钱)';
const OF = '(?:了|过)?(?:你|您|他|她)?(?:妈的?)?';
const OWNED = '承认|认|借|欠|收|拿|签|答应|保证|写';
const GIVEN = '还|赔|给|付|退|补';
/** 承认个屁, 认什么认: whoever mocks a deed says that it is none. */
const DENIED = new RegExp(`(?:${OWNED})${OF}${NOTHING}|(${OWNED})(?:你|他)?什么\\1`);
/** 还个屁, 赔什么赔. */
const REFUSED = new RegExp(`(?:${GIVEN})${OF}${NOTHING}|(${GIVEN})(?:你|他)?什么\\1`);

/** What a clause says by mocking its own verb: 承认个屁 denies, 还个屁 refuses. Null for one that mocks nothing. */
export function mockedKind(clause: string): 'denial' | 'refusal' | null {
  if (REFUSED.test(clause)) return 'refusal';
  return DENIED.test(clause) ? 'denial' : null;
}
