import { findUrgency, type Urgency } from './find-urgency.ts';
import { OWN_CONCEPTS } from './urgent-concepts.ts';
import { lengthOf } from './urgent-features.ts';
import { evidenceFor, type UrgentModel, urgentLikelihood } from './urgent-likelihood.ts';
import type { UrgentKind } from './urgent-words.ts';

/** What was heard of an emergency in a person's own words. */
export interface HeardUrgency {
  /** The emergency that is told of: one, the most specific; empty where none is. */
  told: Urgency[];
  /** What it may be, where none is surely told: whoever tells it may be in the middle of it. */
  possible: Urgency | null;
}

/**
 * Hears emergencies by the rules and by what words say: either may hear one. What the rules hear where words speak clearly against it is
 * only possible.
 */
export function hearUrgency(model: UrgentModel, message: string): HeardUrgency {
  const byRules = findUrgency(message);
  const { urgent, classes, features, story } = urgentLikelihood(model, message);
  const likely = likeliestOf(model, classes);
  const spoken = isSpokenOf(model, likely.kind, message, features);
  const limits = story ? model.limits.story : model.limits;
  const [first] = byRules;
  // A rule that hears somebody may hurt themselves is doubted no sooner in a story.
  const calm = first?.kind === 'self_harm' ? model.limits.calm : limits.calm;
  if (first && urgent < calm) return { told: [], possible: first };
  if (first?.kind === 'self_harm') {
    const ofAnother = first.ofAnother || (likely.kind === 'self_harm' && likely.ofAnother);
    return { told: [{ ...first, ofAnother }], possible: null };
  }
  // It is told alone, without law: any other danger in the words must not count for it.
  if (
    spoken &&
    likely.kind === 'self_harm' &&
    !isOnlyDespair(features) &&
    selfHarmIn(model, classes) >= limits.selfHarmTold
  )
    return { told: [likely], possible: null };
  if (first) {
    const byRule = mostSpecific(byRules, model, classes);
    const told =
      spoken && hasOwnMeaning(likely.kind, features) && isSurelyOther(likely, byRule, model, classes)
        ? likely
        : byRule;
    return { told: [retold(told, message)], possible: null };
  }
  if (spoken && likely.kind !== 'self_harm' && urgent >= limits.told)
    return { told: [likely], possible: null };
  const least = likely.kind === 'self_harm' ? limits.selfHarmPossible : limits.possible;
  return { told: [], possible: spoken && urgent >= least ? likely : null };
}

/** The likeliest emergency; that of the writer and that of another are one kind. */
function likeliestOf({ classes: names }: UrgentModel, classes: readonly number[]): Urgency {
  const of = (name: string) => classes[names.indexOf(name)] ?? 0;
  const selfHarm = selfHarmIn({ classes: names }, classes);
  const others = names.filter((name) => name !== '-' && name !== ANOTHER && name !== 'self_harm');
  const best = others.reduce((most, name) => (of(name) > of(most) ? name : most), others[0] ?? '');
  if (selfHarm >= of(best)) return { kind: 'self_harm', ofAnother: of(ANOTHER) > of('self_harm') };
  return { kind: best as UrgentKind, ofAnother: false };
}

const ANOTHER = 'self_harm_another';

/** How likely somebody may hurt themselves, the writer or another. */
const selfHarmIn = ({ classes: names }: Pick<UrgentModel, 'classes'>, classes: readonly number[]): number =>
  (classes[names.indexOf('self_harm')] ?? 0) + (classes[names.indexOf(ANOTHER)] ?? 0);

/** Of two emergencies the rules heard the one that says what the other would and more; else the one that words speak for more. */
function mostSpecific(found: readonly Urgency[], model: UrgentModel, classes: readonly number[]): Urgency {
  const [first, second] = found;
  if (!first) throw new Error('No emergency to choose from');
  if (!second || MORE_SPECIFIC[first.kind]?.includes(second.kind)) return first;
  if (MORE_SPECIFIC[second.kind]?.includes(first.kind)) return second;
  const of = ({ kind }: Urgency) => classes[model.classes.indexOf(kind)] ?? 0;
  return of(second) > SURE_OF_SECOND * of(first) ? second : first;
}

/** Whether words speak so much more for another kind than the one a rule heard that it is told instead; never for a wider one. */
function isSurelyOther(
  likely: Urgency,
  byRule: Urgency,
  model: UrgentModel,
  classes: readonly number[],
): boolean {
  if (likely.kind === 'self_harm' || likely.kind === byRule.kind) return false;
  if (MORE_SPECIFIC[byRule.kind]?.includes(likely.kind)) return false;
  const of = ({ kind }: Urgency) => classes[model.classes.indexOf(kind)] ?? 0;
  return of(likely) > SURE_AGAINST_RULE * of(byRule);
}

