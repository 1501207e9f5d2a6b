import { ParseFailure } from '../../reading/parse-failure.ts';
import { CommentsPart } from './comments-part.ts';
import type { DocxAuthor, DocxChange, DocxOutcome } from './docx-change.ts';
import { labelPackage } from './label-package.ts';
import { PackageFile } from './package-file.ts';
import { linkedPart } from './package-links.ts';
import { decodePart } from './part-text.ts';
import { ChangePlan } from './plan-changes.ts';
import { WordDocument } from './word-document.ts';
import { escapeXml } from './xml-tree.ts';

/**
 * Writes suggestions into a Word file. Takes long for long ones: call it in a worker.
 * @param author.implicitLabel JSON of the label that goes into the file's properties, where a model made suggestions
 * @throws ParseFailure
 */
export async function writeDocxChanges(
  original: Uint8Array,
  changes: readonly DocxChange[],
  author: DocxAuthor,
): Promise<{ content: Buffer; outcomes: Map<string, DocxOutcome> }> {
  const file = await PackageFile.open(original);
  const main = linkedPart(file, '', 'officeDocument') ?? 'word/document.xml';
  const name = file.find(main);
  if (!name) throw new ParseFailure('file_damaged');
  const part = decodePart(file.read(name));
  const word = new WordDocument(part.text);
  const by = {
    author: escapeXml(author.name),
    initials: escapeXml(author.initials),
    date: `${author.date.toISOString().slice(0, 19)}Z`,
  };
  const comments = new CommentsPart(file, main, word, by);
  const { markup } = word;
  const plan = new ChangePlan(
    word,
    comments,
    ` ${markup.name('author')}="${by.author}" ${markup.name('date')}="${by.date}"`,
  );
  const outcomes = new Map(changes.map((change) => [change.id, plan.add(change)]));
  if ([...outcomes.values()].some((outcome) => outcome !== 'nothing')) {
    file.replace(name, part.encode(plan.toSource()));
    comments.write();
    if (author.implicitLabel) labelPackage(file, author.implicitLabel, markup.strict);
  }
  return { content: file.toBytes(), outcomes };
}
