import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { guardedDownloader } from '../../adapters/page-fetcher-guarded/guarded-downloader.ts';
import { writeFolder } from '../../testing/invented-laws.ts';
import { openArchive } from './open-archive.ts';
import { openSource } from './open-source.ts';
import { UnusableSource } from './source-file.ts';

const KINDS = {
  file: /\.(?:md|txt|html?|docx)$/i,
  told: 'DOCX, HTML, TXT or MD',
  fileBytes: 30 * 1024 * 1024,
};

async function writeZip(fill: (zip: JSZip) => void, edit: (bytes: Buffer) => Buffer = (bytes) => bytes) {
  const zip = new JSZip();
  fill(zip);
  const folder = await writeFolder({});
  const path = join(folder, 'laws.zip');
  await writeFile(path, edit(await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })));
  return path;
}

test('readable entries come in a fixed order, other formats and archives inside are left out', async () => {
  const path = await writeZip((zip) => {
    zip.file('b/乙法.md', '# 乙法');
    zip.file('a.docx', 'x');
    zip.file('inner.zip', 'PK');
    zip.file('photo.png', 'x');
    zip.file('.git/config.md', 'x');
    zip.file('__MACOSX/a.md', 'x');
  });
  const archive = await openArchive(path, KINDS);
  expect(archive.files.map((file) => file.path)).toEqual(['a.docx', 'b/乙法.md']);
  expect((await archive.files[1]?.read())?.toString()).toBe('# 乙法');
  await archive.close();
});

test('names that leave the archive are left out and reported', async () => {
  const path = await writeZip(
    (zip) => {
      zip.file('aa/bb/evil.md', '# 恶法');
      zip.file('good.md', '# 好法');
    },
    (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('aa/bb/evil.md', '../../evil.md'), 'latin1'),
  );
  const archive = await openArchive(path, KINDS);
  expect(archive.files.map((file) => file.path)).toEqual(['good.md']);
  expect(archive.problems).toEqual([
    { file: '../../evil.md', problem: expect.stringContaining('unsafe path') },
  ]);
  await archive.close();
});

test('an entry that unpacks to far more than it weighs is left out', async () => {
  const path = await writeZip((zip) => {
    zip.file('bomb.md', 'a'.repeat(3 * 1024 * 1024));
  });
  const archive = await openArchive(path, KINDS);
  expect(archive.files).toEqual([]);
  expect(archive.problems[0]?.problem).toContain('suspicious compression');
  await archive.close();
});

test('an entry that lies about its size is not read past the limit', async () => {
  const path = await writeZip((zip) => {
    zip.file('liar.md', 'a'.repeat(100_000));
  });
  const archive = await openArchive(path, KINDS);
  const [file] = archive.files;
  expect(file?.bytes).toBeLessThan(KINDS.fileBytes);
  expect((await file?.read())?.length).toBe(100_000);
  await archive.close();
});

test('what is no zip is refused in words', async () => {
  const folder = await writeFolder({ 'broken.zip': 'PK\u0003\u0004 nothing more' });
  await expect(openArchive(join(folder, 'broken.zip'), KINDS)).rejects.toThrow(UnusableSource);
});

const IN = {
  workFolder: '/tmp',
  downloader: guardedDownloader({ allowedHosts: async () => [] }),
  kinds: KINDS,
};

test('an address must be http or https', async () => {
  const source = { kind: 'address', location: 'file:///etc/passwd', name: 'x' } as const;
  await expect(openSource(source, IN)).rejects.toThrow('only public http and https');
});

test('a file of another kind is refused with what can be imported', async () => {
  const folder = await writeFolder({ 'photo.png': 'x' });
  const source = { kind: 'path', location: join(folder, 'photo.png'), name: 'photo.png' } as const;
  await expect(openSource(source, IN)).rejects.toThrow('DOCX, HTML, TXT or MD');
});
