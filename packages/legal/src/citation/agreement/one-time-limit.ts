const WITHIN_A_TIME = /[日月年]内[^，。；]{0,24}(?:上诉|起诉|诉讼|申请|提出|请求|行使|提起)/;

/** 应当在十五日内上诉 and 有权在十五日内上诉 name one time, in which whoever will must: neither says more than the other. */
export const isOneTimeLimit = (clause: string, law: string): boolean =>
  WITHIN_A_TIME.test(clause) && WITHIN_A_TIME.test(law);
