import type { PackLanguage, PackText } from './pack-text.ts';

/** A file of the pack with its SHA-256 in lower-case hexadecimal. */
export interface HashedFile {
  path: string;
  sha256: string;
}

/** A `SHA256SUMS` file as `sha256sum -c` reads it; names with line breaks or backslashes are escaped as it does. */
export const writeSums = (files: readonly HashedFile[]): string =>
  files
    .map(({ path, sha256 }) => {
      const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');

/** How anybody verifies the files of a pack with what their computer has; nothing of the pack is run. */
export function verifyInstructions(language: PackLanguage): PackText {
  return {
    title: language === 'en' ? 'How to verify the files' : '如何核验文件',
    sources: [],
    paragraphs:
      language === 'en'
        ? [
            'Unpack the archive, open a terminal in the folder and compute the value of each file. Nothing in the archive has to be run.',
            'Linux: sha256sum -c SHA256SUMS',
            'macOS: shasum -a 256 -c SHA256SUMS',
            'Windows (PowerShell), one file at a time: Get-FileHash -Algorithm SHA256 "file name"',
            'Every line must end in OK, or the value shown must be the one in SHA256SUMS; capital and small letters are the same. A single different character means that the file is not the one that was packed.',
            'The log of custody: each entry holds the hash of the one before it. An entry that was changed, removed or inserted breaks the chain from there on.',
          ]
        : [
            '解压后在该文件夹中打开终端，对每个文件计算校验值。不需要运行压缩包中的任何程序。',
            'Linux：sha256sum -c SHA256SUMS',
            'macOS：shasum -a 256 -c SHA256SUMS',
            'Windows（PowerShell），逐个文件：Get-FileHash -Algorithm SHA256 "文件名"',
            '每一行都应以 OK 结尾，或者显示的数值与 SHA256SUMS 中的相同（不分大小写）。有一个字符不同，就不是打包时的那个文件。',
            '保管记录：每一条都含有前一条的校验值。改动、删除或者插入任何一条，链条从该处起就对不上。',
          ],
  };
}
