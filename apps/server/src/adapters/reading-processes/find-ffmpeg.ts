import { accessSync, constants } from 'node:fs';

const USUAL = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

/** The ffmpeg that an administrator named, or the one in a usual place; null without one, or where `none` was said. */
export function findFfmpeg(named: string | undefined): string | null {
  if (named === 'none') return null;
  return (named ? [named] : USUAL).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
