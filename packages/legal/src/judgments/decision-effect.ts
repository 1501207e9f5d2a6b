import type {
  CaseArea,
  CaseAuthority,
  CaseProcedure,
  JudgmentKind,
  JudgmentLevel,
} from './judgment-reading.ts';

/** By which rule a decision has taken effect or not, or why that cannot be read. */
export type EffectReason =
  /** 指导性案例, and 入库参考案例, whose decision has taken effect (法〔2024〕92号第四条). */
  | 'published'
  /** Its own words say so: 本判决为终审判决, 法院生效裁判认为. */
  | 'own_words'
  /** 民事诉讼法 §158, 刑事诉讼法 §244. */
  | 'supreme_court'
  /** 民事诉讼法 §182, 刑事诉讼法 §244, 行政诉讼法 §7 and §88. */
  | 'second_instance'
  /** 民事诉讼法 §165. */
  | 'small_claims'
  /** 民事诉讼法 §185. */
  | 'special_procedure'
  /** 民事诉讼法 §157 lets three kinds of rulings be appealed; others take effect (§158). */
  | 'no_appeal'
  /** A second-instance decision in the same matter is held. */
  | 'appealed'
  /** Changed or annulled on retrial. */
  | 'reversed'
  /** It may be appealed, and whether it was cannot be seen. */
  | 'appeal_open'
  /** 民事诉讼法 §100: takes effect when both sides have signed, which the text does not show. */
  | 'mediation'
  /** A death sentence waits for its approval (刑事诉讼法 §259). */
  | 'death_sentence'
  /** Retried by the procedure of first or second instance, which decides (民事诉讼法 §218). */
  | 'retrial'
  | 'not_told';

/** Whether a decision has taken effect, and how that is known. */
export interface DecisionEffect {
  state: 'effective' | 'not_effective' | 'unknown';
  reason: EffectReason;
  /** The later number, or the words that say so. */
  detail: string;
}

/** What is known of a decision. */
export interface DecidedCase {
  authority: CaseAuthority;
  area: CaseArea;
  level: JudgmentLevel | null;
  procedure: CaseProcedure;
  kind: JudgmentKind | 'guiding_case' | 'typical_case';
  text: string;
  /** Later documents of the same matter. */
  later: readonly { number: string; procedure: CaseProcedure; disposal: readonly string[] }[];
}

/** What a later document does to a decision so that it stands no more. */
const REVERSALS = new Set(['changed', 'annulled', 'remanded', 'retrial_ordered', 'taken_up']);
/** True where a later document changed, annulled or sent back what was decided, or ordered that it be tried again. */
export const isReversal = (disposal: readonly string[]): boolean =>
  disposal.some((one) => REVERSALS.has(one));

/** 本判决为终审判决。 and 法院生效裁判认为; never 于本判决生效之日起. */
const OWN_WORDS =
  /本(?:判决|裁定|决定)书?(?:为|是|系)终审(?:判决|裁定|决定)?|本(?:判决|裁定|决定)书?[^。，；\n]{0,10}(?:发生法律效力|生效)(?=[。；，\n]|$)|(?:法院|院)生效(?:裁判|判决|裁定)认为|(?:判决|裁定)(?:现|均)?已(?:经)?(?:发生法律效力|生效)(?=[。；，\n]|$)/;
const DEATH = /判处[^。；]{0,30}死刑(?!，?缓期)/;
const FIRST_INSTANCE: readonly CaseProcedure[] = ['first_instance', 'summary'];

/** Reads whether a decision has taken effect from its kind, its own words and what is held of the same matter; what cannot be read is said. */
export function decisionEffect(one: DecidedCase): DecisionEffect {
  const { authority, area, level, procedure, kind, text } = one;
  const is = (state: DecisionEffect['state'], reason: EffectReason, detail = ''): DecisionEffect => ({
    state,
    reason,
    detail,
  });
  const reversed = one.later.find(({ disposal }) => isReversal(disposal));
  if (reversed) return is('not_effective', 'reversed', reversed.number);
  const appealed = one.later.find((later) => later.procedure === 'second_instance');
  if (appealed) return is('not_effective', 'appealed', appealed.number);
  if (authority === 'guiding' || authority === 'reference') return is('effective', 'published');
  const own = OWN_WORDS.exec(text)?.[0];
  if (own) return is('effective', 'own_words', own);
  if (authority === 'typical') return is('unknown', 'not_told');
  if (kind === 'mediation') return is('unknown', 'mediation');
  if (level === 'supreme') return is('effective', 'supreme_court');
  if (procedure === 'second_instance') {
    return area === 'criminal' && DEATH.test(text)
      ? is('unknown', 'death_sentence')
      : is('effective', 'second_instance');
  }
  if (procedure === 'small_claims') return is('effective', 'small_claims');
  if (procedure === 'special') return is('effective', 'special_procedure');
  if (procedure === 'retrial') return is('unknown', 'retrial');
  if (procedure === 'retrial_application' && area === 'civil' && kind === 'ruling')
    return is('effective', 'no_appeal');
  if (FIRST_INSTANCE.includes(procedure)) return is('unknown', 'appeal_open');
  return is('unknown', 'not_told');
}
