import { deadlinesAsked } from '@mingfa/content/guide';
import { findPaperAsked } from '@mingfa/content/load-papers';
import {
  type ArticleEvidence,
  type Evidence,
  type FileEvidence,
  isArticleEvidence,
} from '@mingfa/contract/evidence';
import { findCitations } from '@mingfa/legal/citation/citations';
import { readFacts } from '@mingfa/legal/questions/read-facts';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { workOutLastDay } from '@mingfa/legal/questions/work-out-days';
import type { AnswerContent } from './answer-content.ts';
import { composeFiles, isSpoken } from './compose-files.ts';
import {
  composeBeside,
  composeGuideNote,
  composeLawNote,
  composePossibilities,
  wordsOf,
} from './compose-note.ts';
import { composePaper } from './compose-paper.ts';
import type { ToldDays } from './compose-told-days.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { askedPoints, type FoundGuide, type FoundMaterial } from './found-material.ts';
import { layOut, type NotePart } from './note-parts.ts';
import { ownWords } from './own-words.ts';
import { overlap, type Terms, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { selectSources } from './select-sources.ts';

/** A calculation that gives a figure, or only says what it needs. */
export interface Calculation {
  blocks: string[];
  finished: boolean;
  /** Short titles of the laws it rests on. */
  laws: readonly string[];
  /** Last days that the story tells itself. */
  told: ToldDays;
}

/** Under this share of what the files hold of the question, the law found is about something else. */
const LAW_OF_FILES_MIN = 0.5;
/** Beside a sentence of the file that answers, law must speak of nearly as much of the question. */
const LAW_BESIDE_ANSWER_MIN = 0.9;
/** What somebody may or should do: no talk says that. */
const ASKS_ADVICE =
  /怎么办|咋办|能不能|能否|可不可以|可以[^，。]{0,10}吗|该不该|要不要|应该怎么|怎么(?:告|起诉|维权)|起诉|仲裁|胜诉|时效|should I|can I|could I|what can/i;
const ASKS_LAW = /法律|法规|规定|条文|[合违]法|有效|无效|依据|legal|lawful|valid|\blaws?\b/i;

/** What files say, then each trouble answered by its guide, or by the law that was found. */
export function composeRule(
  found: FoundMaterial,
  reading: QuestionReading,
  content: Pick<AnswerContent, 'fields' | 'papers'>,
  calculation: Calculation,
  phrases: Phrases,
): string[] {
  const terms = termsOf(found.question, found.words);
  const files = found.evidence.filter((source) => source.kind === 'file');
  // A sum or a day that was worked out is the answer; only what belongs to its law is of use beside it.
  const law = found.evidence
    .filter(isArticleEvidence)
    .filter(
      (source) =>
        !calculation.finished ||
        calculation.laws.includes(source.shortTitle) ||
        found.guides.some(({ sources }) => sources.includes(source.index)),
    );
  const [mainGuide = null] = found.guides;
  const { leading, related, weak: isThin } = selectSources(law, terms, { ...found, guide: mainGuide });
  const weak = mainGuide === null && (isThin || isUnsureAfterUrgent(found, leading));
  const { blocks: allOfFiles, answers } =
    files.length > 0 || found.filesAsked
      ? composeFiles(files, terms, phrases, found.question)
      : { blocks: [], answers: false };
  // Somebody who reads a document asks what stands in it, unless the law is what is asked for; and who asks of a talk, what was said in it.
  const isOfTalk = files.every(isSpoken) && !ASKS_ADVICE.test(found.question);
  if (
    (answers || isOfTalk) &&
    files.some(({ from }) => from === 'document') &&
    !ASKS_LAW.test(found.question)
  )
    return allOfFiles;
  // Under a guidance what its knowledge says is a part of the note, and leads only where no law answers.
  const isPart =
    found.template !== undefined && files.length > 0 && files.every(({ from }) => from === 'knowledge');
  const knowledge: NotePart[] = isPart
    ? [{ part: 'knowledge', heading: phrases.fromKnowledge, blocks: allOfFiles.slice(1) }]
    : [];
  const leadingFiles = layOut(knowledge, found, phrases);
  const ofFiles = isPart ? [] : allOfFiles;
  // Where nothing else answers they are the answer, whatever a template leaves out.
  const filesAlone = leadingFiles.length > 0 ? leadingFiles : allOfFiles;
  if (found.inDanger && mainGuide === null) return [...filesAlone, phrases.afterUrgent];
  if (found.isOpen && files.length === 0 && !calculation.finished)
    return composeOpenQuestion(found, [...leading, ...related], phrases);
  const { told } = calculation;
  const leadAndBlocks = [...new Set([...told.lead, ...calculation.blocks])];
  // A guide has something to say even where no article of the day is held.
  if (leading.length === 0 && mainGuide === null)
    return [
      ...ofFiles,
      ...(leadAndBlocks.length > 0
        ? layOut(
            [{ part: 'conclusion', heading: phrases.conclusion, blocks: leadAndBlocks }, ...knowledge],
            found,
            phrases,
          )
        : files.length > 0
          ? filesAlone.slice(ofFiles.length)
          : [phrases.nothing]),
    ];
  const leads = [...leading, ...related];
  // What the files say is the answer then, and law that has little to do with it is put beside no answer.
  if (
    files.length > 0 &&
    leadAndBlocks.length === 0 &&
    (weak || isAboutFiles(found.question, files, leading, terms, answers))
  )
    return filesAlone;
  if (weak && leadAndBlocks.length === 0 && found.urgent) return [phrases.afterUrgent];
  if (weak && leadAndBlocks.length === 0)
    return [...filesAlone, phrases.weak, `## ${phrases.leads}`, listRelated(leads, phrases)];
  const asked = content.papers ? findPaperAsked(content.papers, found.question) : null;
  const paper = asked && composePaper(asked, found, phrases);
  const material = {
    found,
    reading,
    facts: readFacts(reading),
    phrases,
    terms,
    leading,
    related,
    told,
    asksSigning: asked !== null,
    paper,
  };
  if (found.guides.length === 0)
    return [
      ...ofFiles,
      ...composeLawNote(
        material,
        leadAndBlocks,
        calculation.finished || told.lead.length > 0,
        content.fields,
        knowledge,
      ),
    ];
  if (found.inDoubt)
    return [
      ...ofFiles,
      ...(told.lead.length > 0 || paper
        ? layOut(
            [
              {
                part: 'conclusion',
                heading: phrases.conclusion,
                blocks: [...told.lead, ...(paper ? [paper] : [])],
              },
            ],
            found,
            phrases,
          )
        : []),
      ...composePossibilities(found.guides, material),
      ...leadingFiles,
    ];
  const headedBy =
    found.guides.filter(({ isBeside }) => !isBeside).length > 1 ? (title: string) => title : null;
  const isApart = !found.inDanger && told.lead.length === 0 && isToldApart(reading, mainGuide, found);
  const apart: NotePart[] = isApart
    ? [{ part: 'last_days', heading: phrases.deadlines, blocks: calculation.blocks }]
    : [];
  return [
    ...ofFiles,
    ...(headedBy ? layOut(apart, found, phrases) : []),
    ...found.guides.flatMap((guide, at) => {
      if (guide.isBeside) return composeBeside(guide, material);
      const own = at === 0 ? { leading, related } : sourcesOfGuide(guide, law, found);
      return composeGuideNote(guide, { ...material, ...own }, headedBy, [
        ...(headedBy ? [] : apart),
        ...(at === 0 ? knowledge : []),
      ]);
    }),
  ];
}

/** Articles named where nothing is concluded. */
const NAMED_OPENLY_MAX = 3;

/** Asks what it is about: behind choices in one sentence, without any beside what may be read meanwhile. */
function composeOpenQuestion(
  { inDoubt }: FoundMaterial,
  near: readonly ArticleEvidence[],
  phrases: Phrases,
): string[] {
  if (inDoubt) return [phrases.orInOwnWords];
  const named = near.slice(0, NAMED_OPENLY_MAX).map((source) => {
    const gist = source.digest ? ownWords(source.digest.heading) : '';
    return `- ${phrases.place(source)} [${source.index}]${gist ? `\n  ${gist}` : ''}`;
  });
  return named.length > 0
    ? [phrases.inOwnWords, `## ${phrases.leads}`, named.join('\n')]
    : [phrases.inOwnWords];
}

/** Below what is urgent stands only law that very likely answers: anything else may read as a reproach. */
const LIKELY_AFTER_URGENT = 0.3;

function isUnsureAfterUrgent(
  { urgent, starterOnly }: FoundMaterial,
  leading: readonly ArticleEvidence[],
): boolean {
  return urgent && (starterOnly || leading.every(({ score }) => score < LIKELY_AFTER_URGENT));
}

/** Whether a last day was worked out that the note of the guide does not tell itself. */
function isToldApart(reading: QuestionReading, guide: FoundGuide | null, found: FoundMaterial): boolean {
  const outcome = reading.calculator?.outcome;
  if (outcome?.status !== 'result' || outcome.date === undefined) return false;
  const deadlines = guide ? deadlinesAsked(guide.guide, askedPoints(guide), guide.pointsLead ?? true) : [];
  return !deadlines.some((deadline) => workOutLastDay(deadline, reading, found.published));
}

/** What answers a further trouble: the articles of its guide, most telling first. */
function sourcesOfGuide(guide: FoundGuide, law: readonly ArticleEvidence[], found: FoundMaterial) {
  const terms = termsOf(guide.about ?? found.question, found.words);
  const own = law.filter(({ index }) => guide.sources.includes(index));
  const { leading, related } = selectSources(own, terms, { ...found, guide });
  return { leading, related };
}

/** Whether the files hold so much more of the question than the law that it was asked of them alone. */
function isAboutFiles(
  question: string,
  files: readonly FileEvidence[],
  leading: readonly ArticleEvidence[],
  terms: Terms,
  answers: boolean,
): boolean {
  if (ASKS_LAW.test(question)) return false;
  const shareOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => overlap(terms, text)));
  const ofFiles = shareOf(files.map(({ title, text }) => `${title}\n${text}`));
  return shareOf(leading.map(wordsOf)) < ofFiles * (answers ? LAW_BESIDE_ANSWER_MIN : LAW_OF_FILES_MIN);
}

/** The gist stands on a line of its own: in everyday words, it is no statement of what the article says. */
export function listRelated(related: readonly Evidence[], phrases: Phrases): string {
  return related
    .map((source) => {
      const gist =
        isArticleEvidence(source) && source.digest
          ? ownWords(source.digest.heading)
          : phrases.language === 'en' && isArticleEvidence(source)
            ? ''
            : escapeMarkdown(beginningOf(source));
      return `- ${phrases.place(source)} [${source.index}]${gist ? `\n  ${gist}` : ''}`;
    })
    .join('\n');
}

const BEGINNING_MAX_CHARACTERS = 42;

/** The beginning of an article, to see what it is about; nothing where it speaks of other articles. */
function beginningOf({ text }: Evidence): string {
  const [sentence = ''] = text.match(/^[^。\n]+/) ?? [];
  const beginning = sentence.slice(0, BEGINNING_MAX_CHARACTERS);
  if (findCitations(beginning).length > 0) return '';
  return beginning.length < text.replace(/。$/, '').length ? `${beginning}……` : beginning;
}
