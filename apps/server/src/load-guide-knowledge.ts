import { loadFields } from '@mingfa/content/fields';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadTypingReader } from '@mingfa/content/load-typing-reader';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import {
  buildGuideIndex,
  buildPointIndex,
  englishVocabulary,
  lawsOfFields,
  loadChoiceModel,
  loadPointModel,
  readRarity,
} from './engine/retrieval/index.ts';

export type GuideKnowledge = Awaited<ReturnType<typeof readGuideKnowledge>>;

let knowledgeRead: Promise<GuideKnowledge> | undefined;

/** What finding guides knows from the content that comes with the product. It never changes while a process lives, so it is read once. */
export function loadGuideKnowledge(): Promise<GuideKnowledge> {
  knowledgeRead ??= readGuideKnowledge();
  return knowledgeRead;
}

async function readGuideKnowledge() {
  const [fields, lexicon, guides, cues, words, understandTyping, choice, englishChoice, pointModel] =
    await Promise.all([
      loadFields(),
      loadLexicon(),
      loadGuides(),
      loadCues(),
      loadEnglishWords(),
      loadTypingReader(),
      loadChoiceModel(),
      loadChoiceModel('english-choice-model'),
      loadPointModel(),
    ]);
  const findWords = matchLexicon(lexicon);
  const english = plainEnglish(words);
  const index = await buildGuideIndex(guides, findWords, cues, english);
  return {
    findWords,
    english,
    understandTyping,
    index,
    points: {
      index: buildPointIndex(guides, pointModel.askings, {
        featuresOf: index.featuresOf,
        rarityOf: readRarity([choice.words, englishChoice.words]),
      }),
      model: pointModel,
    },
    choice,
    englishChoice,
    belongs: lawsOfFields(fields, guides),
    harmlessEnglish: englishVocabulary(guides),
  };
}
