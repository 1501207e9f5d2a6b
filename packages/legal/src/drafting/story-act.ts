import type { CastMember, StorySide } from './story-cast.ts';

/** Whose side an act puts somebody on; `nobody` stands beside the matter. */
export type Whose = StorySide | 'own' | 'other' | 'nobody';
/** An act: whose side those are on that its groups name, and how much it says. */
export interface StoryAct {
  says: RegExp;
  whose: readonly Whose[];
  strength: 1 | 2 | 3;
  /** The causes in which it says that; all where none is named. */
  of?: RegExp;
  /** What each of them is; anything where that is left open. */
  kinds?: readonly CastMember['kind'][];
  /** Words within it that make something else of it. */
  not?: RegExp;
}

/** `P` is somebody who is named, `N` the teller, `~` a few words of the same clause, `-` up to a whole clause. */
export const act = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replaceAll('P', '([\\ue000-\\ue3e7])')
      .replaceAll('N', '(?:我们?(?:的?公司|方|厂|店|家)?|本人|本公司|俺)')
      .replaceAll('~', '[^，。；;！？!?\\n]{0,14}?')
      .replaceAll('†', '(?:\\([^()]{0,16}\\)|[一二三四五1-5])?'),
    'g',
  );
/** A label with everybody it is said of: 被告：甲、乙. */
export const list = (label: string) =>
  act(`${label}†(?:分别)?(?:[:：是为]| )*((?:[\\ue000-\\ue3e7](?:\\([^()]{0,16}\\))?[、和及与]?)+)`);

/** What spouses call each other. */
export const SPOUSE = '(?:老公|丈夫|前夫|老婆|妻子|爱人|配偶|前妻|媳妇|先生|太太|男人|那口子|当家的)';
/** What relatives are called. */
export const KIN =
  '(?:爸爸?|父亲|老爸|妈妈?|母亲|老妈|哥哥?|姐姐?|弟弟?|妹妹?|儿子|女儿|爷爷|奶奶|外公|外婆|叔叔?|舅舅?|姑姑|姨妈?|侄子|外甥)';
/** What somebody is asked to do about money. */
export const PAYS = '(?:支付|退还|返还|归还|偿还|赔偿|赔付|承担|交付|付清|还清|还款|退|还|赔)';
