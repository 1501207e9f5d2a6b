import { relationshipsOf } from '../office/office-package.ts';
import type { ZipPackage } from '../office/open-package.ts';

const ACTIVE = /macroenabled|vba(?:project|data)|\/activex\//i;

/** Whether a Word file has macros or controls; `type` is the content type of its main part. */
export const hasActiveParts = (zip: ZipPackage, type: string): boolean =>
  ACTIVE.test(type) || zip.names.some((name) => ACTIVE.test(name));

/** Whether a program that opens the file would fetch something elsewhere. Links wait for a click; a template on the same machine is nobody's. */
export async function reachesOut(zip: ZipPackage): Promise<boolean> {
  for (const name of zip.names) {
    const [, folder = '', part] = /^(.*?)_rels\/([^/]+)\.rels$/i.exec(name) ?? [];
    if (part === undefined) continue;
    for (const { external, type, target } of await relationshipsOf(zip, folder + part)) {
      const isFar = /^(?:[a-z]{2,}:(?!\/{0,3}[a-z]:)|\\\\|\/\/)/i.test(target);
      if (external && type !== 'hyperlink' && (type !== 'attachedTemplate' || isFar)) return true;
    }
  }
  return false;
}
