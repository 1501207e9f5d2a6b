import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** The places found for each question, best first. */
export type Orders = Record<string, string[]>;

/**
 * Keeps the orders in a file, or compares them with those that are there: a change that is to make the search quicker must not
 * change what it finds.
 * @returns whether they are the same
 */
export async function compareOrders(path: string, orders: Orders): Promise<boolean> {
  if (!existsSync(path)) {
    await writeFile(path, JSON.stringify(orders));
    console.log(`the orders for ${Object.keys(orders).length} questions are kept in ${path}`);
    return true;
  }
  const kept = JSON.parse(await readFile(path, 'utf8')) as Orders;
  const compared = Object.keys(orders).filter((question) => kept[question]);
  const changed = compared.filter((question) => kept[question]?.join() !== orders[question]?.join());
  console.log(
    `${compared.length - changed.length} of ${compared.length} questions find the same in the same order`,
  );
  for (const question of changed.slice(0, 5)) console.log(`        another order: ${question}`);
  return changed.length === 0;
}
