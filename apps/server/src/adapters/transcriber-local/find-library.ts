import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAME = 'sherpa-onnx-node';

/**
 * sherpa-onnx, where somebody has installed it: the first of the folders that has it in its `node_modules`, with the build for this kind
 * of machine beside it. It is no part of the program: its builds hold a speech synthesiser under the GPL (decision 034).
 */
export function findLibrary(folders: readonly string[]): { folder: string; version: string } | null {
  for (const given of folders) {
    const folder = join(given, 'node_modules', NAME);
    // The library calls it win, and so do its builds.
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    const build = join(dirname(folder), `sherpa-onnx-${platform}-${process.arch}`, 'sherpa-onnx.node');
    const version = versionOf(folder);
    if (version && existsSync(build)) return { folder, version };
  }
  return null;
}

function versionOf(folder: string): string | null {
  try {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version?: unknown;
    };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}
