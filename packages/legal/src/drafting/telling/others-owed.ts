/** Who is neither of the two sides: a neighbour, a supplier, a bank. */
export const OTHERS =
  '(?:隔壁|邻居|朋友|同事|同学|姐夫|妹夫|表[哥弟姐妹]|堂[哥弟]|别人|人家|其他人|别家|供货商|供应商|银行|工人|员工)';

/** 他欠我隔壁老黄三万: the other side owes somebody else, too. */
export const OWES_OTHERS = `(?:他们?|她们?|对方|公司|老板)(?:还|也)?欠(?:着|了)?我?的?${OTHERS}`;
