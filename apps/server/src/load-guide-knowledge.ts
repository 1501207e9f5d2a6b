import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import {
  buildGuideIndex,
  buildPointIndex,
  loadChoiceModel,
  loadPointModel,
  readRarity,
} from './engine/retrieval/index.ts';

type SearchWords = Awaited<ReturnType<typeof readSearchWords>>;
type GuideKnowledge = Awaited<ReturnType<typeof readGuideKnowledge>>;

let wordsRead: Promise<SearchWords> | undefined;
let knowledgeRead: Promise<GuideKnowledge> | undefined;

/** How a search reads everyday words of both languages. It never changes while a process lives, so it is read once. */
export function loadSearchWords(): Promise<SearchWords> {
  wordsRead ??= readSearchWords();
  return wordsRead;
}

/** What finding guides knows from the content that comes with the product: some seconds of work, done once and only where it is asked for. */
export function loadGuideKnowledge(): Promise<GuideKnowledge> {
  knowledgeRead ??= readGuideKnowledge();
  return knowledgeRead;
}

async function readSearchWords() {
  const [lexicon, english] = await Promise.all([loadLexicon(), loadEnglishWords()]);
  return { findWords: matchLexicon(lexicon), english: plainEnglish(english) };
}

async function readGuideKnowledge() {
  const [{ findWords, english }, guides, cues, choice, englishChoice, pointModel] = await Promise.all([
    loadSearchWords(),
    loadGuides(),
    loadCues(),
    loadChoiceModel(),
    loadChoiceModel('english-choice-model'),
    loadPointModel(),
  ]);
  const index = await buildGuideIndex(guides, findWords, cues, english);
  return {
    index,
    points: {
      index: buildPointIndex(guides, pointModel.askings, {
        featuresOf: index.featuresOf,
        rarityOf: readRarity([choice.words, englishChoice.words]),
      }),
      model: pointModel,
    },
    model: choice,
    english: englishChoice,
  };
}
