const NOTHING = '(?:(?:个|什么)?(?:屁|鬼|毛(?!病)|锤子|球|蛋|大头鬼)|个头(?![绪盔像儿子]))(?!钱)';
const OF = '(?:了|过)?(?:你|您|他|她)?(?:妈的?)?';
const OWNED = '承认|认|借|欠|收|拿|签|答应|保证|写';
const GIVEN = '还|赔|给|付|退|补';
/** 承认个屁, 认什么认: whoever mocks a deed says that it is none. */
const DENIED = new RegExp(`(?:${OWNED})${OF}${NOTHING}|(${OWNED})(?:你|他)?什么\\1`);
/** 还个屁, 赔什么赔. */
const REFUSED = new RegExp(`(?:${GIVEN})${OF}${NOTHING}|(${GIVEN})(?:你|他)?什么\\1`);

const UNHEARD_OF = '(?:飞机|火箭|航母|坦克|游艇|月亮|星星|天安门|白宫|金山)(?![票场杯厂])';
/** 我拿了，我拿去买飞机了: what is claimed is topped by what nobody believes. */
const TOPPED = new RegExp(
  `我(?:就|都|是)*[\\u4e00-\\u9fff]{1,3}[了的][^。]*(?:买|换|造|盖)了?[^，。]{0,4}${UNHEARD_OF}`,
);

/** Whether a claim is meant as its contrary, for it ends in what cannot be. */
export const isTopped = (words: string): boolean => TOPPED.test(words);

/** What a clause says by mocking its own verb: 承认个屁 denies, 还个屁 refuses. Null for one that mocks nothing. */
export function mockedKind(clause: string): 'denial' | 'refusal' | null {
  if (REFUSED.test(clause)) return 'refusal';
  return DENIED.test(clause) ? 'denial' : null;
}
