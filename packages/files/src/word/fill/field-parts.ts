import { relationshipsOf } from '../../office/office-package.ts';
import type { ZipPackage } from '../../office/open-package.ts';
import type { WordTemplateProblem } from './word-template.ts';

type Where = Exclude<WordTemplateProblem['where'], 'file'>;
/** A part in which fields are found and filled. */
export interface FieldPart {
  name: string;
  where: Where;
}

const WHERE: Readonly<Record<string, Where>> = { header: 'header', footer: 'footer', footnotes: 'footnote' };

/** The main part, its headers, footers and footnotes. */
export async function fieldParts(zip: ZipPackage, main: string): Promise<FieldPart[]> {
  const linked = (await relationshipsOf(zip, main)).flatMap(({ type, target, external }): FieldPart[] => {
    const where = WHERE[type];
    return where && !external && zip.has(target) ? [{ name: target, where }] : [];
  });
  const once = linked.filter(({ name }, at) => linked.findIndex((one) => one.name === name) === at);
  return [{ name: main, where: 'body' }, ...once.filter(({ name }) => name !== main)];
}
