import { ENGLISH_NUMERAL, parseEnglishNumeral } from '../../figures/english-numerals.ts';
import type { Written } from '../../figures/written.ts';

const UNIT = 'yuan|RMB|renminbi|kuai|dollars|bucks|pounds|euros';
const AMOUNT = new RegExp(`(?<![\\p{L}-])(${ENGLISH_NUMERAL})(?: (${UNIT}))?(?![\\p{L}-])`, 'giu');
const IS_YUAN = /yuan|rmb|renminbi|kuai/i;
/** One digit after another calls a thing: one two three four. */
const HAS_PLACE = /hundred|thousand|million|billion/i;
const OF_MONEY =
  /\b(?:ow(?:e|es|ed|ing)|pa(?:y|id|ys|ying)|lent|lend|loan|borrow\w*|deposit|rent|refund\w*|price|cost\w*|invoice\w*|total|sum|fee|charge\w*|salary|wage\w*|cash|money|transfer\w*|balance|return\w*|give|gave|compensat\w*|interest|principal|short|lease|leaves|left|took|take|spent|spend|budget|bill|account|half of)\b/i;
const COUNTED =
  /^ (?:people|persons|men|women|items?|pieces?|units?|days?|weeks?|months?|years?|hours?|minutes?|times|words|square|kilomet\w+|metres|meters|miles|feet|pages|copies|customers|boxes|tons?|per ?cent)\b/i;
const ABOUT =
  /\b(?:about|around|roughly|maybe|nearly|almost|some|at least|at most|up to|over|under|more than|less than) $/i;
const ABOUT_BEHIND = /^ (?:or so|or more|something|odd)\b/i;
/** Below it a number without a word of money is most often none. */
const LEAST = 1000;

/** A sum of money said in English words. */
export interface EnglishAmount extends Written {
  /** Null where it was said vaguely, or in another currency. */
  yuan: number | null;
  isVague: boolean;
}

/**
 * The sums that English words tell: eighteen thousand yuan, and thirty-one thousand where money is spoken of. Shares of what was said before
 * (half of the thirty, five at the end of the month) are not read.
 */
export function findEnglishAmounts(text: string): EnglishAmount[] {
  const speaksOfMoney = OF_MONEY.test(text);
  return [...text.matchAll(AMOUNT)].flatMap(({ index: start, 0: raw, 1: words = '', 2: unit }) => {
    const end = start + raw.length;
    const value = parseEnglishNumeral(words);
    if (value === null || value === 0) return [];
    const isSum = unit !== undefined || (speaksOfMoney && value >= LEAST && !COUNTED.test(text.slice(end)));
    if (!isSum || (unit === undefined && !HAS_PLACE.test(words))) return [];
    const isVague = ABOUT.test(text.slice(0, start)) || ABOUT_BEHIND.test(text.slice(end));
    const isYuan = unit === undefined || IS_YUAN.test(unit);
    return [{ raw, start, end, yuan: isVague || !isYuan ? null : value, isVague }];
  });
}
