/** A kind of proof: what tells that it is there, or of the deed that leaves it behind. */
export interface ProofKind {
  /** What a list of evidence calls it. */
  name: string;
  says: RegExp;
  /** Names under which the telling may have listed it already. */
  listed: RegExp;
  /** The troubles in which it proves anything; any where none is named. */
  of?: RegExp;
  /** Where it is to be got, where whoever tells does not hold it: 可向开户银行调取. */
  from?: string;
}

/** A number as it is told, in figures or in words. */
export const NUMBER = '(?:\\d|[一二两三四五六七八九十百千万])';
/** Troubles over a body that was hurt. */
export const HURT = /交通|健康权|受害|动物|医疗损害|安全保障|教育机构/;
