import { fillSuggestion } from './fill-suggestion.ts';
import { compileWord, foldText, type PartyNames } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';

/** A wording that keeps the words and ends with a reservation. */
const RESERVES = /^\{原文\}，但(.+)$/;
/** `（…除外）` can stand within a sentence; what comes behind it is a sentence of its own. */
const EXCEPTS = /^([^；]+?除外)(；.*)?$/;
/** What follows the words found speaks of something else: a reservation at the end would hang on that. */
const GOES_ON =
  /^[，,](?:[^，。；]*[，,])*(?:但|不过|然而|除非|其余|其他)|由[^，。；]{1,12}(?:负责|承担|赔偿|处理|解决)|除外/;

/** A wording for the words quoted; `isWhole` is false where it can only be advice. */
export interface FittedWording {
  text: string;
  isWhole: boolean;
}

/**
 * The wording of a rule for the words quoted. A reservation belongs to the phrase the rule found: where the sentence goes on about
 * something else (甲方不承担任何责任，但设备由甲方负责), an exception stands in brackets behind that phrase; any other reservation
 * cannot be written there and is advice.
 */
export function fitWording(rule: PlaybookRule, names: PartyNames, quote: string): FittedWording {
  const fill = (template: string, original: string) =>
    fillSuggestion(template, names, original, rule.without);
  const reservation = RESERVES.exec(rule.suggestion)?.[1];
  const at = reservation === undefined ? quote.length : endOfPhrase(rule, names, quote);
  const rest = quote.slice(at);
  if (reservation === undefined || !GOES_ON.test(foldText(rest).replaceAll(',', '，')))
    return { text: fill(rule.suggestion, quote), isWhole: true };
  const [, exception, behind = ''] = EXCEPTS.exec(reservation) ?? [];
  if (exception === undefined) return { text: fill(reservation, ''), isWhole: false };
  const text = `${fill(`{原文}（${exception}）`, quote.slice(0, at))}${rest}${fill(behind, '')}`;
  return { text, isWhole: true };
}

/** Where the phrase ends that holds the last of the words found. */
function endOfPhrase(rule: PlaybookRule, names: PartyNames, quote: string): number {
  const folded = foldText(quote);
  const words = rule.any.length > 0 ? rule.any : rule.all.slice(0, 1);
  const ends = words.flatMap((word) => compileWord(word, names).find(folded)?.end ?? []);
  const last = Math.max(0, ...ends);
  const comma = folded.slice(last).search(/[,;。]/);
  return comma === -1 || ends.length === 0 ? quote.length : last + comma;
}
