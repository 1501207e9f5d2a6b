import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const START_TIMEOUT_MS = 120_000;

/** LibreOffice on this machine, as a reader that knows nothing of our code. */
export interface LibreOffice {
  /** The file as flat OpenDocument text. */
  toFlatText(docx: Uint8Array): Promise<string>;
  /** The plain text after LibreOffice itself accepted or rejected all changes. */
  resolve(docx: Uint8Array, decision: 'accept' | 'reject'): Promise<string>;
  close(): Promise<void>;
}

const MACRO = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">Sub Resolve(source As String, command As String, target As String)
  Dim opening(0) As New com.sun.star.beans.PropertyValue
  opening(0).Name = "Hidden"
  opening(0).Value = True
  document = StarDesktop.loadComponentFromURL(source, "_blank", 0, opening())
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  dispatcher.executeDispatch(document.CurrentController.Frame, command, "", 0, Array())
  Dim saving(0) As New com.sun.star.beans.PropertyValue
  saving(0).Name = "FilterName"
  saving(0).Value = "Text (encoded)"
  document.storeToURL(target, saving())
  document.close(True)
End Sub
</script:module>`;
const LIBRARY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`;
/** Opens it with a profile of its own; null where it is not installed. */
export async function openLibreOffice(): Promise<LibreOffice | null> {
  const found = await run('which', ['soffice']).catch(() => null);
  if (!found) return null;
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-office-'));
  let files = 0;
  const office = (...words: string[]) =>
    run(
      'soffice',
      [`-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`, '--headless', ...words],
      {
        cwd: folder,
        timeout: START_TIMEOUT_MS,
      },
    );
  // The first start makes the profile; macros put into it before are passed over.
  await office('--terminate_after_init');
  const library = join(folder, 'profile/user/basic/Standard');
  await writeFile(join(library, 'Module1.xba'), MACRO);
  await writeFile(join(library, 'script.xlb'), LIBRARY);
  const keep = async (docx: Uint8Array) => {
    files += 1;
    const path = join(folder, `file${files}.docx`);
    await writeFile(path, docx);
    return path;
  };
  return {
    async toFlatText(docx) {
      const path = await keep(docx);
      await office('--convert-to', 'fodt', path);
      return await readFile(path.replace(/docx$/, 'fodt'), 'utf8');
    },
    async resolve(docx, decision) {
      const path = await keep(docx);
      const target = `${path}.txt`;
      const command = decision === 'accept' ? '.uno:AcceptAllTrackedChanges' : '.uno:RejectAllTrackedChanges';
      const names = [pathToFileURL(path), command, pathToFileURL(target)].join(',');
      await office(`macro:///Standard.Module1.Resolve(${names})`);
      return await readFile(target, 'utf8');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
