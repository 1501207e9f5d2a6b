const NUMBER = '[\\d一二两三四五六七八九十]{1,3}';
const DAY = `${NUMBER}[号日]`;
/** A time to come, without a word that says so: 五月, 年底, 下周三, 过完年. */
const BY = `(?:(?:今年|明年|后年|下半年)?${NUMBER}月(?:份)?(?:底|初|中旬|${DAY})?|(?:今年|明年|后年|下个?月)?${DAY}|(?:今年|明年|后年)?(?:年底|年初|年前|年后)|(?:今年|这个?|本|下个?)?月底|月初|下下?个?月|(?:这|本|下|下下)个?(?:周|星期|礼拜)[一二三四五六日天末]?|周[一二三四五六日天]|过完?年|国庆|中秋|春节|元旦|明天|后天|明年)(?:之?前|以前|以后|之?后|前后|左右)?`;
const SELF = '(?:我们?|咱们?|我(?:们)?公司|我方|我这边|本人|公司|单位)';
/** What is owed; 余款, 这两万, 六万五. */
const OWED =
  '(?:(?:剩下|余下|剩余|其余|其他|欠)的?(?:钱|款|部分)?|[这那]笔?(?:钱|款|账)|[这那]?[\\d一二两三四五六七八九十百千万.]+(?:块钱|块|元)?|[\\u4e00-\\u9fff]{0,3}(?:钱|款|金|费|息|工资|薪水|账|货))';
const WILL = '(?:就|会|再|先|一定|肯定|保证|全部?|一次性|都|给你|把它)';
const ACT = '(?:还|付|给|退|赔|补|结|交|打|转|汇|发)';
/** 还给你, 付清, 五月给; 还租 and 还下雨 are 还 in its other sense, and 五月还的 tells of what was. */
const ENDS =
  '(?:清|完|齐|上|掉|足|过去|过来)?(?:给)?(?:你们?|您|大家)?(?:钱|款)?(?:[吧哈啊呀嘛了]|行吧|好吧|可以吧)?$';
const PROMISE = new RegExp(
  `^(?:那|这次|这回|哎|好|行|尽量)?${SELF}?${OWED}?${SELF}?${WILL}*(?:在|到|等|得等到?)?${BY}${SELF}?${WILL}*(?:${ACT}|付清|结清|还清|补缴|支付)${ENDS}`,
);
/** 去年五月, 你五月还, 每年五月付, 上个月: past, another's, or again and again. */
const OTHERWISE =
  /去年|前年|上个?(?:月|周|星期)|每|已经|过$|[你您他她]们?[\d一二三四五六七八九十]{1,3}月|说好|约定|写/;
/** 五月还了: it is done. */
const DONE = /(?:还|付|给|退|赔|补|结|交|打|转|汇|发)(?:清|完|齐)?(?:给)?(?:你|您)?了/;

/** 要不先给五千，下周给: what is bargained about is promised by nobody yet. */
const OFFERED = /要不|不如|要么|或者|实在不行/;

/**
 * Whether a clause of what somebody says of themselves promises by nothing but a time and a deed: 五月还, 余款年底付清, 押金我月底退. Chinese needs no word for
 * what is to come; whose deed it is stands open where no other is named.
 */
export const promisesByTime = (sentence: string): boolean =>
  !OFFERED.test(sentence) &&
  sentence
    .replace(/[。！!；;]+$/, '')
    .split(/[，,]/)
    .some((clause) => PROMISE.test(clause.trim()) && !OTHERWISE.test(clause) && !DONE.test(clause));
