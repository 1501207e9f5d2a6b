import { pathToFileURL } from 'node:url';
import { type Guide, sentencesOfGuide } from '../guide.ts';
import { loadDigests } from '../load-digests.ts';
import { loadGuides } from '../load-guides.ts';
import { findSourceLaw } from './digest-sources.ts';
import { type Figure, findEnglishNumbers, findFigures } from './figures.ts';

/** One guide with what its comparison with the law found. */
interface CheckedGuide {
  id: string;
  /** Figures that stand in an article of the guide. */
  agreeing: string[];
  /** Faults: each is a sentence for the person who mends the guide. */
  faults: string[];
}

/** Compares every guide with the texts of its articles: they exist, and hold every figure the guide gives. */
export async function checkGuides(): Promise<CheckedGuide[]> {
  const fullTitles = new Map((await loadDigests()).map((file) => [file.shortTitle, file.law]));
  return Promise.all(
    (await loadGuides()).map(async (guide) => {
      const faults: string[] = [];
      const texts: string[] = [];
      for (const { place } of guide.articles) {
        const [shortTitle = '', key = ''] = place.split(' ');
        const law = await findSourceLaw(fullTitles.get(shortTitle) ?? shortTitle);
        const text = law?.articles.get(key);
        if (text === undefined) faults.push(`the corpora do not hold ${place}`);
        else texts.push(text);
      }
      const { agreeing, missing } = compareFigures(guide, texts);
      return { id: guide.id, agreeing, faults: [...faults, ...missing] };
    }),
  );
}

/** Telephone numbers of public services. They are figures of no article. */
const SERVICE_NUMBERS = new Set([
  110, 120, 122, 12309, 12315, 12329, 12333, 12337, 12338, 12345, 12348, 12368, 12377, 12378, 12389, 96110,
]);

/** Articles named by number, and counts of one, say where or which, not how much. */
const saysHowMuch = ({ unit, value }: Figure): boolean =>
  !['条', '项', '款', '个', '份'].includes(unit) && !(value === 1 && ['人', '次', '日'].includes(unit));

/** 最多14日（3＋4＋7）: what is written out as a sum of figures that stand in the articles. */
function sumsWrittenOut(guide: Guide, held: ReadonlySet<number>): ReadonlySet<number> {
  const written = [
    ...sentencesOfGuide(guide, 'zh')
      .join('\n')
      .matchAll(/（(\d+(?:＋\d+)+)）/g),
  ];
  return new Set(
    written.flatMap(([, terms = '']) => {
      const values = terms.split('＋').map(Number);
      return values.every((value) => held.has(value)) ? [values.reduce((sum, value) => sum + value, 0)] : [];
    }),
  );
}

function compareFigures(guide: Guide, texts: readonly string[]): { agreeing: string[]; missing: string[] } {
  const official = texts.flatMap(findFigures);
  const reckoned = sumsWrittenOut(guide, new Set(official.map(({ value }) => value)));
  const elsewhere = new Set((guide.otherSources ?? []).flatMap(({ figures }) => figures));
  const stated = sentencesOfGuide(guide, 'zh').flatMap(findFigures).filter(saysHowMuch);
  const isHeld = (figure: Figure) =>
    elsewhere.has(figure.value) ||
    official.some(({ value, unit }) => value === figure.value && unit === figure.unit) ||
    reckoned.has(figure.value);
  const values = new Set([
    ...reckoned,
    ...official.map(({ value }) => value),
    ...elsewhere,
    ...guide.articles.flatMap(({ place }) => (place.split(' ').at(-1) ?? '').split('-').map(Number)),
  ]);
  const english = sentencesOfGuide(guide, 'en').flatMap(findEnglishNumbers);
  return {
    agreeing: stated.filter(isHeld).map(({ raw }) => raw),
    missing: [
      ...stated.filter((figure) => !isHeld(figure)).map(({ raw }) => `${raw} is in none of its articles`),
      ...english
        .filter(({ value }) => value > 2 && !values.has(value) && !SERVICE_NUMBERS.has(value))
        .map(({ raw }) => `English "${raw}" is in none of its articles`),
    ],
  };
}

/** `node content/src/check-guides.ts` prints what was compared and ends with 1 when there are faults. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const checked = await checkGuides();
  for (const { id, agreeing, faults } of checked) {
    console.log(`${faults.length > 0 ? '✗' : '✓'} ${id}  compared: ${agreeing.join('、') || 'no figures'}`);
    for (const fault of faults) console.log(`    fault: ${fault}`);
  }
  const faulty = checked.filter(({ faults }) => faults.length > 0).length;
  console.log(`${checked.length} guides, ${faulty} with faults`);
  process.exitCode = faulty > 0 ? 1 : 0;
}
