import type { Language } from '@mingfa/contract/values';
import type { DecisionEffect, EffectReason } from '@mingfa/legal/judgments/decision-effect';

const REASONS: Record<Language, Record<EffectReason, (detail: string) => string>> = {
  'zh-CN': {
    published: () => '已作为指导性案例或者人民法院案例库参考案例发布',
    own_words: (words) => `文书写明“${words}”`,
    supreme_court: () => '最高人民法院的裁判（《民事诉讼法》第一百五十八条、《刑事诉讼法》第二百四十四条）',
    second_instance: () =>
      '第二审裁判为终审裁判（《民事诉讼法》第一百八十二条、《刑事诉讼法》第二百四十四条、《行政诉讼法》第七条）',
    small_claims: () => '小额诉讼实行一审终审（《民事诉讼法》第一百六十五条）',
    special_procedure: () => '特别程序实行一审终审（《民事诉讼法》第一百八十五条）',
    no_appeal: () => '依法不准上诉的裁定（《民事诉讼法》第一百五十七条、第一百五十八条）',
    appealed: (number) => `该案已有第二审裁判${number}，应以后者为准`,
    reversed: (number) => `其后被${number}改判、撤销或者发回`,
    appeal_open: () => '第一审裁判，未见是否上诉或者已经生效的材料',
    mediation: () => '调解书经双方签收后生效（《民事诉讼法》第一百条），签收情况未见',
    death_sentence: () => '死刑判决须经核准（《刑事诉讼法》第二百五十九条），核准情况未见',
    retrial: () => '再审裁判是否可以上诉取决于所适用的程序（《民事诉讼法》第二百一十八条），文本未写明',
    not_told: () => '文本未写明是否生效',
  },
  en: {
    published: () => 'published as a guiding case or in the People’s Court Case Library',
    own_words: (words) => `the document says “${words}”`,
    supreme_court: () =>
      'a decision of the Supreme People’s Court (Civil Procedure Law art. 158, Criminal Procedure Law art. 244)',
    second_instance: () =>
      'decisions of second instance are final (Civil Procedure Law art. 182, Criminal Procedure Law art. 244, Administrative Procedure Law art. 7)',
    small_claims: () => 'small claims are decided finally in first instance (Civil Procedure Law art. 165)',
    special_procedure: () => 'special procedures are final in first instance (Civil Procedure Law art. 185)',
    no_appeal: () => 'a ruling that cannot be appealed (Civil Procedure Law arts. 157, 158)',
    appealed: (number) => `${number} was decided in second instance and stands in its place`,
    reversed: (number) => `changed, annulled or remanded by ${number}`,
    appeal_open: () => 'a first-instance decision; nothing shows whether it was appealed or has taken effect',
    mediation: () =>
      'a mediation statement takes effect when both have signed (Civil Procedure Law art. 100), which is not shown',
    death_sentence: () =>
      'a death sentence needs approval (Criminal Procedure Law art. 259), which is not shown',
    retrial: () =>
      'whether a retrial decision can be appealed depends on its procedure (Civil Procedure Law art. 218), which is not said',
    not_told: () => 'the text does not say whether it has taken effect',
  },
};

/** How it is known that a decision has taken effect or not, in words. */
export const tellEffect = ({ reason, detail }: DecisionEffect, language: Language): string =>
  REASONS[language][reason](detail);
