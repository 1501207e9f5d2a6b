import type { Said } from './said.ts';

const REFERS =
  /^(?:(?:if|when|where) [^,]*,\s*)?(?:for (?:those|these|that|them|this)[, ]*)?(?:please )?(?:call|contact|e-?mail|see|ask them to (?:call|contact|see)|(?:refer|send) (?:them|people|users|others)? ?(?:to)?) (.+)$/i;
const ASKS = /^(?:please )?(?:it )?(?:asks? first|first asks?)[:,]?\s*(?:about |for )?(.+)$/i;
const NOT = "(?:do(?:es)? not|don't|doesn't|never|will not|won't|cannot|can't|refuses? to|must not|not to)";
const LEFT = new RegExp(
  `^(?:it |I |we )?(?:${NOT} (?:answer|handle|cover|discuss|deal with|take|touch|advise on|do)|no) (.+?)(?: (?:questions?|advice|matters?|cases?|issues?))?$`,
  'i',
);
const OUTSIDE = /^(.+?) (?:is|are) (?:out of scope|not covered|not answered|excluded|left to others)$/i;
const DEED = new RegExp(`^(?:it |I |we )?(${NOT} .+)$`, 'i');
const DEEDS = /\b(?:draft|paper|represent|negotiat|writ)/i;
const TONE =
  /\b(?:tone|voice|style|plain(?:ly)?|friendly|concise|brief|formal|patient|calm|polite|warm|precise|gentle|direct|neutral|keep answers|short)\b/i;
const SELF = /^(?:I am|I'm|we are|we're) (?:an? )?(.+)$/i;
const WHOM_ENDS = /\s+(?:who|that|which|in|on|at|renting|buying|working|with|about|facing|against)\b/i;
const FOR = /^(?:(?:an? )?[\w ]*?(?:assistant|helper|guide|bot) )?(?:for|helps?|serves?|is for) (.+)$/i;
const COVERS =
  /^(?:it )?(?:covers?|explains?|answers?|is about|about|deals with|talks about|questions (?:on|about)) (.+)$/i;

/** What one clause of an English description says. */
export function readEnglishClause(clause: string): Said {
  const refers = REFERS.exec(clause);
  if (refers?.[1]) return [['referTo', refers[1]]];
  const asks = ASKS.exec(clause);
  if (asks?.[1])
    return asks[1].split(/,\s*(?:and )?|\s+and (?=wh|how|when|if|the )/).map((one) => ['asks', one] as const);
  const outside = OUTSIDE.exec(clause);
  if (outside?.[1]) return [['refusals', outside[1]]];
  const left = LEFT.exec(clause);
  if (left?.[1] && !DEEDS.test(left[1]) && !/promises?/.test(clause)) return [['refusals', left[1]]];
  const deed = DEED.exec(clause);
  if (deed?.[1]) return [['limits', deed[1]]];
  if (TONE.test(clause) && clause.split(' ').length < 10) return [['tone', clause]];
  const self = SELF.exec(clause);
  if (self?.[1]) return [['maker', self[1].replace(/^[A-Z][a-z]+ [A-Z][a-z]+,? (?:an? )?/, '')]];
  const served = FOR.exec(clause.replace(/^[^,]{4,60}, (?=for )/i, ''));
  if (served?.[1]) return [...subject(clause), ...whomAndWhat(served[1])];
  const covers = COVERS.exec(clause);
  if (covers?.[1]) return [['matters', covers[1]]];
  if (/\b(?:assistant|helper|bot)\b/i.test(clause)) {
    const [of = '', whom = ''] = clause.split(/ (?:assistant|helper|bot)(?: for)? ?/i);
    return [...(whom ? whomAndWhat(whom) : []), ...(of.length > 4 ? ([['matters', of]] as const) : [])];
  }
  return [['matters', clause]];
}

/** `Divorce and custody, for couples`: what stands before whom it is for. */
function subject(clause: string): Said {
  const [, words] = /^([^,]{4,60}), for /i.exec(clause) ?? [];
  return words ? [['matters', words]] : [];
}

function whomAndWhat(words: string): Said {
  const ends = WHOM_ENDS.exec(words);
  const whom = ends ? words.slice(0, ends.index) : words;
  const rest = ends ? words.slice(ends.index).trim() : '';
  const what = rest.replace(/^(?:who |that |which )?(?:with |about |in (?:China|[A-Z]\w+)\b ?)?/, '');
  return [
    ['audience', whom.trim()],
    ...(what.length > 3 && !/^in /.test(rest) ? ([['matters', what]] as const) : []),
  ];
}