/**
 * Money that is asked for a secret is blackmail, though it is told in the words of a fraud; who lives with one and beats or threatens is
 * violent at home, though they wait at the door.
 */
function retold(heard: Urgency, message: string): Urgency {
  if (heard.kind === 'fraud' && BLACKMAIL.test(message)) return { ...heard, kind: 'blackmail' };
  if (heard.kind === 'stalking' && VIOLENT_AT_HOME.test(message)) return { ...heard, kind: 'violence' };
  return heard;
}
/** 反家庭暴力法 2 and 37: members of a family, and who lives with one. */
const VIOLENT_AT_HOME =
  /(?<!前)(?:老公|丈夫|老婆|妻子|爱人|婆婆|公公|继父|后爸|同居的?(?:男友|女友|对象))[^。！？]{0,20}(?:[砸踹撞]门|弄死|杀|砍|捅|打我|打死|掐)|\bmy (?:husband|wife|stepfather|boyfriend who lives with me)\b[^.!?]{0,40}\b(?:kill|hit|beat|banging on|smashing)/i;
const BLACKMAIL =
  /裸(?:照|聊|体|视频)|私密(?:照|视频)|不雅|隐私照|床照|艳照|敲诈|勒索|封口费|仙人跳|\b(?:nudes?|naked|blackmail\w*|extort\w*|sextort\w*|ransom)\b/i;

/** The gravest is told unless words speak so many times more for the other. */
const SURE_OF_SECOND = 3;
/** A rule read the kind from its own words: another is told only where words speak so many times more for it. */
const SURE_AGAINST_RULE = 8;
/** Which kinds are the wider ones beside a kind: its steps serve them, too. */
const MORE_SPECIFIC: Partial<Record<UrgentKind, readonly UrgentKind[]>> = {
  poisoned_or_bitten: ['work_accident', 'child_abuse', 'violence', 'fraud', 'stalking'],
  sexual_assault: ['violence', 'child_abuse', 'medical', 'confined', 'stalking'],
  stalking: ['violence'],
  eviction: ['violence', 'stalking'],
  demolition: ['violence', 'gas_or_trapped', 'medical'],
  child_taken: ['violence', 'stalking', 'fraud'],
  elder_abuse: ['child_abuse', 'medical', 'confined'],
  child_abuse: ['confined', 'medical'],
  bullying: ['confined', 'sexual_assault'],
  blackmail: ['violence', 'sexual_assault'],
  loan_shark: ['child_taken', 'fraud', 'blackmail'],
  papers_held: ['fraud'],
  work_accident: ['violence', 'gas_or_trapped'],
};

/** Who is worn out and says nothing of dying is asked after, no more. */
const isOnlyDespair = (features: readonly string[]): boolean =>
  features.includes('@despair') &&
  !OWN_CONCEPTS.self_harm.some((concept) => concept !== 'despair' && features.includes(`@${concept}`));

/** Shorter messages tell of danger only by a word for it: greetings, thanks and figures do not. */
const WEIGHED_FROM_CHARACTERS = 6;

const SMALL_TALK =
  /\b(?:weather|rain|snow|joke|football|match|recipe|movie|song|how are you|what can you do|what time|who are you)\b|天气|下雨|笑话|你好吗/i;
/** Who is sent away by an employer or kept from a thing tells of just that. */
const OTHER_TROUBLE =
  /(?:老板|公司|领导|经理|主管|HR|人事|店长|厂里)[^，。！？]{0,12}(?:让|叫|通知|说)[^，。！？]{0,10}(?:别来|不用来|别上班|走人|滚)|撵我走|(?:车|东西|行李|货)[^，。！？]{0,8}(?:不给|不让)[^，。！？]{0,4}(?:开走|拿走|搬走|拉走|提走)|陪嫁/;

const hasOwnMeaning = (kind: UrgentKind, features: readonly string[]): boolean =>
  OWN_CONCEPTS[kind].some((concept) => features.includes(`@${concept}`));

/** Whether a message itself speaks of a kind of emergency, by a meaning of that kind or by many words that do: nothing is heard in what is not known. */
function isSpokenOf(
  model: UrgentModel,
  kind: UrgentKind,
  message: string,
  features: readonly string[],
): boolean {
  const own = hasOwnMeaning(kind, features);
  if (!own && lengthOf(message.trim()) < WEIGHED_FROM_CHARACTERS) return false;
  // Their everyday words (today, any more) stand in messages of despair, too.
  if (!own && kind === 'self_harm' && (SMALL_TALK.test(message) || OTHER_TROUBLE.test(message))) return false;
  const classes = [kind, ...(kind === 'self_harm' ? [ANOTHER] : [])].map((name) =>
    model.classes.indexOf(name),
  );
  const { ownMeaning, words } = model.limits.evidence;
  return evidenceFor(model, features, classes) >= (own ? ownMeaning : words);
}
