import type { PasswordSuggestion, PasswordWarning } from '../password.ts';
import type { Labels } from './labels.ts';

/** How hard a password is to guess, 0 to 4. */
export const PASSWORD_SCORE: Labels<'0' | '1' | '2' | '3' | '4'> = {
  'zh-CN': { 0: '太弱', 1: '弱', 2: '一般', 3: '强', 4: '很强' },
  en: { 0: 'Too weak', 1: 'Weak', 2: 'Fair', 3: 'Strong', 4: 'Very strong' },
};

/** What makes it easy to guess. */
export const PASSWORD_WARNINGS: Labels<PasswordWarning> = {
  'zh-CN': {
    too_short: '不足 8 个字符',
    straight_row: '键盘上的一排按键很容易被猜到',
    key_pattern: '键盘上的短图案很容易被猜到',
    simple_repeat: '“aaa”这样的重复很容易被猜到',
    extended_repeat: '“abcabcabc”这样的重复只比“abc”难一点',
    sequences: '“abc”“123”这样的顺序很容易被猜到',
    recent_years: '近年的年份很容易被猜到',
    dates: '日期很容易被猜到',
    top_ten: '这是用得最多的密码之一',
    top_hundred: '这是很常用的密码',
    common: '这是常见的密码',
    similar_to_common: '和常见的密码太像',
    word_by_itself: '单独一个词很容易被猜到',
    names_by_themselves: '单独的姓名很容易被猜到',
    common_names: '常见的姓名很容易被猜到',
    user_inputs: '里面有你的手机号、昵称，或与本站有关的词',
  },
  en: {
    too_short: 'It has fewer than 8 characters',
    straight_row: 'A straight row of keys is easy to guess',
    key_pattern: 'A short pattern of keys is easy to guess',
    simple_repeat: 'Repeats like “aaa” are easy to guess',
    extended_repeat: 'Repeats like “abcabcabc” are only slightly harder to guess than “abc”',
    sequences: 'Sequences like “abc” or “123” are easy to guess',
    recent_years: 'Recent years are easy to guess',
    dates: 'Dates are easy to guess',
    top_ten: 'It is among the passwords that are used most',
    top_hundred: 'It is a very common password',
    common: 'It is a common password',
    similar_to_common: 'It is too much like a common password',
    word_by_itself: 'A word by itself is easy to guess',
    names_by_themselves: 'Names by themselves are easy to guess',
    common_names: 'Common names are easy to guess',
    user_inputs: 'It holds your number, your nickname or a word of this site',
  },
};

/** What would make it harder to guess. */
export const PASSWORD_SUGGESTIONS: Labels<PasswordSuggestion> = {
  'zh-CN': {
    l33t: '把字母换成相像的数字或符号帮助不大',
    reverse_words: '把词倒过来写帮助不大',
    all_uppercase: '全部大写帮助不大',
    capitalization: '只把首字母大写帮助不大',
    dates: '不要用与你有关的日期',
    recent_years: '不要用近年的年份',
    associated_years: '不要用与你有关的年份',
    sequences: '不要用连续的字母或数字',
    repeated: '不要重复同样的词或字符',
    longer_keyboard_pattern: '键盘图案要更长、多拐几次弯',
    another_word: '再加几个不常见的词',
    use_words: '用几个不相干的词，避开常见的短语',
    no_need: '不必有数字、符号或大写字母，够长就好',
  },
  en: {
    l33t: 'Numbers or signs in the place of letters help little',
    reverse_words: 'Words written backwards help little',
    all_uppercase: 'Capitals throughout help little',
    capitalization: 'A capital at the beginning helps little',
    dates: 'Avoid dates that belong to you',
    recent_years: 'Avoid recent years',
    associated_years: 'Avoid years that belong to you',
    sequences: 'Avoid letters or digits in a row',
    repeated: 'Avoid repeated words and characters',
    longer_keyboard_pattern: 'Use longer patterns of keys, with more turns',
    another_word: 'Add words that are less common',
    use_words: 'Use several words that have nothing to do with one another',
    no_need: 'Digits, signs or capitals are not needed: length is enough',
  },
};
