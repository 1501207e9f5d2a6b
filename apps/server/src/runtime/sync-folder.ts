import { open } from 'node:fs/promises';

/** Puts a folder's names on the disk: without it one that was made or removed may be as before when the power goes. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
