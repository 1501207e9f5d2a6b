import type { ArticlePart } from './cited-text.ts';
import { absoluteRule } from './compare-absolutes.ts';
import { addedApproval, addedOffice } from './compare-added.ts';
import { otherAddressee } from './compare-addressees.ts';
import { alsoEntitled, otherAgent } from './compare-agents.ts';
import { otherBase } from './compare-bases.ts';
import { otherBearer } from './compare-bearers.ts';
import { concededCondition } from './compare-conceded.ts';
import { otherConsenter } from './compare-consenters.ts';
import { appliedThoughNot, contrastAsRule } from './compare-contrasts.ts';
import { otherCrime } from './compare-crimes.ts';
import { otherDeadline } from './compare-deadlines.ts';
import {
  addedLiability,
  droppedCondition,
  otherConsequence,
  otherDecisiveWord,
  otherRulesWord,
} from './compare-decisive-words.ts';
import { otherDeemed } from './compare-deemed.ts';
import { otherEffectMoment, otherSide } from './compare-effects.ts';
import { exceptionAsRule } from './compare-exceptions.ts';
import { figureOfNextMember } from './compare-figured-members.ts';
import { otherActor, otherGovernment, otherShortGovernment, refusedAct } from './compare-governed-words.ts';
import { otherGrant } from './compare-grants.ts';
import { consentForNotice } from './compare-involvement.ts';
import {
  deniedByLoneRule,
  grantedThoughRefused,
  plainlyAffirmed,
  voidThoughUnaffected,
} from './compare-lone-rule.ts';
import { otherMember } from './compare-members.ts';
import { momentCutShort } from './compare-moments.ts';
import { otherOrdinal } from './compare-ordinals.ts';
import { otherHolder } from './compare-powers.ts';
import { otherProver } from './compare-provers.ts';
import { otherFavoured } from './compare-recipients.ts';
import { oppositeOwner, otherRole } from './compare-roles.ts';
import { compareSenses } from './compare-senses.ts';
import { reversedSequence } from './compare-sequence.ts';
import {
  crossedDenial,
  otherAmount,
  otherConsent,
  otherCount,
  otherDecider,
  otherGrade,
  otherHour,
  otherInSlot,
  otherLonger,
} from './compare-slots.ts';
import { otherTurningPoint } from './compare-turning-points.ts';
import { otherWordInPlace } from './compare-word-by-word.ts';
import { otherThanFollows } from './consequence-of-list.ts';
import { moreThanListed } from './count-of-items.ts';
import { forbiddenItems } from './forbidden-items.ts';
import { otherOrder } from './order-of-items.ts';
import { refusedObject } from './refused-object.ts';
import type { SenseDifference } from './sense-difference.ts';

/** A sentence and the article it cites, as they are held against each other. */
interface ReadSentence {
  claim: string;
  /** The same with the article's names for persons. */
  asLaw: string;
  /** The texts of the parts that are named, one by one and as a whole. */
  law: readonly string[];
  whole: string;
  /** The whole article. */
  article: string;
  parts: readonly ArticlePart[];
  named: readonly ArticlePart[];
  beside: readonly string[];
}

/** The first way in which what a sentence says of persons, moments, force or consequences differs from what the article says. */
export function senseDifference({
  claim,
  asLaw,
  law,
  whole,
  article,
  parts,
  named,
  beside,
}: ReadSentence): SenseDifference | null {
  return (
    compareSenses(claim, law, forbiddenItems(parts)) ??
    otherInSlot(asLaw, whole) ??
    otherConsent(asLaw, whole) ??
    consentForNotice(asLaw, article) ??
    otherGrade(asLaw, whole) ??
    otherLonger(asLaw, whole) ??
    otherHour(asLaw, whole) ??
    otherCount(asLaw, whole) ??
    otherAmount(asLaw, whole) ??
    otherDecider(asLaw, whole) ??
    otherConsenter(asLaw, whole) ??
    otherBase(asLaw, whole) ??
    concededCondition(asLaw, whole) ??
    otherTurningPoint(asLaw, whole) ??
    otherOrdinal(asLaw, whole) ??
    figureOfNextMember(asLaw, whole) ??
    crossedDenial(asLaw, whole) ??
    otherBearer(asLaw, whole) ??
    otherFavoured(asLaw, whole) ??
    otherCrime(asLaw, whole) ??
    otherGrant(asLaw, whole) ??
    otherThanFollows(asLaw, named) ??
    otherWordInPlace(asLaw, whole) ??
    otherMember(asLaw, article, beside) ??
    moreThanListed(asLaw, named) ??
    otherOrder(asLaw, named) ??
    reversedSequence(asLaw, named) ??
    otherAddressee(asLaw, whole) ??
    otherEffectMoment(asLaw, whole) ??
    otherSide(asLaw, article) ??
    absoluteRule(asLaw, named) ??
    momentCutShort(asLaw, whole) ??
    otherDeadline(asLaw, whole) ??
    otherGovernment(asLaw, whole) ??
    otherActor(asLaw, whole) ??
    otherDeemed(asLaw, whole) ??
    otherDecisiveWord(asLaw, whole) ??
    otherConsequence(asLaw, whole) ??
    addedLiability(asLaw, whole, beside) ??
    droppedCondition(asLaw, whole) ??
    otherAgent(asLaw, whole) ??
    alsoEntitled(asLaw, article) ??
    otherRole(asLaw, whole, { article, is: 'clearly' }) ??
    oppositeOwner(asLaw, whole) ??
    exceptionAsRule(asLaw, whole) ??
    contrastAsRule(asLaw, whole) ??
    appliedThoughNot(asLaw, whole) ??
    otherRulesWord(asLaw, whole) ??
    otherShortGovernment(asLaw, whole) ??
    refusedAct(asLaw, whole) ??
    refusedObject(asLaw, whole) ??
    plainlyAffirmed(asLaw, whole) ??
    voidThoughUnaffected(asLaw, whole) ??
    grantedThoughRefused(asLaw, whole) ??
    deniedByLoneRule(asLaw, whole) ??
    otherProver(asLaw, whole) ??
    otherHolder(asLaw, article) ??
    addedApproval(asLaw, article, beside) ??
    addedOffice(asLaw, article, beside)
  );
}
