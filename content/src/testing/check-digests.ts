import { pathToFileURL } from 'node:url';
import { loadDigests } from '../load-digests.ts';
import { compareDigest, type DigestComparison } from './compare-digest.ts';
import { findSourceLaw } from './digest-sources.ts';

/** One digest with what its comparison found. */
interface CheckedDigest extends DigestComparison {
  /** `劳动合同法 47`. */
  reference: string;
}

/** Compares every digest with the corpora. A law or an article that is not there is a fault. */
export async function checkDigests(): Promise<CheckedDigest[]> {
  const checked: CheckedDigest[] = [];
  const files = await loadDigests();
  const fullTitles = new Map(files.map((file) => [file.shortTitle, file.law]));
  for (const file of files) {
    const law = await findSourceLaw(file.law);
    for (const digest of file.digests) {
      const reference = `${file.shortTitle} ${digest.article}`;
      const text = law?.articles.get(digest.article);
      checked.push(
        text === undefined
          ? {
              reference,
              agreeing: [],
              faults: ['the corpora do not hold this article'],
              omitted: [],
              longestSharedRun: '',
            }
          : { reference, ...compareDigest(digest, text, await relatedTexts(digest.related)) },
      );
    }
  }
  return checked;

  async function relatedTexts(references: string[]): Promise<string[]> {
    const texts: string[] = [];
    for (const reference of references) {
      const [shortTitle, key] = reference.split(' ');
      const law = await findSourceLaw(fullTitles.get(shortTitle ?? '') ?? shortTitle ?? '');
      const text = law?.articles.get(key ?? '');
      if (text !== undefined) texts.push(text);
    }
    return texts;
  }
}

/** `node content/src/check-digests.ts` prints what was compared and ends with 1 when there are faults. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const checked = await checkDigests();
  for (const { reference, agreeing, faults, omitted, longestSharedRun } of checked) {
    console.log(
      `${faults.length > 0 ? '✗' : '✓'} ${reference}  compared: ${agreeing.join('、') || 'no figures'}`,
    );
    for (const fault of faults) console.log(`    fault: ${fault}`);
    if (omitted.length > 0) console.log(`    not given: ${omitted.join('、')}`);
    if (longestSharedRun.length > 12) console.log(`    shared run: ${longestSharedRun}`);
  }
  const faulty = checked.filter((one) => one.faults.length > 0).length;
  const figures = checked.reduce((sum, one) => sum + one.agreeing.length, 0);
  console.log(`${checked.length} digests, ${figures} figures compared, ${faulty} with faults`);
  process.exitCode = faulty > 0 ? 1 : 0;
}
